// The service worker: shows push notifications, and opens the table on a click. It caches nothing.

interface Pushed {
  id: string;
  title: string;
  text: string;
  place: string;
}

interface Worker {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(wanted: {
      type: 'window';
    }): Promise<{ url: string; focus(): Promise<unknown>; navigate(url: string): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: 'push', listener: (event: Happening & { data: { json(): unknown } | null }) => void): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: Happening & { notification: Notification }) => void,
  ): void;
}

interface Happening {
  waitUntil(doing: Promise<unknown>): void;
}

const worker = self as unknown as Worker;

// All notifications share one tag: a later one replaces an earlier one, and a duplicate is shown once.
worker.addEventListener('push', (event) => {
  const said = event.data?.json() as Pushed | undefined;
  if (!said) return;
  const shown = { body: said.text, tag: 'meadhall', data: said.place };
  event.waitUntil(worker.registration.showNotification(said.title, shown));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const place = new URL(String(event.notification.data), worker.registration.scope).href;
  event.waitUntil(goTo(place));
});

async function goTo(place: string): Promise<void> {
  const open = (await worker.clients.matchAll({ type: 'window' })).filter((one) =>
    one.url.startsWith(worker.registration.scope),
  );
  const page = open.find((one) => one.url === place) ?? open[0];
  if (!page) await worker.clients.openWindow(place);
  else await page.focus().then(() => (page.url === place ? undefined : page.navigate(place)));
}

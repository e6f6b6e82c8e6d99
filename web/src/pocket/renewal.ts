// A newer build is fetched whole beside the one in use; it takes over when nobody plays, or when somebody says so.
import { signal } from '@preact/signals';
import { address } from '../wire/host';

/** A newer build is ready. */
export const renewed = signal(false);
/** Everything is kept in this browser: it works without the network from now on. */
export const kept = signal(false);

/** The browser lets nothing be kept: games end with the page. */
export const forgets = signal(false);

const HOUR = 3_600_000;
let waiting: ServiceWorker | null = null;

export function watchRenewal(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return; // only secure pages have one; without it nothing is kept
  // At the first visit the first build takes over, too: then nothing has been waiting, and nothing begins anew.
  serviceWorker.addEventListener('controllerchange', () => waiting && location.reload());
  void serviceWorker.ready.then(() => {
    kept.value = true;
  });
  void serviceWorker.register(address('service.js'), { updateViaCache: 'none' }).then((registration) => {
    look(registration);
    registration.addEventListener('updatefound', () => look(registration));
    setInterval(() => void registration.update().catch(() => undefined), HOUR);
  });
}

function look(registration: ServiceWorkerRegistration): void {
  const coming = registration.installing ?? registration.waiting;
  const arrive = () => {
    if (coming?.state !== 'installed' || !registration.active) return;
    waiting = coming;
    renewed.value = true;
  };
  coming?.addEventListener('statechange', arrive);
  arrive();
}

/** The new build takes over, and every page begins anew with it; games are kept. */
export function renew(): void {
  waiting?.postMessage('take over');
}

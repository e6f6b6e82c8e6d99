// Updates the offline version. A newer build is downloaded beside the current one; it takes over when no game is open,
// or on a click.
import { signal } from '@preact/signals';
import { address } from '../wire/host';

/** A newer build is ready. */
export const renewed = signal(false);
/** The build is cached: the page works without a network. */
export const kept = signal(false);

/** The browser stores nothing: games are lost when the page closes. */
export const forgets = signal(false);

const HOUR = 3_600_000;
let waiting: ServiceWorker | null = null;

export function watchRenewal(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return; // only secure pages have one; without it nothing is cached
  // The event also fires for the first build at the first visit; then no build was waiting and no reload is needed.
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

/** Activates the new build; every open page reloads. Games are kept. */
export function renew(): void {
  waiting?.postMessage('take over');
}

// Access to the server: over the network, or in this browser (`pocket/`). Callers need not know which.

/** The part of a WebSocket that a link uses. */
export type Wire = Pick<WebSocket, 'readyState' | 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>;

export interface Host {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  open(path: string): Wire;
}

export function address(path: string): string {
  const page = new URL(document.baseURI);
  page.hash = '';
  page.search = '';
  return new URL(path, page).href;
}

const network: Host = {
  fetch: (path, init) => fetch(address(path), init),
  open: (path) => new WebSocket(address(path).replace(/^http/, 'ws')),
};

/** Whether this page runs its own server. Other people then cannot join. */
export const inPocket = document.documentElement.dataset.host === 'pocket';

let current = network;

export function host(): Host {
  return current;
}

export function moveTo(other: Host): void {
  current = other;
}

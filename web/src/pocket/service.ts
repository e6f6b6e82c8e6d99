// The offline service worker: caches one complete build and answers only from it, so that versions never mix. `meadhall
// pocket build` prepends BUILD and PARTS.
declare const BUILD: string; // the folder of the build
declare const PARTS: string; // the hash of the build's file list

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Asking extends Event {
  request: Request;
  respondWith(reply: Promise<Response>): void;
}

interface Scope {
  registration: { scope: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', listener: (event: Asking) => void): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent) => void): void;
}

const scope = self as unknown as Scope;
const home = scope.registration.scope;
const OURS = `meadhall ${home} `;
const CACHE = OURS + BUILD;
const SHELL = ['', 'app.webmanifest', 'icon.svg'];

async function fetched(name: string, integrity: string): Promise<Response> {
  const reply = await fetch(new URL(name, home), integrity ? { integrity } : { cache: 'no-cache' });
  if (!reply.ok) throw new Error(`${name}: ${reply.status}`);
  return reply;
}

/** Caches all files and compares each with its hash. If one is wrong the old build stays. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const list = await fetched(`${BUILD}/pocket.json`, PARTS);
  const parts = (await list.clone().json()) as Record<string, string>;
  await cache.put(new URL(`${BUILD}/pocket.json`, home), list);
  const keep = async (name: string, integrity: string) =>
    cache.put(new URL(name, home), await fetched(name, integrity));
  await Promise.all(Object.entries(parts).map(([name, integrity]) => keep(`${BUILD}/${name}`, integrity)));
  await Promise.all(SHELL.map((name) => keep(name, '')));
  const page = await (await cache.match(home))?.text();
  if (!page?.includes(`data-build="${BUILD}"`)) throw new Error('the first page belongs to another build');
}

async function install(): Promise<void> {
  try {
    await keepAll();
  } catch (trouble) {
    await caches.delete(CACHE);
    throw trouble;
  }
}

async function forgetOthers(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === 'navigate' ? home : request.url;
  return (await cache.match(wanted, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
}

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
scope.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET' && event.request.url.startsWith(home)) event.respondWith(answer(event.request));
});
scope.addEventListener('message', (event) => {
  if (event.data === 'take over') void scope.skipWaiting();
});

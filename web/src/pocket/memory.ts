// The memory of Python once it has started, kept beside its build: later starts begin where the first one had arrived.
// Only what this very browser made of this very build is taken; with anything else Python starts from its parts.

const BLOCK = 4096; // nearly half of a memory are blocks of zeros: they are not kept
const OFF = new Uint8Array(0);

interface Head {
  size: number;
  blocks: number[]; // those that are kept, in this order
}

/** Without its empty blocks: a line of JSON that says which ones are there, then those. */
export function squeezed(memory: Uint8Array): Uint8Array {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.length >>> 2);
  const blocks = Array.from({ length: Math.ceil(memory.length / BLOCK) }, (_, at) => at).filter(
    (at) => !isEmpty(words, at) || (at + 1) * BLOCK > memory.length,
  );
  const head = new TextEncoder().encode(`${JSON.stringify({ size: memory.length, blocks } satisfies Head)}\n`);
  const out = new Uint8Array(head.length + blocks.length * BLOCK);
  out.set(head);
  let at = head.length;
  for (const block of blocks) {
    out.set(memory.subarray(block * BLOCK, (block + 1) * BLOCK), at);
    at += BLOCK;
  }
  return out;
}

function isEmpty(words: Uint32Array, block: number): boolean {
  const end = (block + 1) * (BLOCK >>> 2);
  for (let at = block * (BLOCK >>> 2); at < end; at++) if (words[at]) return false;
  return true;
}

/** What was squeezed, as it was. */
export function expanded(kept: Uint8Array): Uint8Array {
  let at = kept.indexOf(10) + 1;
  const { size, blocks } = JSON.parse(new TextDecoder().decode(kept.subarray(0, at))) as Head;
  const memory = new Uint8Array(size);
  for (const block of blocks) {
    memory.set(kept.subarray(at, at + Math.min(BLOCK, size - block * BLOCK)), block * BLOCK);
    at += BLOCK;
  }
  if (at !== kept.length) throw new Error('the memory is not whole');
  return memory;
}

/** The cache in which the service worker keeps this build (`service.ts`): whatever ends the one ends the other. */
const cacheOf = (base: string): string => {
  const home = new URL('..', base).href;
  return `meadhall ${home} ${base.slice(home.length, -1)}`;
};
const placeOf = (base: string): string => `${base}memory`;

async function digest(data: Uint8Array): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data as BufferSource));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What is there: a memory, `null` where there is none yet, `off` where this browser cannot wake up from one. */
export async function keptMemory(base: string): Promise<Uint8Array | null | 'off'> {
  try {
    if (!(await caches.has(cacheOf(base)))) return null;
    const found = await (await caches.open(cacheOf(base))).match(placeOf(base));
    if (found?.headers.get('x-agent') !== navigator.userAgent) return null;
    const data = new Uint8Array(await found.arrayBuffer());
    if (!data.length) return 'off';
    return found.headers.get('x-digest') === (await digest(data)) ? expanded(data) : null;
  } catch {
    return null; // a browser that keeps nothing
  }
}

async function put(base: string, data: Uint8Array): Promise<void> {
  try {
    if (!(await caches.has(cacheOf(base)))) return; // nobody keeps this build
    const headers = { 'x-agent': navigator.userAgent, 'x-digest': await digest(data) };
    await (await caches.open(cacheOf(base))).put(placeOf(base), new Response(data as BodyInit, { headers }));
  } catch {
    // no room: the next start takes as long as this one
  }
}

/** Once the service worker has kept the build. */
export const keepMemory = (base: string, memory: Uint8Array): Promise<void> => put(base, squeezed(memory));

/** Something went wrong after waking up: never again with this build in this browser. */
export const distrustMemory = (base: string): Promise<void> => put(base, OFF);

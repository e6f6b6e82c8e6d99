// Stores a snapshot of Python's memory beside its build, so that later starts skip the imports. A snapshot is used only
// in the browser and with the build that made it; otherwise Python starts from its files.

const BLOCK = 4096; // bytes; blocks of zeros, nearly half of the memory, are not stored
const OFF = new Uint8Array(0);

interface Head {
  size: number;
  blocks: number[]; // indices of the stored blocks, in this order
}

/** Compresses a snapshot: a line of JSON with the indices of the non-empty blocks, then these blocks. */
export function compressed(memory: Uint8Array): Uint8Array {
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

/** Restores a compressed snapshot. */
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

/**
 * The name of the service worker's cache of this build (`service.ts`). The snapshot is stored in it, so both are
 * deleted together.
 */
const cacheOf = (base: string): string => {
  const home = new URL('..', base).href;
  return `meadhall ${home} ${base.slice(home.length, -1)}`;
};
const placeOf = (base: string): string => `${base}memory`;

async function digest(data: Uint8Array): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data as BufferSource));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The stored snapshot: `null` if there is none yet, `off` if this browser cannot start from one. */
export async function storedSnapshot(base: string): Promise<Uint8Array | null | 'off'> {
  try {
    if (!(await caches.has(cacheOf(base)))) return null;
    const found = await (await caches.open(cacheOf(base))).match(placeOf(base));
    if (found?.headers.get('x-agent') !== navigator.userAgent) return null;
    const data = new Uint8Array(await found.arrayBuffer());
    if (!data.length) return 'off';
    return found.headers.get('x-digest') === (await digest(data)) ? expanded(data) : null;
  } catch {
    return null; // the browser stores nothing
  }
}

async function put(base: string, data: Uint8Array): Promise<void> {
  try {
    if (!(await caches.has(cacheOf(base)))) return; // the service worker has not cached this build
    const headers = { 'x-agent': navigator.userAgent, 'x-digest': await digest(data) };
    await (await caches.open(cacheOf(base))).put(placeOf(base), new Response(data as BodyInit, { headers }));
  } catch {
    // no space: the next start is as slow as this one
  }
}

/** Stores a snapshot, if the service worker has cached the build. */
export const storeSnapshot = (base: string, memory: Uint8Array): Promise<void> => put(base, compressed(memory));

/** Disables snapshots for this build in this browser, after one has failed. */
export const disableSnapshots = (base: string): Promise<void> => put(base, OFF);

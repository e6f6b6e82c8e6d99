// This browser's share of the luck, and the check of all luck of a game. docs/luck.md describes the method.

/** A random share, chosen after the server has committed to its own. */
export function entropy(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

/** The part of a record that the check uses. */
export interface Lucky {
  generator?: string;
  luck: string;
  promise?: { seed: string; entropy: string[]; spans: string };
}

const GENERATOR = 'hmac-sha256/1';
const WORD = 1n << 64n;
const PLAIN = Array.from({ length: 0x7f - 0x23 }, (_, at) => String.fromCharCode(0x23 + at)).filter(
  (letter) => !'"\\'.includes(letter),
);

/**
 * Whether all luck of a finished game is as committed.
 * Null for a game from before this check, or on a page without Web Crypto (no https).
 */
export async function isAsCommitted(record: Lucky, commitment: string): Promise<boolean | null> {
  const { generator, promise } = record;
  if (generator !== GENERATOR || !promise || !globalThis.crypto?.subtle) return null;
  const luck = numbers(record.luck);
  const spans = numbers(promise.spans);
  if (hex(await digest(`meadhall seed:${promise.seed}`)) !== commitment || luck.length !== spans.length) return false;
  const key = await keyOf([promise.seed, ...promise.entropy]);
  const drawn = await Promise.all(spans.map((below, index) => draw(key, index, below)));
  return drawn.every((number, index) => number === luck[index]);
}

async function keyOf(parts: string[]): Promise<CryptoKey> {
  const digests = await Promise.all(parts.map(digest));
  const key = await digest(`meadhall luck:${digests.map(hex).join('')}`);
  return crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

/** The random number with this index, by rejection sampling. */
async function draw(key: CryptoKey, index: number, below: number): Promise<number> {
  const limit = WORD - (WORD % BigInt(below));
  for (let attempt = 0; ; attempt += 1) {
    const block = await crypto.subtle.sign('HMAC', key, bytes(`draw ${index} try ${attempt}`));
    const value = new DataView(block).getBigUint64(0);
    if (value < limit) return Number(value % BigInt(below));
  }
}

/** Decodes letters to numbers, one each. */
function numbers(letters: string): number[] {
  return Array.from(letters, (letter) =>
    PLAIN.includes(letter) ? PLAIN.indexOf(letter) : (letter.codePointAt(0) ?? 0) - 0x100,
  );
}

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const digest = async (text: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes(text)));

function hex(raw: Uint8Array): string {
  return Array.from(raw, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A random seed, as long as the server's. */
export function newSeed(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** The commitment to a seed; '' on a page without Web Crypto (no https). */
export async function commitmentOf(seed: string): Promise<string> {
  return globalThis.crypto?.subtle ? hex(await digest(`meadhall seed:${seed}`)) : '';
}

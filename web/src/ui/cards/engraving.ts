// Asks for pictures in dots, one after another while the page rests, and keeps them.

interface Done {
  number: number;
  address: string | null; // of the dots
}

const SOME = 8;
const BREATH = 400; // milliseconds after a finger came down: what comes of it has both processors to itself
const kept: HTMLImageElement[] = []; // else the browser forgets what it has read

let press: Worker | null = null;
let asked = 0;
const waiting = new Map<number, (address: string | null) => void>();
let queue = Promise.resolve();

/** A screen finer than the dots keeps the paths, and so does a browser that cannot draw beside the page. */
function engraves(): boolean {
  return devicePixelRatio <= 1.5 && 'OffscreenCanvas' in window && 'requestIdleCallback' in window;
}

/** Calls back with addresses of pictures that can be shown at once, some at a time. */
export function engraveAll(wanted: [string, string][], done: (some: Record<string, string>) => void): void {
  if (!engraves()) return;
  for (let at = 0; at < wanted.length; at += SOME)
    queue = queue.then(async () => done(await engraveSome(wanted.slice(at, at + SOME))));
  queue = queue.catch(() => {}); // paths are as good
}

async function engraveSome(wanted: [string, string][]): Promise<Record<string, string>> {
  const made: Record<string, string> = {};
  for (const [id, svg] of wanted) {
    await rest();
    const address = await engrave(svg);
    if (!address) continue;
    const image = new Image();
    image.src = address;
    await image.decode();
    kept.push(image);
    made[id] = image.src;
  }
  return made;
}

function engrave(svg: string): Promise<string | null> {
  if (!press) {
    press = new Worker(new URL('engraver.js', import.meta.url), { type: 'module' });
    press.onmessage = ({ data: { number, address } }: MessageEvent<Done>) => {
      waiting.get(number)?.(address);
      waiting.delete(number);
    };
  }
  const number = asked++;
  press.postMessage({ number, svg });
  return new Promise((done) => waiting.set(number, done));
}

let pressed = Number.NEGATIVE_INFINITY;
for (const event of ['pointerdown', 'keydown'])
  addEventListener(
    event,
    () => {
      pressed = performance.now();
    },
    { capture: true, passive: true },
  );

/** Until the page has nothing to do, and nobody waits for what a click or a key will bring. */
async function rest(): Promise<void> {
  await new Promise((done) => requestIdleCallback(done));
  const wait = pressed + BREATH - performance.now();
  if (wait <= 0) return;
  await new Promise((done) => setTimeout(done, wait));
  await rest();
}

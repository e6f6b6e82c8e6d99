// Rasterises pictures one after another while the page is idle, and keeps them.

interface Done {
  number: number;
  address: string | null; // object URL of the raster image
}

const SOME = 8;
const BREATH = 400; // milliseconds without rasterising after a press, so that the reaction has the processor to itself
const kept: HTMLImageElement[] = []; // keeps decoded images in memory

let press: Worker | null = null;
let asked = 0;
const waiting = new Map<number, (address: string | null) => void>();
let queue = Promise.resolve();

/** Whether pictures are rasterised. They are not on a very fine screen, nor in a browser without OffscreenCanvas. */
function shouldRasterize(): boolean {
  return devicePixelRatio <= 1.5 && 'OffscreenCanvas' in window && 'requestIdleCallback' in window;
}

/** Rasterises the wanted pictures, and calls back with the URLs of those that are ready, a few at a time. */
export function rasterizeAll(wanted: [string, string][], done: (some: Record<string, string>) => void): void {
  if (!shouldRasterize()) return;
  for (let at = 0; at < wanted.length; at += SOME)
    queue = queue.then(async () => done(await engraveSome(wanted.slice(at, at + SOME))));
  queue = queue.catch(() => {}); // vector graphics remain in use
}

async function engraveSome(wanted: [string, string][]): Promise<Record<string, string>> {
  const made: Record<string, string> = {};
  for (const [id, svg] of wanted) {
    await rest();
    const address = await rasterize(svg);
    if (!address) continue;
    const image = new Image();
    image.src = address;
    await image.decode();
    kept.push(image);
    made[id] = image.src;
  }
  return made;
}

function rasterize(svg: string): Promise<string | null> {
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

/** Waits until the page is idle and no click or key is being handled. */
async function rest(): Promise<void> {
  await new Promise((done) => requestIdleCallback(done));
  const wait = pressed + BREATH - performance.now();
  if (wait <= 0) return;
  await new Promise((done) => setTimeout(done, wait));
  await rest();
}

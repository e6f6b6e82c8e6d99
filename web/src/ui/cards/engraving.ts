// Asks for pictures in dots, one after another while the page rests, and keeps them.

interface Done {
  number: number;
  dots: Blob;
}

let press: Worker | null = null;
let made = 0;
const waiting = new Map<number, (dots: Blob) => void>();
let queue = Promise.resolve();

/** A screen finer than the dots keeps the paths, and so does a browser that cannot draw beside the page. */
export function engraves(): boolean {
  return devicePixelRatio <= 1.5 && 'OffscreenCanvas' in window && 'requestIdleCallback' in window;
}

/** Calls back with the address of each picture, when it can be shown at once. */
export function engraveAll(pictures: [string, string][], done: (id: string, address: string) => void): void {
  for (const [id, svg] of pictures)
    queue = queue.then(rest).then(async () => {
      const image = new Image();
      image.src = URL.createObjectURL(await engrave(svg));
      await image.decode();
      kept.push(image);
      done(id, image.src);
    });
  queue = queue.catch(() => {}); // paths are as good
}

const kept: HTMLImageElement[] = []; // else the browser forgets what it has read

function engrave(svg: string): Promise<Blob> {
  if (!press) {
    press = new Worker(new URL('engraver.js', import.meta.url), { type: 'module' });
    press.onmessage = ({ data: { number, dots } }: MessageEvent<Done>) => waiting.get(number)?.(dots);
  }
  const number = made++;
  press.postMessage({ number, svg });
  return new Promise((done) => waiting.set(number, done));
}

function rest(): Promise<void> {
  return new Promise((done) => requestIdleCallback(() => done()));
}

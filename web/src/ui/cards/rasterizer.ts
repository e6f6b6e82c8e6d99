// A worker that rasterises pictures. A path costs time whenever anything near it is redrawn.
import { readSvg, type Shape } from './svg';

const DOTS = 120_000; // pixels of a picture: sharp beside other cards, and small enough to be shown without delay

self.onmessage = async ({ data: { number, svg } }: MessageEvent<{ number: number; svg: string }>) => {
  // pictures that cannot be read stay vector graphics
  self.postMessage({ number, address: await rasterize(svg).catch(() => null) });
};

/**
 * Rasterises one picture and returns its object URL. The URL is made in the worker, because making one blocks the
 * thread.
 */
async function rasterize(svg: string): Promise<string> {
  const { width, height, shapes } = readSvg(svg);
  const scale = Math.sqrt(DOTS / (width * height));
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  const pen = canvas.getContext('2d');
  pen?.scale(canvas.width / width, canvas.height / height);
  for (const shape of shapes) if (pen) draw(pen, shape);
  return URL.createObjectURL(await canvas.convertToBlob());
}

function draw(pen: OffscreenCanvasRenderingContext2D, { path, x, y, look }: Shape): void {
  const line = new Path2D(path);
  pen.save();
  pen.translate(x, y);
  pen.globalAlpha = Number(look.opacity ?? 1);
  pen.fillStyle = look.fill ?? '#000';
  if (look.fill !== 'none') pen.fill(line, look['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero');
  if (look.stroke && look.stroke !== 'none') stroke(pen, line, look);
  pen.restore();
}

function stroke(pen: OffscreenCanvasRenderingContext2D, line: Path2D, look: Shape['look']): void {
  pen.strokeStyle = look.stroke ?? '';
  pen.lineWidth = Number(look['stroke-width'] ?? 1);
  pen.lineJoin = (look['stroke-linejoin'] ?? 'miter') as CanvasLineJoin;
  pen.lineCap = (look['stroke-linecap'] ?? 'butt') as CanvasLineCap;
  pen.miterLimit = 4; // the default of SVG
  pen.setLineDash((look['stroke-dasharray'] ?? '').split(/[ ,]+/).filter(Boolean).map(Number));
  pen.stroke(line);
}

// The world in outline, reckoned and not fetched: the hall's door shows it before any picture is there.

export interface Point {
  x: number;
  y: number;
}

export interface Land {
  path: string;
  heart: Point;
}

const EIGHTHS = 8;
const INNER = 0.37; // where Yggdrasil ends
const HEAD = 0.55; // where a fjord begins

interface Frame {
  centre: Point;
  rx: number;
  ry: number;
  roundness: number;
}

/** A place on the ring: eighths clockwise from the north, and how far out. */
function at(frame: Frame, eighth: number, out: number): Point {
  const angle = (eighth * Math.PI) / 4;
  const bend = (value: number) => Math.sign(value) * Math.abs(value) ** frame.roundness;
  return {
    x: frame.centre.x + frame.rx * out * bend(Math.sin(angle)),
    y: frame.centre.y - frame.ry * out * bend(Math.cos(angle)),
  };
}

/** The coast is never straight, and always the same. */
function rough(eighth: number): number {
  return 0.018 * Math.sin(eighth * 9.1 + 0.6) + 0.012 * Math.sin(eighth * 23.7) + 0.008 * Math.sin(eighth * 51.3 + 2);
}

/** How far a border strays from its ray: fjords open towards the sea. */
function stray(edge: number, out: number, side: number): number {
  const wave = 0.035 * Math.sin(out * 11 + edge * 2.3) + 0.014 * Math.sin(out * 31 + edge);
  const land = 0.011 / out;
  if (edge % 2 !== 0) return wave + side * land;
  const open = Math.max(0, (out - HEAD) / (1 - HEAD));
  return wave * (1 - open) + side * (land + 0.2 * open ** 1.25 + 0.012 * Math.sin(out * 40 + side) * open);
}

function steps(from: number, to: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
}

function border(frame: Frame, edge: number, side: number, from: number, to: number): Point[] {
  return steps(from, to, 16).map((out) => at(frame, edge + stray(edge, out, side), out));
}

function sector(frame: Frame, first: number): Point[] {
  const coast = (from: number, to: number) => steps(from, to, 28).map((eighth) => at(frame, eighth, 1 + rough(eighth)));
  const start = first + stray(first, 1, 1);
  const end = first + 1 + stray(first + 1, 1, -1);
  const inner = steps(first + 1, first, 12).map((eighth) => at(frame, eighth, INNER + 0.012));
  return [
    ...border(frame, first, 1, INNER + 0.012, 0.99),
    ...coast(start, end),
    ...border(frame, first + 1, -1, 0.99, INNER + 0.012),
    ...inner.slice(1, -1),
  ];
}

function drawn(points: Point[]): string {
  return `M${points.map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('L')}Z`;
}

const FRAME: Frame = { centre: { x: 600, y: 338 }, rx: 548, ry: 302, roundness: 0.78 };

function province(first: number): Land {
  const aside = first % 2 === 0 ? -0.055 : 0.055;
  return { path: drawn(sector(FRAME, first)), heart: at(FRAME, first + 0.5 + aside, 0.725) };
}

/** Yggdrasil, then the ring as the hall lists it. */
function lands(): Land[] {
  const grove = steps(0, EIGHTHS, 72).map((eighth) => at(FRAME, eighth, INNER - 0.012 + rough(eighth * 1.7) * 0.5));
  const ring = steps(0, EIGHTHS - 1, EIGHTHS - 1).map((index) => province((index + 6) % EIGHTHS));
  return [{ path: drawn(grove), heart: FRAME.centre }, ...ring];
}

export const OUTLINE = { width: 1200, height: 672, lands: lands() };

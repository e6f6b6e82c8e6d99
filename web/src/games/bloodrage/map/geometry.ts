// The shape of the world: a ring of eight provinces round Yggdrasil, four fjords cut into it. Wide for a desk,
// tall for a phone held upright; the same coast every time.

export interface Point {
  x: number;
  y: number;
}

export interface World {
  width: number;
  height: number;
  tall: boolean;
  size: number; // of a man
  lands: Land[]; // Yggdrasil, then the ring as the hall lists it
  waters: Record<string, Water>;
}

export interface Land {
  path: string;
  heart: Point;
}

export interface Water {
  path: string;
  berths: Point[];
}

const EIGHTHS = 8;
const INNER = 0.37; // where Yggdrasil ends
const HEAD = 0.55; // where a fjord begins
const FJORDS: Record<string, number> = { north: 0, east: 2, south: 4, west: 6 };

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

function water(frame: Frame, edge: number): Water {
  const mouth = steps(edge - 0.24, edge + 0.24, 10).map((eighth) => at(frame, eighth, 1.11));
  const path = drawn([...border(frame, edge, -1, HEAD, 1), ...mouth, ...border(frame, edge, 1, 1, HEAD)]);
  const berth = (aside: number, out: number) => at(frame, edge + aside, out);
  const berths = [berth(0, 0.95), berth(-0.13, 1.01), berth(0.13, 1.01), berth(0, 0.77), berth(0, 1.05)];
  return { path, berths };
}

function world(width: number, height: number, frame: Frame, size: number, hearts: number): World {
  const grove = steps(0, EIGHTHS, 72).map((eighth) => at(frame, eighth, INNER - 0.012 + rough(eighth * 1.7) * 0.5));
  const ring = steps(0, EIGHTHS - 1, EIGHTHS - 1).map((index) => (index + 6) % EIGHTHS);
  const lands = ring.map((first) => ({
    path: drawn(sector(frame, first)),
    heart: at(frame, first + 0.5 + (first % 2 === 0 ? -0.055 : 0.055), hearts),
  }));
  const waters = Object.fromEntries(Object.entries(FJORDS).map(([key, edge]) => [key, water(frame, edge)]));
  return {
    width,
    height,
    tall: height > width,
    size,
    lands: [{ path: drawn(grove), heart: frame.centre }, ...lands],
    waters,
  };
}

export const WIDE = world(1200, 672, { centre: { x: 600, y: 338 }, rx: 548, ry: 302, roundness: 0.78 }, 22, 0.725);
export const TALL = world(640, 800, { centre: { x: 320, y: 400 }, rx: 288, ry: 362, roundness: 0.8 }, 18, 0.72);

/** Where figures stand in a province: one to each village, in rows of three. */
export function villages(heart: Point, count: number, size: number): Point[] {
  const gap = size * 2.35;
  const rows = count <= 3 ? [count] : count === 4 ? [2, 2] : [3, 2];
  return rows.flatMap((length, row) =>
    Array.from({ length }, (_, index) => ({
      x: heart.x + (index - (length - 1) / 2) * gap,
      y: heart.y + (row - (rows.length - 1) / 2) * gap * 0.95,
    })),
  );
}

/** In Yggdrasil there is no limit: rows as long as needed, but to the right one reads what they are worth. */
export function gathering({ size, tall }: World, heart: Point, count: number): Point[] {
  const long = Math.min(tall ? 4 : 6, Math.max(3, Math.ceil(count / 3)));
  const gap = Math.min(size * 2.3, (size * (tall ? 8 : 11)) / long);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / long);
    const inRow = Math.min(long, count - row * long);
    return {
      x: heart.x - size * 0.6 + ((index % long) - (inRow - 1) / 2) * gap,
      y: heart.y + size * 1.2 + (row - (Math.ceil(count / long) - 1) / 2) * size * 2.1,
    };
  });
}

// The painted world in numbers: shapes to click, places to stand and to read, as the map's painter wrote them down.
import raw from '../../../../art/bloodrage/map.json';

export interface Point {
  x: number;
  y: number;
}

export interface Land {
  path: string;
  box: Box; // in which it lies
  heart: Point;
  label: Point;
  places: Point[];
}

export interface Water {
  path: string;
  label: Point;
  berths: Point[];
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface World {
  name: 'wide' | 'tall';
  width: number;
  height: number;
  sight: Box; // always shown; what lies beyond it runs under the panels
  man: number; // height of a man's picture
  lands: Record<string, Land>;
  waters: Record<string, Water>;
}

type Pair = number[]; // across, down

interface Written {
  width: number;
  height: number;
  sight: Box;
  provinces: Record<string, { path: string; heart: Pair; label: Pair; places: Pair[] }>;
  fjords: Record<string, { path: string; label: Pair; berths: Pair[] }>;
}

function point([x = 0, y = 0]: Pair): Point {
  return { x, y };
}

/** The box of a path; it is written in whole points, across and down. */
function boxOf(path: string): Box {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  const [across, down] = [0, 1].map((way) => numbers.filter((_, at) => at % 2 === way)) as [number[], number[]];
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return { left, top, width: Math.max(...across) - left, height: Math.max(...down) - top };
}

/** A box with a margin. */
export function around({ left, top, width, height }: Box, margin: number): Box {
  return { left: left - margin, top: top - margin, width: width + 2 * margin, height: height + 2 * margin };
}

function mapped<From, To>(things: Record<string, From>, change: (thing: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(things).map(([key, thing]) => [key, change(thing)]));
}

function world(name: World['name'], man: number): World {
  const { width, height, sight, provinces, fjords } = (raw as Record<World['name'], Written>)[name];
  const lands = mapped(provinces, ({ path, heart, label, places }) => ({
    path,
    box: boxOf(path),
    heart: point(heart),
    label: point(label),
    places: places.map(point),
  }));
  const waters = mapped(fjords, ({ path, label, berths }) => ({
    path,
    label: point(label),
    berths: berths.map(point),
  }));
  return { name, width, height, sight, man, lands, waters };
}

export const WIDE = world('wide', 106);
export const TALL = world('tall', 80);

/** Where so many stand round a heart: rows that grow closer, the hindmost first. */
export function rows({ man }: World, heart: Point, count: number): Point[] {
  const deep = Math.ceil(count / 6);
  const long = Math.ceil(count / deep);
  const across = Math.min(man * 0.66, (man * 4) / long);
  const down = Math.min(man * 0.52, (man * 1.3) / deep);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / long);
    const inRow = Math.min(long, count - row * long);
    return {
      x: heart.x + ((index % long) - (inRow - 1) / 2) * across,
      y: heart.y + (row - (deep - 1) / 2) * down,
    };
  });
}

/** One to each village; where more stand than villages, they move together. */
export function spotsIn(world: World, land: Land, count: number): Point[] {
  return count <= land.places.length ? land.places : rows(world, land.heart, count);
}

/** In a fjord each ship has its berth; further ones lie behind the first. */
export function berthsIn({ berths }: Water, { man }: World, count: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const berth = berths[index % berths.length] ?? { x: 0, y: 0 };
    const round = Math.floor(index / berths.length);
    return { x: berth.x + round * man * 0.3, y: berth.y + round * man * 0.2 };
  });
}

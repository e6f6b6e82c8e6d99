// Coordinates of the map: shapes to click, places for figures and labels, as written by the program that draws it.
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
  sight: Box; // the area that is always visible; the rest may be covered by panels
  man: number; // height of a warrior's picture
  lands: Record<string, Land>;
  waters: Record<string, Water>;
}

type Pair = number[]; // x, y

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

/** The bounding box of a path with absolute integer coordinates. */
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

/** Positions of `count` figures around a point, in rows from back to front. Rows get denser with the count. */
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

/** Positions of figures in a province: one for each village, denser if there are more figures than villages. */
export function spotsIn(world: World, land: Land, count: number): Point[] {
  return count <= land.places.length ? land.places : rows(world, land.heart, count);
}

/** Positions of ships in a fjord. Further ships stand behind the first ones. */
export function berthsIn({ berths }: Water, { man }: World, count: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const berth = berths[index % berths.length] ?? { x: 0, y: 0 };
    const round = Math.floor(index / berths.length);
    return { x: berth.x + round * man * 0.3, y: berth.y + round * man * 0.2 };
  });
}

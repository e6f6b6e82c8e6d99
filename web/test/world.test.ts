// The coordinates of the map: every figure has a visible place of its own.
import { expect, test } from 'vitest';
import { berthsIn, rows, spotsIn, TALL, WIDE, type World } from '../src/games/bloodrage/map/world';

const WORLDS: [string, World][] = [
  ['wide', WIDE],
  ['tall', TALL],
];
const PROVINCES = ['myrkulor', 'elvagar', 'angerboda', 'muspelheim', 'horgr', 'utgard', 'andlang', 'gimle'];

test.each(WORLDS)('the %s map has all provinces and fjords', (_, world) => {
  expect(Object.keys(world.lands).sort()).toEqual([...PROVINCES, 'yggdrasil'].sort());
  expect(Object.keys(world.waters).sort()).toEqual(['east', 'north', 'south', 'west']);
});

test.each(WORLDS)('on the %s map every place is in the visible area', (_, world) => {
  const { left, top, width, height } = world.sight;
  const spots = [
    ...Object.values(world.lands).flatMap(({ heart, label, places }) => [heart, label, ...places]),
    ...Object.values(world.waters).flatMap(({ berths, label }) => [label, ...berths]),
  ];
  for (const { x, y } of spots) {
    expect(x >= left && x <= left + width && y >= top && y <= top + height).toBe(true);
  }
});

test.each(WORLDS)('on the %s map up to sixteen figures stand apart', (_, world) => {
  const land = world.lands.elvagar;
  const water = world.waters.north;
  if (!land || !water) throw new Error('no such place');
  for (let count = 1; count <= 16; count += 1) {
    for (const spots of [
      rows(world, land.heart, count),
      spotsIn(world, land, count).slice(0, count),
      berthsIn(water, world, Math.min(count, 10)),
    ]) {
      expect(new Set(spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(spots.length);
    }
  }
});

test('villages are used one by one; more figures stand closer together', () => {
  const land = WIDE.lands.myrkulor;
  if (!land) throw new Error('no such place');
  expect(spotsIn(WIDE, land, 3)).toBe(land.places);
  expect(spotsIn(WIDE, land, 10)).toHaveLength(10);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LEGEND as BLOOD_RAGE } from '../src/games/bloodrage/legend';
import { LEGEND as VALHALLA } from '../src/games/valhalla/legend';
import { TABLE_SIGNS } from '../src/table/signs';
import { CONTROLS } from '../src/ui/controls';
import { GLYPHS } from '../src/ui/glyphs';
import { inside, SEAT_ICONS } from '../src/ui/icons';

const LEGENDS = { valhalla: VALHALLA, bloodrage: BLOOD_RAGE };
const GAMES = Object.keys(LEGENDS) as (keyof typeof LEGENDS)[];
const meanings = (game: keyof typeof LEGENDS) =>
  [...TABLE_SIGNS, ...LEGENDS[game]].map(([sign, words]) => [typeof sign === 'string' ? sign : sign.name, words]);

test.each(GAMES)('in %s each icon has one meaning, and each meaning one icon', (game) => {
  const all = meanings(game);
  for (const at of [0, 1] as const) expect(new Set(all.map((one) => one[at])).size).toBe(all.length);
});

test('the icon of a seat has no other meaning', () => {
  expect(new Set(SEAT_ICONS).size).toBe(SEAT_ICONS.length);
  expect(meanings('valhalla').filter(([sign]) => SEAT_ICONS.some((seat) => seat === sign))).toEqual([]);
});

test('plain icons differ and are listed', () => {
  const drawn = Object.values({ ...GLYPHS, ...CONTROLS });
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(Object.keys(GLYPHS).filter((name) => !TABLE_SIGNS.some(([icon]) => icon === name))).toEqual([]);
});

const EVERYWHERE = ['en', 'ru', 'pl', 'cs'].flatMap((tongue) => GAMES.map((game) => [game, tongue] as const));

test.each(EVERYWHERE)('every icon of %s has words in %s', (game, tongue) => {
  const files = [
    `words/${tongue}.ftl`,
    `words/guide.${tongue}.ftl`,
    `../src/meadhall/games/${game}/words/${tongue}.ftl`,
  ];
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const missing = meanings(game)
    .map(([, key]) => String(key))
    .filter((key) => !key.startsWith('expansion-') && !new RegExp(`^${key} =`, 'm').test(text));
  expect(missing).toEqual([]);
});

test('an icon of one path is created directly, any other is parsed', () => {
  expect(inside('<path fill="currentColor" d="M0 0h9"/>').children?.props).toEqual({
    fill: 'currentColor',
    d: 'M0 0h9',
  });
  for (const words of Object.values(GLYPHS)) expect(inside(words).dangerouslySetInnerHTML).toEqual({ __html: words });
});

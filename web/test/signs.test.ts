import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LEGEND } from '../src/games/valhalla/legend';
import { TABLE_SIGNS } from '../src/table/signs';
import { GLYPHS } from '../src/ui/glyphs';

const all = [...TABLE_SIGNS, ...LEGEND];

test('one sign has one meaning, and one meaning one sign', () => {
  for (const at of [0, 1] as const) expect(new Set(all.map((one) => one[at])).size).toBe(all.length);
});

test('plain glyphs are told apart and listed', () => {
  expect(new Set(Object.values(GLYPHS)).size).toBe(Object.keys(GLYPHS).length);
  expect(Object.keys(GLYPHS).filter((name) => !TABLE_SIGNS.some(([icon]) => icon === name))).toEqual([]);
});

test.each(['en', 'ru', 'pl', 'cs'])('every sign has words in %s', (tongue) => {
  const files = [
    `words/${tongue}.ftl`,
    `words/guide.${tongue}.ftl`,
    `../src/meadhall/games/valhalla/words/${tongue}.ftl`,
  ];
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const missing = all.filter(([, key]) => !key.startsWith('expansion-') && !new RegExp(`^${key} =`, 'm').test(text));
  expect(missing).toEqual([]);
});

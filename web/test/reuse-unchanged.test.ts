import { expect, test } from 'vitest';
import { reuseUnchanged } from '../src/live/reuse-unchanged';

const table = () => ({
  age: 1,
  clans: [
    { seat: 0, rage: 3, hand: ['a', 'b'] },
    { seat: 1, rage: 5, hand: null },
  ],
});

test('equal values stay the same object, in whole or in part', () => {
  const before = table();
  expect(reuseUnchanged(before, table())).toBe(before);
  const after = table();
  after.clans[1] = { seat: 1, rage: 4, hand: null };
  const shown = reuseUnchanged(before, after);
  expect(shown).toEqual(after);
  expect(shown.clans[0]).toBe(before.clans[0]);
  expect(shown.clans[1]).not.toBe(before.clans[1]);
  expect(shown).not.toBe(before);
});

test('changed values are taken from the new object', () => {
  for (const [before, after] of [
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: undefined }, { b: undefined }],
    [{}, []],
    [[], {}],
    [null, {}],
    [{}, null],
    [{ a: [] }, { a: {} }],
    [0, ''],
  ])
    expect(reuseUnchanged(before, after)).toStrictEqual(after);
});

test('the old object is not modified', () => {
  const before = table();
  reuseUnchanged(before, { ...table(), age: 2 });
  expect(before).toEqual(table());
});

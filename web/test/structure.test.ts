import { describe, expect, test } from 'vitest';
import { fieldsOf, isEmpty, isLarge, stepNow, titleOf } from '../src/games/structure';

describe('fields', () => {
  test('fields that are missing, empty or false are left out', () => {
    const { simple, large } = fieldsOf({ a: null, b: '', c: false, d: [], e: {}, f: 0, g: true, h: [[], [null]] });
    expect(simple.map(([key]) => key)).toEqual(['f', 'g']);
    expect(large).toEqual([]);
  });

  test('nested things get panels of their own', () => {
    const { simple, large } = fieldsOf({ deck: 3, board: ['bread'], guests: [{ seat: 0 }], fight: { winner: 1 } });
    expect(simple.map(([key]) => key)).toEqual(['deck', 'board']);
    expect(large.map(([key]) => key)).toEqual(['guests', 'fight']);
  });

  test('a count is shown only if the things themselves are not', () => {
    expect(fieldsOf({ hand: ['a', 'b'], hand_size: 2 }).simple).toEqual([['hand', ['a', 'b']]]);
    expect(fieldsOf({ hand: null, hand_size: 2 }).simple).toEqual([['hand_size', 2]]);
  });

  test('malformed states have no fields', () => {
    for (const value of [null, undefined, 7, 'text', []]) expect(fieldsOf(value)).toEqual({ simple: [], large: [] });
  });
});

test('a thing is named by its key, its name or its card', () => {
  expect(titleOf({ key: 'gimle', live: true })).toEqual(['gimle', { live: true }]);
  expect(titleOf({ card: 'boar', cost: 2 })).toEqual(['boar', { cost: 2 }]);
  expect(titleOf({ key: '', seat: 1 })).toEqual(['', { key: '', seat: 1 }]);
});

test('a timeline is recognised by its steps', () => {
  const steps = [
    { rule: 'A-1', place: 1, state: 'past' },
    { rule: 'A-2', place: 2, state: 'now' },
  ];
  expect(stepNow(steps)).toBe('A-2');
  expect(stepNow([...steps, { seat: 1 }])).toBeUndefined();
  expect(stepNow([])).toBeUndefined();
});

test('an empty list is empty, and a list of lists is large', () => {
  expect([isEmpty([null, '']), isEmpty([0]), isEmpty({ a: [] })]).toEqual([true, false, true]);
  expect([isLarge(['a']), isLarge([[1]]), isLarge([{}])]).toEqual([false, true, true]);
});

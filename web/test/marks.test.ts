import { expect, test } from 'vitest';
import { registerEffects } from '../src/live/event-effects';
import { marksOf, stepFrom } from '../src/table/marks';
import { line } from './things';

registerEffects('fight', { turn: { weight: 'turn' }, attacked: { fights: true } });

test('turns and battles are marked where they begin', () => {
  const log = ['turn', 'drew', 'turn', 'attacked', 'won'].map((name, number) => line(number, name, 0));
  const chapters = [{ lines: 0 }, { lines: 1 }, { lines: 2 }, { lines: 4 }, { lines: 5 }];
  expect(marksOf('fight', chapters, log)).toEqual([
    { at: 1, sort: 'turn' },
    { at: 3, sort: 'battle' },
  ]);
});

test('steps go from battle to battle and stop at the last', () => {
  const battles = [3, 9, 12];
  expect([0, 3, 10, 12].map((at) => stepFrom(at, 1, battles))).toEqual([3, 9, 12, 12]);
  expect([0, 3, 10, 20].map((at) => stepFrom(at, -1, battles))).toEqual([0, 3, 9, 12]);
});

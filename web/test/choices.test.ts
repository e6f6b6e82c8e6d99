import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import { Choices } from '../src/games/valhalla/turn/choices';
import type { ScreenProps } from '../src/live/scope';
import { option, question, subject, table, update } from './things';

const OPTIONS = [
  option(1, 'add', subject('card', 'bera')),
  option(2, 'place', subject('slot', '', 2)),
  option(3, 'pass'),
];

function choices(latest: boolean, answer = vi.fn(), begin = vi.fn()): Choices {
  const scope = { link: { answer }, gesture: { late: signal(false), begin } };
  const shown = { update: update(9, { question: question('turn', ...OPTIONS) }), log: [], latest };
  return new Choices({ scope, table: table(), shown } as unknown as ScreenProps);
}

test('options are found by their verb and by the thing that they are about', () => {
  const all = choices(true);
  expect(all.withVerb('pass').map(({ action }) => action)).toEqual([3]);
  expect(all.about('slot', ({ number }) => number === 2).map(({ action }) => action)).toEqual([2]);
  expect(all.about('card', ({ key }) => key === 'wolf')).toEqual([]);
  expect([all.has('add'), all.has('attack')]).toEqual([true, false]);
});

test('nothing can be chosen while an older table is shown', () => {
  expect(choices(false).options).toEqual([]);
  expect(choices(false).prompt).toBe('');
});

test('an answer goes to the version that is shown', () => {
  const answer = vi.fn();
  choices(true, answer).take(OPTIONS[0] as (typeof OPTIONS)[number]);
  expect(answer).toHaveBeenCalledWith(1, 9);
});

test('several answers are sent as one gesture with the current question', () => {
  const begin = vi.fn();
  const all = choices(true, vi.fn(), begin);
  const plan = [{ prompt: 'turn', verb: 'pass', about: null }];
  all.takeAll(plan);
  expect(begin).toHaveBeenCalledWith(plan, all.question, 9);
});

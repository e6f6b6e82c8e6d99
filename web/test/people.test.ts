// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { about, state } from '../src/contests/summary';
import { ready as contestsReady, nameOf } from '../src/contests/words';
import { span } from '../src/people/curve';
import { signed } from '../src/people/profile';
import { personAddress } from '../src/people/words';
import { speak } from '../src/ui/words';
import type { ContestInfo, Entrant } from '../src/wire/messages';

const CUP: ContestInfo = {
  id: 'c',
  name: 'Cup',
  game: 'valhalla',
  form: 'swiss',
  size: 2,
  status: 'gathering',
  starts: 0,
  most: 8,
  entrants: 3,
  round: 0,
  rounds: 0,
  pace: 'evening',
  modules: [],
  mine: false,
};
const DELETED: Entrant = {
  number: 2,
  name: '',
  bot: '',
  place: 0,
  points: 0,
  opponents: 0,
  wins: 0,
  played: 0,
  out: false,
  mine: false,
};

beforeEach(async () => {
  await speak('en');
  await vi.waitUntil(contestsReady);
});

test('the two lines of a tournament say what is played and how far it is', () => {
  expect(about(CUP)).toBe('Valhalla · Swiss · 2 at a table · 45 minutes each');
  expect(state(CUP)).toBe('3 of 8 · begins when it is full');
  expect(state({ ...CUP, status: 'running', round: 2, rounds: 4 })).toBe('Round 2 of 4');
  expect(state({ ...CUP, status: 'running', form: 'knockout', round: 2 })).toBe('Round 2');
  expect(state({ ...CUP, status: 'running', form: 'league', round: 5, rounds: 5 })).toBe('3 of 8');
  expect(state({ ...CUP, status: 'cancelled' })).toBe('Cancelled');
});

test('bots are numbered, and a deleted person has no name', () => {
  expect(nameOf({ ...DELETED, name: 'Anna' })).toBe('Anna');
  expect(nameOf({ ...DELETED, bot: 'karl' })).toMatch(/ 3$/);
  expect(nameOf(DELETED)).toBe('somebody who is gone');
});

test('the axis of a rating has a minimum width, and each change has its sign', () => {
  expect(span([1500, 1510])).toEqual([1475, 1535]);
  expect(span([1400, 1600])).toEqual([1400, 1600]);
  expect([signed(12), signed(0), signed(-7)]).toEqual(['+12', '+0', '−7']);
});

test('a name in any alphabet has an address', () => {
  expect(personAddress('Дмитрий / 50%')).toBe('#/people/%D0%94%D0%BC%D0%B8%D1%82%D1%80%D0%B8%D0%B9%20%2F%2050%25');
});

import { beforeEach, expect, test } from 'vitest';
import { registerEffects } from '../src/live/event-effects';
import { entriesOf, sentence } from '../src/log/sentence';
import { line, subject, table } from './things';

beforeEach(() => {
  registerEffects('raid', { drew: { gathered: true }, picked: { private: true }, milled: { counted: true } });
});

const told = (...lines: ReturnType<typeof line>[]) =>
  entriesOf('raid', lines).map(({ line: { name, subjects }, times }) => [name, subjects.length, times]);

test('several equal events in a row become one line', () => {
  expect(told(line(0, 'drew', 0, subject('card', 'a')), line(1, 'drew', 0, subject('card', 'b')))).toEqual([
    ['drew', 2, 2],
  ]);
  expect(told(line(0, 'rolled', 0), line(1, 'rolled', 0))).toEqual([['rolled', 0, 2]]);
});

test('events of two players stay two lines', () => {
  expect(told(line(0, 'drew', 0), line(1, 'drew', 1))).toHaveLength(2);
  expect(told(line(0, 'won', 0, subject('seat', '', 1)), line(1, 'won', 0, subject('seat', '', 2)))).toHaveLength(2);
});

test('events without information are left out', () => {
  expect(told({ ...line(0, 'picked', 1), hidden: true }, line(1, 'milled', 0, subject('number', '', 0)))).toEqual([]);
  expect(told(line(0, 'picked', 0), line(1, 'milled', 0, subject('number', '', 2)))).toHaveLength(2);
});

test('an event without words still names the player and the thing', () => {
  const rowed = line(0, 'rowed-home', 1, subject('boat', 'long-ship'), subject('number', '', 2));
  expect(sentence(table(), rowed)).toBe('Björn: Rowed home Long ship\u00a0×\u00a02');
});

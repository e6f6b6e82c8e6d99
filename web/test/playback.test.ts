// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { registerEffects } from '../src/live/event-effects';
import { Playback } from '../src/live/playback';
import { speed } from '../src/ui/settings';
import { line, option, question, table, update } from './things';

let playback: Playback;

beforeEach(() => {
  vi.useFakeTimers();
  speed.value = 1;
  registerEffects('raid', { won: { decides: true } });
  playback = new Playback(() => table());
  playback.push(update(1), [], false); // the table when the page was opened
});

const now = () => playback.shown.value?.update.version;
const theirs = (version: number, name = 'drew') => update(version, { lines: [line(version, name, 1)] });

test('the first table is shown at once, and the next one too', () => {
  playback.push(theirs(2), [], false);
  expect(now()).toBe(2);
});

test('a move of an opponent is shown for a beat', () => {
  for (const version of [2, 3]) playback.push(theirs(version), [], false);
  vi.advanceTimersByTime(519);
  expect(now()).toBe(2);
  vi.advanceTimersByTime(1);
  expect(now()).toBe(3);
});

test('a decisive event is shown for longer', () => {
  playback.push(theirs(2, 'won'), [], false);
  playback.push(theirs(3), [], false);
  vi.advanceTimersByTime(1399);
  expect(now()).toBe(2);
  vi.advanceTimersByTime(1);
  expect(now()).toBe(3);
});

test('the player’s own moves are shown at once', () => {
  playback.push(update(2, { lines: [line(1, 'drew', 0)] }), [], true);
  playback.push(update(3, { lines: [line(2, 'drew', 0)] }), [], true);
  vi.advanceTimersByTime(150);
  expect(now()).toBe(3);
});

test('a question is shown without a pause', () => {
  playback.push(update(2, { lines: [line(1, 'drew', 1)], question: question('pass', option(1, 'pass')) }), [], false);
  playback.push(theirs(3), [], false);
  vi.advanceTimersByTime(0);
  expect(now()).toBe(3);
});

test('skipping shows the last version, and only that is the latest', () => {
  for (const version of [2, 3, 4, 5]) playback.push(theirs(version), [], false);
  vi.advanceTimersByTime(520);
  expect([now(), playback.shown.value?.latest]).toEqual([3, false]);
  playback.skip();
  expect(now()).toBe(5);
  expect(playback.shown.value?.latest).toBe(true);
});

test('with animations off everything is shown at once', () => {
  speed.value = 0;
  for (const version of [2, 3, 4]) playback.push(theirs(version), [], false);
  vi.advanceTimersByTime(1);
  expect(now()).toBe(4);
});

test('with animations off a queued game is drawn once, with its whole log', () => {
  speed.value = 0;
  const drawn: number[] = [];
  playback.shown.subscribe((shown) => drawn.push(shown?.update.version ?? -1));
  for (let version = 2; version <= 200; version++) playback.push(theirs(version), [], false);
  vi.advanceTimersByTime(1);
  expect(drawn).toEqual([1, 2, 200]);
  expect(playback.shown.value?.update.lines.length).toBe(198);
  playback.push(theirs(201), [], false);
  expect(now()).toBe(201);
});

test('a stopped playback shows nothing more', () => {
  for (const version of [2, 3]) playback.push(theirs(version), [], false);
  playback.stop();
  vi.advanceTimersByTime(10_000);
  expect(now()).toBe(2);
});

import { signal } from '@preact/signals';
import { beforeEach, expect, test, vi } from 'vitest';
import { Gesture, type Planned } from '../src/live/gesture';
import type { Link } from '../src/live/link';
import type { Update } from '../src/wire/messages';
import { line, option, question, subject, update } from './things';

const PICK: Planned = { prompt: 'reroll', verb: 'pick-die', about: 4 };
const ROLL: Planned = { prompt: 'reroll', verb: 'roll', about: null };
const ASKED = question('reroll', option(11, 'pick-die', subject('die', '', 4)), option(12, 'roll'));

let link: { waiting: ReturnType<typeof signal<boolean>>; refused: ReturnType<typeof signal>; answer: Link['answer'] };
let given: [number, number][];
let shown: { update: Update; ours: boolean }[];
let gesture: Gesture;

beforeEach(() => {
  vi.useFakeTimers();
  given = [];
  shown = [];
  link = { waiting: signal<boolean>(false), refused: signal<unknown>(null), answer: () => undefined };
  link.answer = (action, version) => {
    given.push([action, version]);
    link.waiting.value = true;
  };
  const show = (now: Update, _: unknown, ours: boolean) => shown.push({ update: now, ours });
  gesture = new Gesture(link as unknown as Link, (now) => now.question, show);
});

function comes(now: Update): void {
  gesture.meet(now, []);
  link.waiting.value = false;
}

test('the answers are sent one by one, each to the question it was planned for', () => {
  gesture.begin([PICK, ROLL], ASKED, 1);
  expect(given).toEqual([[11, 1]]);
  comes(update(2, { question: ASKED }));
  expect(given).toEqual([
    [11, 1],
    [12, 2],
  ]);
});

test('only the last table is shown, with the log of all steps', () => {
  gesture.begin([PICK, ROLL], ASKED, 1);
  comes(update(2, { question: ASKED, lines: [line(1, 'picked', 0)] }));
  expect(shown).toEqual([]);
  comes(update(3, { lines: [line(2, 'rolled', 0)] }));
  expect(shown.map(({ update: { version } }) => version)).toEqual([3]);
  expect(shown[0]?.update.lines.map(({ name }) => name)).toEqual(['picked', 'rolled']);
});

test('an unexpected question ends the gesture', () => {
  gesture.begin([PICK, ROLL], ASKED, 1);
  comes(update(2, { question: question('pay-card', option(30, 'roll')) }));
  expect(given.length).toBe(1);
  expect(gesture.busy.value).toBe(false);
  expect(shown.length).toBe(1);
});

test('a refusal ends the gesture', () => {
  gesture.begin([PICK, ROLL], ASKED, 1);
  link.refused.value = { reason: 'illegal' };
  link.waiting.value = false;
  expect(gesture.busy.value).toBe(false);
  comes(update(1, { question: ASKED }));
  expect(given.length).toBe(1);
});

test('no gesture starts while an answer is being sent', () => {
  link.waiting.value = true;
  gesture.begin([ROLL], ASKED, 1);
  expect(given).toEqual([]);
});

test('waiting is shown only if it takes long', () => {
  gesture.begin([ROLL], ASKED, 1);
  vi.advanceTimersByTime(99);
  expect(gesture.late.value).toBe(false);
  vi.advanceTimersByTime(1);
  expect(gesture.late.value).toBe(true);
  comes(update(2));
  expect(gesture.late.value).toBe(false);
});

test('moves of others during a gesture are shown as theirs', () => {
  comes(update(2));
  expect(shown[0]?.ours).toBe(false);
});

test('a step planned for any question answers the one that offers the thing', () => {
  gesture.begin([PICK, { prompt: null, verb: null, about: 'hall' }], ASKED, 1);
  comes(update(2, { question: question('where', option(41, 'go', subject('place', 'hall', 0))) }));
  expect(given).toEqual([
    [11, 1],
    [41, 2],
  ]);
});

// @vitest-environment happy-dom
// The panel above a puzzle: it requests the verdict until it is known, and ignores outdated replies.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Shown } from '../src/live/playback';
import { PuzzleNote } from '../src/puzzles/note';
import { moveTo } from '../src/wire/host';
import { table, update } from './things';

const UNANSWERED = { right: false, prompt: '', mine: '', tries: [], why: [], hard: 0, rating: 0, gained: 0 };
const SOLVED = { ...UNANSWERED, right: true, mine: 'pass' };
const RIDDLES = { today: 'a', done: true, next: 'b', count: 2, tried: 1, solved: 1, rating: 1200 };
const root = document.createElement('div');

let asked: string[] = [];

function answers(...replies: [number, object][]): void {
  asked = [];
  moveTo({
    fetch: async (path) => {
      asked.push(path);
      const [status, body] = path.includes('puzzles?') ? [200, RIDDLES] : (replies.shift() ?? [500, {}]);
      return new Response(JSON.stringify(body), { status });
    },
    open: () => vi.fn() as never,
  });
}

async function at(version: number): Promise<void> {
  const shown = { update: update(version) } as unknown as Shown;
  await act(() => render(<PuzzleNote table={table({ puzzle: 'a' })} shown={shown} />, root));
  await later(0);
}

async function later(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds).then(() => undefined));
}

const told = () => root.querySelector('.verdict') !== null;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  render(null, root);
  vi.useRealTimers();
});

test('after a rate limit the verdict is requested again', async () => {
  answers([200, UNANSWERED], [429, { reason: 'too-fast' }], [200, SOLVED]);
  await at(4);
  await at(5);
  expect([told(), root.querySelector('.problem') !== null]).toEqual([false, true]);
  await later(2500);
  expect([told(), root.querySelector('.problem')]).toEqual([true, null]);
  expect(asked.length).toBe(4);
});

test('a final refusal is shown once and not retried', async () => {
  answers([404, { reason: 'no-such-puzzle' }]);
  await at(4);
  await later(10_000);
  expect([asked.length, root.querySelector('.problem') !== null]).toEqual([1, true]);
});

test('a reply from before the answer is ignored after it', async () => {
  let slow: (reply: Response) => void = () => undefined;
  const replies = [
    new Promise<Response>((done) => {
      slow = done;
    }),
    Promise.resolve(Response.json(SOLVED)),
  ];
  moveTo({
    fetch: async (path) =>
      path.includes('puzzles?') ? Response.json(RIDDLES) : (replies.shift() as Promise<Response>),
    open: () => vi.fn() as never,
  });
  await at(4);
  await at(5);
  expect(told()).toBe(true);
  slow(Response.json(UNANSWERED));
  await later(0);
  expect(told()).toBe(true);
});

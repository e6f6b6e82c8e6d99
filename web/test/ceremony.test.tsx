// @vitest-environment happy-dom
// The ceremony of Blood Rage: counts by source, closes on any click, and does not play with reduced motion.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCeremony } from '../src/ending/ceremony';
import { Crowning } from '../src/games/bloodrage/ending/crowning';
import type { Stage } from '../src/games/bloodrage/stage';
import { speed } from '../src/ui/settings';
import type { LogLine } from '../src/wire/messages';
import { line, subject, table } from './things';

const root = document.createElement('div');
const STEP = 1500;
const LONGEST = 3500;

const began = (number: number, phase: string) => line(number, 'phase-began', -1, subject('phase', phase));
const gained = (number: number, seat: number, glory: number) =>
  line(number, 'gained-glory', seat, subject('number', '', glory));
const LOG: LogLine[] = [
  began(0, 'action'),
  gained(1, 0, 3), // from a battle
  line(2, 'pillaged', 1, subject('province', 'gimle'), subject('token', 'glory')),
  gained(3, 1, 5),
  line(4, 'lost-glory', 0, subject('number', '', 1)),
  line(5, 'quest-done', 0, subject('card', 'manheim-2')),
  gained(6, 0, 6),
  began(7, 'ragnarok'),
  gained(8, 1, 2),
];

function stage(): Stage {
  const clans = [
    { seat: 0, clan: 'bear', glory: 8 },
    { seat: 1, clan: 'wolf', glory: 7 },
  ];
  const view = { clans, winners: [0], seat: 0 };
  return { view, table: table(), pieces: [], props: { shown: { log: LOG } } } as unknown as Stage;
}

function Table({ over }: { over: boolean }) {
  const ceremony = useCeremony(over);
  return ceremony.open ? <Crowning stage={stage()} close={ceremony.close} /> : <p>scores</p>;
}

const { settings } = (window as unknown as { happyDOM: { settings: { device: Record<string, string> } } }).happyDOM;
const calm = (wish: string) => {
  settings.device.prefersReducedMotion = wish;
};
const seen = (selector: string) => [...root.querySelectorAll(selector)].map((one) => one.textContent);
const totals = () => seen('.stone-top b').map(Number);
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const draw = (over: boolean) => act(() => render(<Table over={over} />, root));

/** Ends the game while the page is open. */
async function end(): Promise<void> {
  await draw(false);
  await draw(true);
}

/** The glory on the stones after each source. */
async function counting(): Promise<number[][]> {
  const course: number[][] = [];
  while (root.querySelector('.counted .now')) {
    course.push(totals());
    await wait(STEP);
  }
  return course;
}

beforeEach(() => {
  vi.useFakeTimers();
  speed.value = 1;
});

afterEach(() => {
  render(null, root);
  vi.useRealTimers();
});

test('glory is counted by source, and losses come last', async () => {
  await end();
  expect(await counting()).toEqual([
    [3, 0], // battles
    [3, 5], // pillage
    [9, 5], // quests
    [9, 7], // Ragnarök
    [8, 7], // lost
  ]);
});

test('then only the winner is crowned, with the glory in the table of scores', async () => {
  await end();
  await counting();
  expect(totals()).toEqual([8, 7]);
  expect(seen('.clan-stone.crowned .stone-top b')).toEqual(['8']);
  expect(root.querySelectorAll('.stone-crown')).toHaveLength(1);
  await wait(LONGEST);
  expect(root.textContent).toBe('scores');
});

test.each([
  ['a click', () => (root.querySelector('.ceremony') as HTMLElement).click()],
  ['the button', () => (root.querySelector('.ceremony button') as HTMLElement).click()],
  ['Escape', () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
])('%s ends it at once, and it does not come back', async (_, enough) => {
  await end();
  expect(root.querySelector('.ceremony')).not.toBeNull();
  await act(() => void enough());
  expect(root.textContent).toBe('scores');
  await draw(true);
  await wait(LONGEST);
  expect(root.textContent).toBe('scores');
});

test('no ceremony with animations off or with reduced motion', async () => {
  speed.value = 0;
  await end();
  expect(root.textContent).toBe('scores');
  render(null, root);
  speed.value = 1;
  calm('reduce');
  await end();
  calm('no-preference');
  expect(root.textContent).toBe('scores');
});

test('no ceremony for a page opened after the end', async () => {
  await draw(true);
  expect(root.textContent).toBe('scores');
});

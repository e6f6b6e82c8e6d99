// The end of Blood Rage: counted source by source, ended by whoever has seen enough, and not at all for who wants calm.
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
  gained(1, 0, 3), // a battle
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

/** The game ends while we look on. */
async function end(): Promise<void> {
  await draw(false);
  await draw(true);
}

/** What stands on the stones after each source, until all are counted. */
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

test('source by source the glory is counted, and what was lost comes off last', async () => {
  await end();
  expect(await counting()).toEqual([
    [3, 0], // battles
    [3, 5], // pillage
    [9, 5], // quests
    [9, 7], // Ragnarök
    [8, 7], // lost
  ]);
});

test('then the winner alone is crowned, with the glory the table shows', async () => {
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

test('who wants everything at once, or calm, sees the scores', async () => {
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

test('who comes later sees the scores', async () => {
  await draw(true);
  expect(root.textContent).toBe('scores');
});

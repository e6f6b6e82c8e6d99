// @vitest-environment happy-dom
// Banners: each shown once, one after another, closed by a click, and off with reduced motion.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Banner, useMoment } from '../src/ui/motion/moment';
import { speed } from '../src/ui/settings';
import type { LogLine } from '../src/wire/messages';
import { line } from './things';

const root = document.createElement('div');
let drawn = 0;

function Table({ log }: { log: LogLine[] }) {
  drawn += 1;
  const moment = useMoment(log, (lines) =>
    lines
      .filter(({ name }) => name === 'burnt')
      .map(({ number }) => ({ line: number, title: `${number}`, mood: 'fire', aside: number > 1 })),
  );
  return <Banner moment={moment} />;
}

async function shown(log: LogLine[]): Promise<string> {
  await act(() => render(<Table log={log} />, root));
  return later(200);
}

async function later(milliseconds: number): Promise<string> {
  await act(() => void vi.advanceTimersByTime(milliseconds));
  return root.textContent ?? '';
}

beforeEach(() => {
  vi.useFakeTimers();
  speed.value = 1;
});

afterEach(() => {
  render(null, root);
  vi.useRealTimers();
});

const PAST = [line(0, 'burnt', 0)];
const TWO = [...PAST, line(1, 'burnt', 0), line(2, 'burnt', 0)];

test('moments from before the page was opened are skipped; new ones are shown one by one', async () => {
  expect(await shown(PAST)).toBe('');
  expect(await shown(TWO)).toBe('1');
  expect(await later(2200)).toBe('');
  expect(await later(200)).toBe('2');
  expect(await later(2200)).toBe('');
});

test('the new table is drawn before the banner', async () => {
  await shown(PAST);
  await act(() => render(<Table log={TWO} />, root));
  expect(root.textContent).toBe('');
  expect(await later(200)).toBe('1');
});

test('the table is drawn once for a moment', async () => {
  await shown(PAST);
  drawn = 0;
  await act(() => render(<Table log={TWO} />, root));
  expect(drawn).toBe(1);
});

test('any click closes the banner', async () => {
  await shown(PAST);
  await shown(TWO);
  await act(() => void window.dispatchEvent(new Event('pointerdown')));
  expect(root.textContent).toBe('');
});

test('no banner with animations off', async () => {
  speed.value = 0;
  await shown(PAST);
  expect(await shown(TWO)).toBe('');
});

test('the table is darkened, unless the event is visible on it', async () => {
  await shown(PAST);
  await shown(TWO);
  expect(root.querySelectorAll('.moment-dusk').length).toBe(1);
  await later(2200);
  expect(await later(200)).toBe('2');
  expect(root.querySelectorAll('.moment-dusk').length).toBe(0);
});

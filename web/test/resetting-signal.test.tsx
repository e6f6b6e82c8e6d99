// @vitest-environment happy-dom
// Selections are cleared with each question.
import type { Signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { type ScreenProps, useAsked } from '../src/live/scope';
import { useResettingSignal } from '../src/ui/resetting-signal';

const root = document.createElement('div');
const drawn: string[] = [];
let picked: Signal<string>;

function Table({ question }: { question: string }) {
  picked = useResettingSignal('nothing', question);
  drawn.push(`${question}: ${picked.value}`);
  return null;
}

afterEach(() => {
  render(null, root);
  drawn.length = 0;
});

test('a selection is cleared with the next question, in the same render', async () => {
  await act(() => render(<Table question="gifts" />, root));
  await act(() => {
    picked.value = 'the first card';
  });
  await act(() => render(<Table question="more gifts" />, root));
  expect(drawn).toEqual(['gifts: nothing', 'gifts: the first card', 'more gifts: nothing']);
});

test('a selection stays while the question stays', async () => {
  await act(() => render(<Table question="gifts" />, root));
  await act(() => {
    picked.value = 'the first card';
  });
  await act(() => render(<Table question="gifts" />, root));
  expect(drawn.at(-1)).toBe('gifts: the first card');
});

test('moves of others keep the question’s key; an answer changes it even if the same options return', async () => {
  const link = { answers: 0 };
  const asked: string[] = [];
  function Screen({ version, seat }: { version: number; seat: number }) {
    asked.push(useAsked({ scope: { link }, shown: { update: { version, seat } } } as ScreenProps, 'turn 7 9'));
    return null;
  }
  await act(() => render(<Screen version={1} seat={0} />, root));
  await act(() => render(<Screen version={2} seat={0} />, root));
  link.answers += 1;
  await act(() => render(<Screen version={2} seat={0} />, root)); // the answer is being sent
  await act(() => render(<Screen version={3} seat={0} />, root));
  await act(() => render(<Screen version={3} seat={1} />, root)); // the next player at a shared device
  const [first, second, waiting, third, other] = asked;
  expect([second, waiting]).toEqual([first, first]);
  expect(third).not.toBe(first);
  expect(other).not.toBe(third);
});

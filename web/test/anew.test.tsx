// What is picked up belongs to one question.
import type { Signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { useAnew } from '../src/ui/anew';

const root = document.createElement('div');
const drawn: string[] = [];
let picked: Signal<string>;

function Table({ question }: { question: string }) {
  picked = useAnew('nothing', question);
  drawn.push(`${question}: ${picked.value}`);
  return null;
}

afterEach(() => {
  render(null, root);
  drawn.length = 0;
});

test('what was picked for one question is never drawn at the next, which is drawn once', async () => {
  await act(() => render(<Table question="gifts" />, root));
  await act(() => {
    picked.value = 'the first card';
  });
  await act(() => render(<Table question="more gifts" />, root));
  expect(drawn).toEqual(['gifts: nothing', 'gifts: the first card', 'more gifts: nothing']);
});

test('it stays as long as the same is asked', async () => {
  await act(() => render(<Table question="gifts" />, root));
  await act(() => {
    picked.value = 'the first card';
  });
  await act(() => render(<Table question="gifts" />, root));
  expect(drawn.at(-1)).toBe('gifts: the first card');
});

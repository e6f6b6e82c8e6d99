// Signals about the window. A component that reads one is rendered again when it changes.

import { type ReadonlySignal, signal } from '@preact/signals';

export function media(query: string): ReadonlySignal<boolean> {
  const asked = matchMedia(query);
  const holds = signal(asked.matches);
  asked.addEventListener('change', () => {
    holds.value = asked.matches;
  });
  return holds;
}

/** Whether the window is as narrow as a phone's. */
export const narrow = media('(max-width: 860px)');

const breadth = signal(innerWidth);
addEventListener('resize', () => {
  breadth.value = innerWidth;
});

/** The width left beside `pixels`, up to `widest`, so that text in a chart keeps its size. */
export function roomBeside(pixels: number, widest: number): number {
  return Math.min(widest, breadth.value - pixels);
}

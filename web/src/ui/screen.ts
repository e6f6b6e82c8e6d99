// What the window is like. Whoever reads one of these while drawing is drawn anew when it changes.

import { type ReadonlySignal, signal } from '@preact/signals';

export function media(query: string): ReadonlySignal<boolean> {
  const asked = matchMedia(query);
  const holds = signal(asked.matches);
  asked.addEventListener('change', () => {
    holds.value = asked.matches;
  });
  return holds;
}

/** As on a phone. */
export const narrow = media('(max-width: 860px)');

const breadth = signal(innerWidth);
addEventListener('resize', () => {
  breadth.value = innerWidth;
});

/** As wide as there is room beside so many pixels: what is written in a chart is then drawn in its own size. */
export function roomBeside(pixels: number, widest: number): number {
  return Math.min(widest, breadth.value - pixels);
}

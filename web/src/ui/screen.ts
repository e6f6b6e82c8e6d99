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

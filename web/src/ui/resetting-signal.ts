// A signal that resets with each question, for selections.
import { type Signal, signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';

/**
 * A signal that resets in the same render in which `of` changes. A reset in an effect would first draw and measure the
 * new table with the old selection.
 */
export function useResettingSignal<T>(start: T, of: string): Signal<T> {
  return useMemo(() => signal(start), [of]);
}

// What is picked up for one question is never drawn at the next.
import { type Signal, signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';

/** A signal that begins anew whenever what it belongs to changes. Emptied after that was drawn, the new table would be
    seen with what was picked at the old one, measured so, and drawn a second time. */
export function useAnew<T>(start: T, of: string): Signal<T> {
  return useMemo(() => signal(start), [of]);
}

// Keeps entered values in this browser, so that they survive a phone's sleep between two turns.
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { recall, remember } from '../settings';

const VERSION = '1'; // increase it when the shape of stored values changes

/** The stored value of a key; `first` if there is none, or one of another shape. */
export function readStored<T extends object>(key: string, first: T): T {
  try {
    const found: unknown = JSON.parse(recall(`companion${VERSION}.${key}`, 'null'));
    return found && typeof found === 'object' ? { ...first, ...found } : first;
  } catch {
    return first;
  }
}

export function useStored<T extends object>(key: string, first: T): Signal<T> {
  const kept = useSignal(readStored(key, first));
  useEffect(() => remember(`companion${VERSION}.${key}`, JSON.stringify(kept.value)), [kept.value]);
  return kept;
}

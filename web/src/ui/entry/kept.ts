// What is entered stays in this browser, so that a phone may sleep between two turns.
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { recall, remember } from '../settings';

const VERSION = '1'; // another one where the shape of what is kept has changed

/** What lies under this key; the first value where nothing does, or something else. */
export function recalled<T extends object>(key: string, first: T): T {
  try {
    const found: unknown = JSON.parse(recall(`companion${VERSION}.${key}`, 'null'));
    return found && typeof found === 'object' ? { ...first, ...found } : first;
  } catch {
    return first;
  }
}

export function useKept<T extends object>(key: string, first: T): Signal<T> {
  const kept = useSignal(recalled(key, first));
  useEffect(() => remember(`companion${VERSION}.${key}`, JSON.stringify(kept.value)), [kept.value]);
  return kept;
}

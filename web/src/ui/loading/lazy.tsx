// A component that is fetched when first rendered.

import { signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../words';

/** Wraps a lazily fetched component. With `quietly` nothing is shown while it loads. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>, quietly = false): ComponentType<P> {
  const fetched = signal<{ part: ComponentType<P> } | null>(null);
  return function Later(props: P): JSX.Element | null {
    useEffect(() => {
      void load().then((part) => {
        fetched.value = { part };
      });
    }, []);
    const Part = fetched.value?.part;
    if (!Part && quietly) return null;
    return Part ? <Part {...props} /> : <p class="loading">{say('fetching-table')}</p>;
  };
}

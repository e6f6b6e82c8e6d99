// A part of the page that is fetched when it is first drawn.

import { signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../words';

export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const fetched = signal<{ part: ComponentType<P> } | null>(null);
  return function Later(props: P): JSX.Element {
    useEffect(() => {
      void load().then((part) => {
        fetched.value = { part };
      });
    }, []);
    const Part = fetched.value?.part;
    return Part ? <Part {...props} /> : <p class="loading">{say('fetching-table')}</p>;
  };
}

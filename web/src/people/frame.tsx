// The frame of every page about people: the current page, and links to the others.

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Preferences } from '../person/preferences';
import { fetchSheet } from '../ui/loading/sheets';
import { Wordmark } from '../ui/parts';
import { say } from '../ui/words';
import { Ways } from './ways';

interface FrameProps {
  title: string;
  at: 'ladder' | 'contests' | 'people' | ''; // '' on pages that only a link leads to
  ready: boolean;
  children: ComponentChildren;
}

export function Frame({ title, at, ready, children }: FrameProps) {
  const dressed = useSignal(false);
  useEffect(() => {
    void fetchSheet('people').then(() => {
      dressed.value = true;
    });
  }, []);
  useEffect(() => {
    if (title) document.title = `${title} · Meadhall`;
  }, [title]);
  if (!ready || !dressed.value) return <p class="loading">{say('fetching-table')}</p>;
  return (
    <div class="hall people-room">
      <header class="hall-top">
        <Wordmark />
        <Preferences />
      </header>
      <Ways at={at} />
      <main>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}

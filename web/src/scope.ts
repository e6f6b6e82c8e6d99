// What every part of a table may use.
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Link } from './link';
import type { Playback, Shown } from './playback';
import type { TableInfo } from './wire';
import { say, sayFirst } from './words';

export interface TableScope {
  link: Link;
  playback: Playback;
  shown: Signal<Shown | null>;
  mine: ReadonlySignal<number>;
}

export interface ScreenProps {
  scope: TableScope;
  table: TableInfo;
  shown: Shown;
}

/** What a seat is called. */
export function names(table: TableInfo, seat: number): string {
  const found = table.seats[seat];
  if (!found) return say('somebody');
  if (found.kind === 'bot') return say('bot-name', { name: BOT_NAMES[seat % BOT_NAMES.length] ?? '', strength: sayFirst([`bot-${found.bot}`]) });
  return found.name || say(table.mine.includes(seat) ? 'you' : 'seat-name', { number: seat + 1 });
}

const BOT_NAMES = ['Gunnvor', 'Snorri', 'Thyra', 'Ketil', 'Yrsa', 'Sturla'];

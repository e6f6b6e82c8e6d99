// What every part of a table may use.
import type { ReadonlySignal, Signal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { language } from '../ui/settings';
import { say, sayFirst } from '../ui/words';
import type { TableInfo, Update } from '../wire/messages';
import type { Gesture } from './gesture';
import type { Link } from './link';
import type { Playback, Shown } from './playback';

/** A moment: a version of the table, or the one in which a line of the log was written. */
export type Past = { version: number } | { line: number };

export interface TableScope {
  link: Link;
  gesture: Gesture;
  playback: Playback;
  shown: Signal<Shown | null>;
  /** The table as it is, though it may not be shown yet. */
  newest: Signal<Update | null>;
  mine: ReadonlySignal<number>;
  /** The moment that is looked at again, or null at the living table. */
  past: Signal<Past | null>;
  /** The seat to whom this device is being handed, while the table is covered. */
  covered: Signal<number | null>;
}

export interface ScreenProps<View = unknown> {
  scope: TableScope;
  /** `mine` holds only the seat that is looking now. */
  table: TableInfo;
  shown: Shown<View>;
}

/** Whether I have answered since this came up; what is told stays until then. */
export function useAnsweredSince({ link }: TableScope, what: number | undefined): boolean {
  const came = useRef({ what, answers: link.answers });
  if (came.current.what !== what) came.current = { what, answers: link.answers };
  return link.answers > came.current.answers;
}

/** By what a question is known: whatever others do meanwhile it is the same, but after an answer of mine it is another
    one, though the same may be chosen again. */
export function useAsked({ scope, shown }: ScreenProps, choices: string): string {
  const { version, seat } = shown.update;
  const answers = useMemo(() => scope.link.answers, [version]);
  return `${seat} ${answers} ${choices}`;
}

/** What a seat is called. */
export function names(table: TableInfo, seat: number): string {
  const found = table.seats[seat];
  if (!found) return say('somebody');
  if (found.kind === 'bot')
    return say('bot-name', {
      name: BOT_NAMES[seat % BOT_NAMES.length] ?? '',
      strength: sayFirst([`bot-${found.bot}`]),
    });
  return found.name
    ? `${found.name}${namesake(table, seat)}`
    : say(table.mine.includes(seat) ? 'you' : 'seat-name', { number: seat + 1 });
}

/** Several seats in one sentence. */
export function listed(table: TableInfo, seats: number[]): { name: string; count: number } {
  const all = seats.map((seat) => names(table, seat));
  return { name: new Intl.ListFormat(language.value).format(all), count: all.length };
}

/** A seat for a sentence: what it is called, and whether it is mine, for then the sentence says "you". */
export function called(table: TableInfo, seat: number): { name: string; me: 'yes' | 'no' } {
  return { name: names(table, seat), me: table.mine.includes(seat) ? 'yes' : 'no' };
}

/** Whoever has the name of somebody before them is the second, the third and so on. */
function namesake({ seats }: TableInfo, seat: number): string {
  const before = seats
    .slice(0, seat)
    .filter((other) => other.kind === 'person' && other.name === seats[seat]?.name).length;
  return before > 0 ? ` ${before + 1}` : '';
}

const BOT_NAMES = ['Gunnvor', 'Snorri', 'Thyra', 'Ketil', 'Yrsa', 'Sturla'];

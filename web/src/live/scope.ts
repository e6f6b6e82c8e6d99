// The state that all parts of a table's page share.
import type { ReadonlySignal, Signal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { language } from '../ui/settings';
import { say, sayFirst } from '../ui/words';
import type { TableInfo, Update } from '../wire/messages';
import type { Gesture } from './gesture';
import type { Link } from './link';
import type { Playback, Shown } from './playback';

/** A moment in the past: a version of the table, or the one that wrote a log line. */
export type Past = { version: number } | { line: number };

export interface TableScope {
  link: Link;
  gesture: Gesture;
  playback: Playback;
  shown: Signal<Shown | null>;
  /** The newest version of the table, which may not be shown yet. */
  newest: Signal<Update | null>;
  mine: ReadonlySignal<number>;
  /** The past moment that is shown, or null for the current table. */
  past: Signal<Past | null>;
  /** The seat that takes over this device, while the table is covered. */
  covered: Signal<number | null>;
}

export interface ScreenProps<View = unknown> {
  scope: TableScope;
  /** `mine` is only the seat that looks at the device now. */
  table: TableInfo;
  shown: Shown<View>;
}

/** Whether the player has answered since this was shown. Announcements stay until then. */
export function useAnsweredSince({ link }: TableScope, what: number | undefined): boolean {
  const came = useRef({ what, answers: link.answers });
  if (came.current.what !== what) came.current = { what, answers: link.answers };
  return link.answers > came.current.answers;
}

/**
 * The key of the current question. It does not change while others move, but it does after each answer of the player,
 * even if the same options are offered again.
 */
export function useAsked({ scope, shown }: ScreenProps, choices: string): string {
  const { version, seat } = shown.update;
  const answers = useMemo(() => scope.link.answers, [version]);
  return `${seat} ${answers} ${choices}`;
}

/** The name of a seat. */
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

/** The names of several seats in one phrase. */
export function listed(table: TableInfo, seats: number[]): { name: string; count: number } {
  const all = seats.map((seat) => names(table, seat));
  return { name: new Intl.ListFormat(language.value).format(all), count: all.length };
}

/**
 * A seat as an argument of a message: its name, and whether it is the player's own, for then the sentence says "you".
 */
export function called(table: TableInfo, seat: number): { name: string; me: 'yes' | 'no' } {
  return { name: names(table, seat), me: table.mine.includes(seat) ? 'yes' : 'no' };
}

/** Appends a number to a name that an earlier seat has too. */
function namesake({ seats }: TableInfo, seat: number): string {
  const before = seats
    .slice(0, seat)
    .filter((other) => other.kind === 'person' && other.name === seats[seat]?.name).length;
  return before > 0 ? ` ${before + 1}` : '';
}

const BOT_NAMES = ['Gunnvor', 'Snorri', 'Thyra', 'Ketil', 'Yrsa', 'Sturla'];

// Names of things in sentences. A game may name its own kinds of things, and say which can be enlarged.

import { say, sayFirst } from '../ui/words';
import type { Subject, TableInfo } from '../wire/messages';
import { names } from './scope';

/**
 * Names a thing; `beside` are the other things in the sentence. A power, for example, is named only beside its jarl.
 */
type Namer = (subject: Subject, beside: Subject[]) => string | undefined;
type Look = (subject: Subject) => string | undefined;

const NAMERS: Record<string, Namer> = {};
const AT_TABLE: Record<string, Namer> = {};
const LOOKS: Record<string, Look> = {};

export function nameThings(game: string, namer: Namer): void {
  NAMERS[game] = namer;
}

/** Registers names that depend on one table. */
export function nameThingsAt(table: string, namer: Namer): void {
  AT_TABLE[table] = namer;
}

/** Registers the function that returns the key by which `Peek` draws a thing of this game. */
export function showThings(game: string, look: Look): void {
  LOOKS[game] = look;
}

export function lookOf(table: TableInfo, subject: Subject): string | undefined {
  return LOOKS[table.game]?.(subject);
}

/** The name of a thing in a sentence. */
export function thing(table: TableInfo, subject: Subject | null, beside: Subject[] = []): string {
  if (!subject) return '';
  const own = AT_TABLE[table.id]?.(subject, beside) ?? NAMERS[table.game]?.(subject, beside);
  if (own !== undefined) return own;
  if (subject.sort === 'seat') return names(table, subject.number);
  if (subject.sort === 'slot') return say('slot-name', { number: subject.number + 1 });
  if (subject.sort === 'number') return String(subject.number);
  return sayFirst([`${subject.sort}-${subject.key}`, `card-${subject.key}`, subject.key]);
}

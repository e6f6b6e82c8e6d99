// What the hall promised before a game, as this browser saw it. The proof is measured by it, so a hall that tells
// another promise afterwards is found out.
import { recall, remember } from '../ui/settings';
import type { TableInfo } from './messages';

type Promised = [table: string, commitment: string];

const KEY = 'promises';
const KEPT = 200; // promises; the oldest are forgotten first

/** Everything remembered, the oldest first; whatever else lies in the storage counts for nothing. */
function all(): Promised[] {
  try {
    const found: unknown = JSON.parse(recall(KEY, '[]'));
    return Array.isArray(found) ? found.filter(isPromise) : [];
  } catch {
    return [];
  }
}

function isPromise(one: unknown): one is Promised {
  return Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string');
}

/** What was promised for a game before it was over; nothing where this browser came later. */
export function promised(table: string): string | undefined {
  return all().find(([known]) => known === table)?.[1];
}

/** Remember a promise. The first one of a game is the one that counts. */
export function keep(table: string, commitment: string): void {
  if (!commitment || promised(table) !== undefined) return;
  remember(KEY, JSON.stringify([...all(), [table, commitment]].slice(-KEPT)));
}

/** A table came along: its own promise while the game is not over, and the one for the game that follows it. */
export function notice({ id, status, commitment, again, next }: TableInfo): void {
  if (status !== 'over') keep(id, commitment);
  if (again) keep(after(id), again);
  if (next) keep(next, promised(after(id)) ?? '');
}

/** The next game, before it has a name of its own. */
const after = (table: string): string => `after ${table}`;

// Stores the server's commitments to its luck as this browser saw them before each game. The proof is checked against
// them, which exposes a server that changes its commitment later.
import { recall, remember } from '../ui/settings';
import type { TableInfo } from './messages';

type Promised = [table: string, commitment: string];

const KEY = 'promises';
const KEPT = 200; // most commitments stored; the oldest are dropped first

/** All stored commitments, oldest first; malformed entries are ignored. */
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

/** The commitment seen before the game was over; undefined if this browser came later. */
export function storedCommitment(table: string): string | undefined {
  return all().find(([known]) => known === table)?.[1];
}

/** Stores a commitment. The first one of a game counts. */
export function storeCommitment(table: string, commitment: string): void {
  if (!commitment || storedCommitment(table) !== undefined) return;
  remember(KEY, JSON.stringify([...all(), [table, commitment]].slice(-KEPT)));
}

/** Stores the commitments of a table: its own until the game is over, and the one for the following game. */
export function storeCommitmentsOf({ id, status, commitment, again, next }: TableInfo): void {
  if (status !== 'over') storeCommitment(id, commitment);
  if (again) storeCommitment(after(id), again);
  if (next) storeCommitment(next, storedCommitment(after(id)) ?? '');
}

/** The key of the game that follows this table, which has no id yet. */
const after = (table: string): string => `after ${table}`;

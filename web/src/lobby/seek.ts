// Finds an opponent: joins a waiting table with the same settings, or opens a new one and waits.
import { myName } from '../ui/settings';
import { getHall, HallError, joinTable, seekTable } from '../wire/api';
import { storeCommitment, storeCommitmentsOf } from '../wire/commitments';
import { entropy } from '../wire/luck';
import type { Pledge, Seek, TableInfo } from '../wire/messages';

const TRIES = 8; // another player may take the seat first

export type SeekWish = Pick<Seek, 'game' | 'players'> & Partial<Seek>;

export async function seek(wish: SeekWish, pledge: Pledge | undefined): Promise<void> {
  let promised = pledge;
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      location.hash = `#/table/${await attempt(wish, promised)}`;
      return;
    } catch (error) {
      if (!isLate(error)) throw error;
      if (isUsed(error)) promised = (await getHall()).pledge;
    }
  }
  throw new HallError({ reason: 'no-free-seat' });
}

async function attempt(wish: SeekWish, promised: Pledge | undefined): Promise<string> {
  const luck = promised?.id ? { pledge: promised.id, entropy: entropy() } : {};
  const table = await seekTable({ ...wish, name: myName.value, ...luck });
  if (table.mine.length > 0) {
    if (promised && table.commitment === promised.commitment) storeCommitment(table.id, promised.commitment);
    return table.id;
  }
  return sitDown(table);
}

/** Joins a table. The page stores the server's commitment before it adds its own share of the luck. */
async function sitDown(table: TableInfo): Promise<string> {
  storeCommitmentsOf(table);
  return (await joinTable(table.id, { name: myName.value, entropy: entropy() })).id;
}

function isLate(error: unknown): boolean {
  return isUsed(error) || (error instanceof HallError && error.problem.reason === 'no-free-seat');
}

function isUsed(error: unknown): boolean {
  return error instanceof HallError && error.problem.reason === 'pledge-used';
}

// Checks that the luck was fair. The server replays the whole game; this browser recomputes every number from the
// commitment that it stored before the game.
import { getProof, getRecord } from './api';
import { storedCommitment } from './commitments';
import { isAsCommitted, type Lucky } from './luck';
import type { Check, Proof, TableInfo } from './messages';

export async function proofOf(table: TableInfo): Promise<Proof> {
  const [proof, record] = await Promise.all([getProof(table.id), getRecord<Lucky>(table.id)]);
  const before = storedCommitment(table.id);
  const checks: Check[] = [];
  if (before !== undefined)
    checks.push({
      key: 'remembered',
      good: before === table.commitment && before === proof.commitment,
      detail: before,
    });
  const good = await isAsCommitted(record, before ?? table.commitment);
  if (good !== null) checks.push({ key: 'here', good, detail: '' });
  return { ...proof, good: proof.good && checks.every((check) => check.good), checks: [...proof.checks, ...checks] };
}

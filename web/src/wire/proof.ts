// Was the luck fair? The hall plays the whole game again; this browser reckons every number itself.
import { getProof, getRecord } from './api';
import { isAsPromised, type Lucky } from './luck';
import type { Proof, TableInfo } from './messages';

export async function proofOf(table: TableInfo): Promise<Proof> {
  const [proof, record] = await Promise.all([getProof(table.id), getRecord<Lucky>(table.id)]);
  const good = await isAsPromised(record, table.commitment);
  if (good === null) return proof;
  return { ...proof, good: proof.good && good, checks: [...proof.checks, { key: 'here', good, detail: '' }] };
}

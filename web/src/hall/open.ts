// Opens a table and goes there.
import { myName } from '../ui/settings';
import { openTable } from '../wire/api';
import { storeCommitment } from '../wire/commitments';
import { entropy } from '../wire/luck';
import type { NewTable, Pledge } from '../wire/messages';

/** Open the table and go there. */
export async function open(wish: NewTable, pledge: Pledge | undefined): Promise<void> {
  const promised = pledge?.id && !wish.luck ? pledge : undefined;
  const luck = promised ? { pledge: promised.id, entropy: entropy() } : {};
  const table = await openTable({ ...wish, name: myName.value, ...luck });
  if (promised) storeCommitment(table.id, promised.commitment);
  location.hash = `#/table/${table.id}`;
}

// Opens the table of a puzzle and goes there.
import { myName } from '../ui/settings';
import { openPuzzle } from '../wire/api';

/** Today's puzzle, or the one of this name. */
export async function beginPuzzle(game: string, id = ''): Promise<void> {
  const table = await openPuzzle({ game, id, name: myName.value });
  location.hash = `#/table/${table.id}`;
}

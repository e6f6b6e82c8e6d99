// Opens the table of a puzzle and goes there.
import { myName } from '../ui/settings';
import { openPuzzle } from '../wire/api';

/** Opens the puzzle with this id; today's puzzle if it is empty. */
export async function startPuzzle(game: string, id = ''): Promise<void> {
  const table = await openPuzzle({ game, id, name: myName.value });
  location.hash = `#/table/${table.id}`;
}

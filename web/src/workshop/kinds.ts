// Explains a kind of ability by a card of the game's own set that has it.
import { lawOf } from '../ui/rules';
import { find, plain } from '../ui/words';
import { type Entry, type Files, isTable } from './model';

/** Message keys that explain a kind, by its key. */
export type Examples = Map<string, string[]>;

export function examplesOf(files: Files): Examples {
  const found: Examples = new Map();
  for (const content of Object.values(files))
    for (const [table, cards] of Object.entries(content))
      if (Array.isArray(cards)) for (const card of cards.filter(isTable)) note(table, card, found);
  return found;
}

function note(table: string, card: Entry, found: Examples): void {
  for (const [field, value] of Object.entries(card)) {
    const kind = isTable(value) ? value.kind : value;
    if (typeof kind !== 'string' || kind === card.id || found.has(kind)) continue;
    found.set(kind, [`${table}-${card.id}-${field}`, `card-${card.id}-text`, `card-${card.id}`]);
  }
}

/** The name of a kind: a sentence, or a few words. */
export function kindWords(game: string, kind: string, examples: Examples): string {
  const keys = [`make-${kind}`, `pattern-${kind}`, ...(examples.get(kind) ?? []), `ability-${kind}`];
  for (const key of keys) {
    const said = find(key, { clan: '…' }, game);
    if (said !== undefined) return said;
  }
  return lawOf(game).get(kind)?.text ?? plain(kind.toLowerCase());
}

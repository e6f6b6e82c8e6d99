// The words of the workshop, and a game's words for its card fields.
import { wordsOf } from '../ui/loading/book-of-words';
import { find, plain } from '../ui/words';

export const { tell, ready, mishap } = wordsOf({
  en: () => import('../../words/workshop.en.ftl'),
  ru: () => import('../../words/workshop.ru.ftl'),
  pl: () => import('../../words/workshop.pl.ftl'),
  cs: () => import('../../words/workshop.cs.ftl'),
});

/** The game's words for a field, a value or a table. */
export function called(game: string, key: string): string {
  const keys = [`make-${key}`, `clan-${key}`, `weapon-${key}`, `figure-${key}`, `pattern-${key}`];
  for (const id of keys) {
    const said = find(id, {}, game);
    if (said !== undefined) return said;
  }
  return plain(key);
}

// The words of the lobby.
import { wordsOf } from '../ui/loading/book-of-words';

export const { ready, tell } = wordsOf({
  en: () => import('../../words/lobby.en.ftl'),
  pl: () => import('../../words/lobby.pl.ftl'),
  cs: () => import('../../words/lobby.cs.ftl'),
  ru: () => import('../../words/lobby.ru.ftl'),
});

// The words of the moderation pages.
import { wordsOf } from '../ui/loading/book-of-words';

export const { tell, ready, mishap } = wordsOf({
  en: () => import('../../words/keeper.en.ftl'),
  ru: () => import('../../words/keeper.ru.ftl'),
  pl: () => import('../../words/keeper.pl.ftl'),
  cs: () => import('../../words/keeper.cs.ftl'),
});

export const when = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleString(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' });

export const dayOf = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString(document.documentElement.lang, { dateStyle: 'medium' });

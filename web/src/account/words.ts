// Words about accounts, fetched with the parts that show them.
import { wordsOf } from '../ui/loading/book-of-words';
import { language } from '../ui/settings';

export const { ready, tell, mishap } = wordsOf({
  en: () => import('../../words/account.en.ftl'),
  pl: () => import('../../words/account.pl.ftl'),
  cs: () => import('../../words/account.cs.ftl'),
  ru: () => import('../../words/account.ru.ftl'),
});

export function dayOf(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString(language.value, { dateStyle: 'medium' });
}

// What is said about people.
import { wordsOf } from '../ui/loading/book-of-words';
import { trouble } from '../ui/parts';
import { language } from '../ui/settings';
import { HallError } from '../wire/api';

const { ready, tell } = wordsOf({
  en: () => import('../../words/people.en.ftl'),
  pl: () => import('../../words/people.pl.ftl'),
  cs: () => import('../../words/people.cs.ftl'),
  ru: () => import('../../words/people.ru.ftl'),
});

export { ready, tell };

/** What went wrong. Whoever is not there and whoever hides sound alike. */
export function whyNot(error: unknown): string {
  const reason = error instanceof HallError ? error.problem.reason : '';
  if (reason === 'no-such-person') return tell('people-none');
  return reason === 'no-account' ? tell('people-no-account') : trouble(error);
}

export function dayOf(at: number): string {
  return new Date(at * 1000).toLocaleDateString(language.value, { dateStyle: 'medium' });
}

export const personAddress = (name: string): string => `#/people/${encodeURIComponent(name)}`;

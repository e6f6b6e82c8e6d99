// The words of the pages about people.
import { wordsOf } from '../ui/loading/book-of-words';
import { language } from '../ui/settings';

/** Errors of these pages. A hidden and an unknown person give the same text. */
export const {
  ready,
  tell,
  mishap: whyNot,
} = wordsOf({
  en: () => import('../../words/people.en.ftl'),
  pl: () => import('../../words/people.pl.ftl'),
  cs: () => import('../../words/people.cs.ftl'),
  ru: () => import('../../words/people.ru.ftl'),
});

export function dayOf(at: number): string {
  return new Date(at * 1000).toLocaleDateString(language.value, { dateStyle: 'medium' });
}

export const personAddress = (name: string): string => `#/people/${encodeURIComponent(name)}`;

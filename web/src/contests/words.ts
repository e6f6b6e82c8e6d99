// The words of the tournament pages.
import { wordsOf } from '../ui/loading/book-of-words';
import { language } from '../ui/settings';
import { sayFirst } from '../ui/words';
import type { Entrant } from '../wire/messages';

export const {
  ready,
  tell,
  mishap: whyNot,
} = wordsOf({
  en: () => import('../../words/contests.en.ftl'),
  pl: () => import('../../words/contests.pl.ftl'),
  cs: () => import('../../words/contests.cs.ftl'),
  ru: () => import('../../words/contests.ru.ftl'),
});

/** The name of an entrant. Bots are named by strength and numbered. */
export function nameOf({ name, bot, number }: Entrant): string {
  if (name) return name;
  return bot ? `${sayFirst([`bot-${bot}`])} ${number + 1}` : tell('contest-gone');
}

export function momentOf(at: number): string {
  return new Date(at * 1000).toLocaleString(language.value, { dateStyle: 'medium', timeStyle: 'short' });
}

export function decimal(value: number): string {
  return value.toLocaleString(language.value, { maximumFractionDigits: 2 });
}

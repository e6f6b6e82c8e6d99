// What is said about contests.
import { wordsOf } from '../ui/loading/book-of-words';
import { trouble } from '../ui/parts';
import { language } from '../ui/settings';
import { sayFirst } from '../ui/words';
import { HallError } from '../wire/api';
import type { Entrant } from '../wire/messages';

const { ready, tell } = wordsOf({
  en: () => import('../../words/contests.en.ftl'),
  pl: () => import('../../words/contests.pl.ftl'),
  cs: () => import('../../words/contests.cs.ftl'),
  ru: () => import('../../words/contests.ru.ftl'),
});

export { ready, tell };

const REASONS: Record<string, string> = {
  'no-such-contest': 'contest-none',
  'no-account': 'contest-no-account',
  'contest-closed': 'contest-closed',
  'too-few-people': 'contest-too-few',
  'too-many-people': 'contest-too-many',
  'too-many-contests': 'contest-too-many-contests',
  'not-your-contest': 'contest-not-yours',
};

export function whyNot(error: unknown, game?: string): string {
  const words = error instanceof HallError ? REASONS[error.problem.reason] : undefined;
  return words ? tell(words) : trouble(error, game);
}

/** What somebody is called: bots by their strength, told apart by their number. */
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

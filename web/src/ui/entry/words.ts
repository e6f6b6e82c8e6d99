// What only the companion says, fetched with it.
import type { FluentVariable } from '@fluent/bundle';
import { signal } from '@preact/signals';
import { HallError } from '../../wire/api';
import { type Language, language } from '../settings';
import { bundleWords, find } from '../words';

type Speak = (key: string, args?: Record<string, FluentVariable>) => string;

const WORDS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../../../words/companion.en.ftl'),
  pl: () => import('../../../words/companion.pl.ftl'),
  cs: () => import('../../../words/companion.cs.ftl'),
  ru: () => import('../../../words/companion.ru.ftl'),
};

const spoken = signal<Partial<Record<Language, Speak>>>({});

/** Fetch them in the language of the page. */
export async function learnEntry(): Promise<void> {
  const tongue = language.value;
  if (spoken.value[tongue]) return;
  const text = (await WORDS[tongue]()).default;
  spoken.value = { ...spoken.value, [tongue]: bundleWords(tongue, text) };
}

/** The words are here. */
export function knowsEntry(): boolean {
  return spoken.value[language.value] !== undefined;
}

/** The companion's words for a key; else those of the page or the game. */
export const tell: Speak = (key, args) => spoken.value[language.value]?.(key, args) || (find(key, args) ?? key);

/** What is wrong with what was entered, and in which field. */
export function refusal(error: unknown): { field: string; words: string } {
  const problem = error instanceof HallError ? error.problem : { reason: 'unknown' };
  const { why = '', values = {}, reason, detail } = problem as HallError['problem'];
  const words = (why && spoken.value[language.value]?.(why, values)) || (why && find(why, values));
  return {
    field: String(values.field ?? ''),
    words: words || find(`problem-${reason}`) || detail || tell('entry-wrong'),
  };
}

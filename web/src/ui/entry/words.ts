// The companion's words, fetched with it.
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

/** Fetches the words in the page's language. */
export async function learnEntry(): Promise<void> {
  const tongue = language.value;
  if (spoken.value[tongue]) return;
  const text = (await WORDS[tongue]()).default;
  spoken.value = { ...spoken.value, [tongue]: bundleWords(tongue, text) };
}

/** Whether the words are loaded. */
export function knowsEntry(): boolean {
  return spoken.value[language.value] !== undefined;
}

/** A message of the companion, else of the page or the game. */
export const tell: Speak = (key, args) => spoken.value[language.value]?.(key, args) || (find(key, args) ?? key);

/** The text of a refused input, and the field it is about. */
export function refusal(error: unknown): { field: string; words: string } {
  const problem = error instanceof HallError ? error.problem : { reason: 'unknown' };
  const { why = '', values = {}, reason, detail } = problem as HallError['problem'];
  const words = (why && spoken.value[language.value]?.(why, values)) || (why && find(why, values));
  return {
    field: String(values.field ?? ''),
    words: words || find(`problem-${reason}`) || detail || tell('entry-wrong'),
  };
}

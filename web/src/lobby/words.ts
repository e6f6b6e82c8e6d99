// The words of the lobby: fetched with it, and again when the language changes.

import type { FluentVariable } from '@fluent/bundle';
import { effect, signal } from '@preact/signals';
import { type Language, language } from '../ui/settings';
import { bundleWords } from '../ui/words';

const WORDS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../../words/lobby.en.ftl'),
  pl: () => import('../../words/lobby.pl.ftl'),
  cs: () => import('../../words/lobby.cs.ftl'),
  ru: () => import('../../words/lobby.ru.ftl'),
};

const book = signal<(key: string, args?: Record<string, FluentVariable>) => string>(() => '');
let first: (value: undefined) => void;

/** There is something to say. */
export const spoken = new Promise<undefined>((done) => {
  first = done;
});

effect(() => {
  const tongue = language.value;
  void WORDS[tongue]().then((text) => {
    if (language.peek() === tongue) book.value = bundleWords(tongue, text.default);
    first(undefined);
  });
});

export function tell(key: string, args?: Record<string, FluentVariable>): string {
  return book.value(key, args);
}

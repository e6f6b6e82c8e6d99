// The words of puzzles, fetched with them.
import { signal } from '@preact/signals';
import { language } from '../ui/settings';
import { bundleWords } from '../ui/words';

const WORDS: Record<string, () => Promise<{ default: string }>> = {
  en: () => import('../../words/puzzles.en.ftl'),
  pl: () => import('../../words/puzzles.pl.ftl'),
  cs: () => import('../../words/puzzles.cs.ftl'),
  ru: () => import('../../words/puzzles.ru.ftl'),
};

const spoken = signal<Record<string, ReturnType<typeof bundleWords>>>({});

/** A message about puzzles in the page's language; empty until the words are loaded. */
export function tell(key: string, args: Record<string, string> = {}): string {
  const tongue = language.value;
  const known = spoken.value[tongue];
  if (known) return known(key, args);
  void WORDS[tongue]?.().then((text) => {
    spoken.value = { ...spoken.value, [tongue]: bundleWords(tongue, text.default) };
  });
  return '';
}

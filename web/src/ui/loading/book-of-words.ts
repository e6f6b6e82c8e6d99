// Loads the words of a page together with it, in the current language.
import type { FluentVariable } from '@fluent/bundle';
import { signal } from '@preact/signals';
import { HallError } from '../../wire/api';
import { trouble } from '../parts';
import { type Language, language } from '../settings';
import { bundleWords, find, plain } from '../words';

type Loader = () => Promise<{ default: string }>;
type Tell = (key: string, args?: Record<string, FluentVariable>) => string;

interface RoomWords {
  /** Formats a message of this page, else a common one. */
  tell: Tell;
  /** Whether the words are loaded. */
  ready: () => boolean;
  /** The text of an error. Waits for the words if they are not loaded. */
  mishap: (error: unknown, game?: string) => Promise<string>;
}

export function wordsOf(loaders: Record<Language, Loader>): RoomWords {
  const spoken = signal<Partial<Record<Language, Tell>>>({});
  const asked = new Map<Language, Promise<void>>();
  const fetched = (tongue: Language) => {
    const underWay = asked.get(tongue);
    if (underWay) return underWay;
    const coming = loaders[tongue]().then(
      (text) => {
        spoken.value = { ...spoken.value, [tongue]: bundleWords(tongue, text.default) };
      },
      () => void asked.delete(tongue),
    );
    asked.set(tongue, coming);
    return coming;
  };
  const ready = () => {
    const tongue = language.value;
    if (spoken.value[tongue]) return true;
    void fetched(tongue);
    return false;
  };
  const tell: Tell = (key, args) => {
    if (!ready()) return '';
    return spoken.value[language.value]?.(key, args) || (find(key, args) ?? plain(key));
  };
  const mishap = async (error: unknown, game?: string) => {
    await fetched(language.value);
    const own = error instanceof HallError ? spoken.value[language.value]?.(`problem-${error.problem.reason}`) : '';
    return own || trouble(error, game);
  };
  return { tell, ready, mishap };
}

// Words that only one part of the page says: fetched with it, and again in another language.
import { effect, signal } from '@preact/signals';
import { type Language, language } from '../settings';
import { type Arguments, bundleWords } from '../words';

type Loaders = Record<Language, () => Promise<{ default: string }>>;

export interface Phrases {
  /** Are they there? Whoever draws by them is drawn again when they come. */
  ready: () => boolean;
  tell: (key: string, args?: Arguments) => string;
}

export function phrases(loaders: Loaders): Phrases {
  const book = signal<((key: string, args?: Arguments) => string) | null>(null);
  effect(() => {
    const tongue = language.value;
    void loaders[tongue]().then((text) => {
      if (tongue === language.value) book.value = bundleWords(tongue, text.default);
    });
  });
  return { ready: () => book.value !== null, tell: (key, args) => book.value?.(key, args) ?? '' };
}

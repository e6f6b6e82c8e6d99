// All texts that a user reads. The page's own are part of the bundle; the games' come from the server.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { signal } from '@preact/signals';
import { host } from '../wire/host';
import type { GameInfo } from '../wire/messages';
import { type Language, language, remember } from './settings';

export type Arguments = Record<string, FluentVariable>;

type Text = Promise<{ default: string }>;

const LOADERS: Record<Language, () => [Text, Text]> = {
  en: () => [import('../../words/en.ftl'), import('../../words/choices.en.ftl')],
  pl: () => [import('../../words/pl.ftl'), import('../../words/choices.pl.ftl')],
  cs: () => [import('../../words/cs.ftl'), import('../../words/choices.cs.ftl')],
  ru: () => [import('../../words/ru.ftl'), import('../../words/choices.ru.ftl')],
};

const own = signal<FluentBundle>(new FluentBundle('en'));
const games = signal<Record<string, FluentBundle>>({}); // one bundle per game, because two games may use the same key
const game = signal('');

/** Texts of cards by message key, then by language; '' is for all languages. */
export type Printed = Record<string, Record<string, string>>;

const printed = signal<Printed>({}); // names and texts that the card sets on the table define

export async function speak(tongue: Language): Promise<void> {
  const texts = await Promise.all(LOADERS[tongue]());
  const known = Object.keys(games.value);
  const books = await Promise.all(known.map((key) => fetchBook(key, tongue)));
  own.value = bundleOf(tongue, texts.map((text) => text.default).join('\n'));
  games.value = Object.fromEntries(known.map((key, index) => [key, books[index] ?? bundleOf(tongue, '')]));
  language.value = tongue;
  document.documentElement.lang = tongue;
  remember('language', tongue);
}

/** Fetches the words of a game once; `use` makes it the current game. */
export async function learn(key: string, use: boolean): Promise<void> {
  if (!games.value[key]) {
    const book = await fetchBook(key, language.value);
    games.value = { ...games.value, [key]: book };
  }
  if (use) game.value = key;
}

/** Whether the words of this game are loaded and current. Until then its table would show keys. */
export function speaks(key: string): boolean {
  return game.value === key && games.value[key] !== undefined;
}

/** Registers the names and texts of the cards on the current table. */
export function readCards<T extends { words?: Printed }>(cards: T): T {
  printed.value = cards.words ?? {};
  return cards;
}

async function fetchBook(key: string, tongue: Language): Promise<FluentBundle> {
  try {
    const reply = await host().fetch(`api/words/${tongue}?game=${key}`);
    return bundleOf(tongue, reply.ok ? await reply.text() : '');
  } catch {
    return bundleOf(tongue, ''); // the server cannot be reached; another part of the page says so
  }
}

function bundleOf(tongue: Language, text: string): FluentBundle {
  const bundle = new FluentBundle(tongue, { useIsolating: false });
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** A separate bundle for the words of one part of the page. */
export function bundleWords(tongue: Language, text: string): (key: string, args?: Arguments) => string {
  const bundle = bundleOf(tongue, text);
  return (key, args = {}) => {
    const pattern = bundle.getMessage(key)?.value;
    return pattern ? bundle.formatPattern(pattern, args, []) : '';
  };
}

/** The text of a key, or nothing: the page's own first, then the game's. */
export function find(id: string, args?: Arguments, of: string = game.value): string | undefined {
  const said = of === game.value ? printed.value[id] : undefined;
  if (said) return said[language.value] ?? said[''];
  for (const bundle of [own.value, games.value[of]]) {
    const message = bundle?.getMessage(id);
    if (bundle && message?.value) return bundle.formatPattern(message.value, args, []);
  }
  return undefined;
}

/** The text of a key; if it is missing, a readable form of the key. */
export function say(id: string, args?: Arguments): string {
  return find(id, args) ?? plain(id);
}

/** The text of the first key that has one. */
export function sayFirst(ids: string[], args?: Arguments, of?: string): string {
  for (const id of ids) {
    const found = find(id, args, of);
    if (found !== undefined) return found;
  }
  return plain(ids[ids.length - 1] ?? '');
}

export function plain(id: string): string {
  const text = id.replace(/[-_.]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const doors = signal<Record<string, GameInfo>>({});

/** Registers the names and descriptions of games; their other words are fetched with a table. */
export function greet(games: GameInfo[]): void {
  doors.value = Object.fromEntries(games.map((info) => [info.key, info]));
}

/** The name of a game. */
export function gameName(key: string): string {
  const { names } = doors.value[key] ?? {};
  return find('game-name', {}, key) ?? names?.[language.value] ?? names?.en ?? plain(key);
}

/** The description of a game. */
export function gameBlurb(key: string): string {
  const { blurbs } = doors.value[key] ?? {};
  return find('game-blurb', {}, key) ?? blurbs?.[language.value] ?? blurbs?.en ?? '';
}

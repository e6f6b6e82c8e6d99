// Fetches the rulebook of a game in one language and splits it into sections.
import { signal } from '@preact/signals';
import { language } from '../ui/settings';
import { getBook, HallError } from '../wire/api';
import type { Book } from '../wire/messages';
import { type Block, blocksOf } from './markup';

/** A heading with its text, up to the next heading. */
export interface Section {
  /** The key of the expansion that brings this page; "" for the base game. */
  page: string;
  level: 1 | 2;
  words: string;
  anchor: string;
  blocks: Block[];
}

export interface Volume {
  sections: Section[];
  questions: Record<string, string>;
}

const volumes = signal<Record<string, Volume>>({});
const asked = new Set<string>();
const unknown = signal<ReadonlySet<string>>(new Set());

/** Whether the server has no rulebook for this game. */
export function isUnknown(game: string): boolean {
  return unknown.value.has(game);
}

/** The book of a game in the language of the page; null until it is here. */
export function volumeOf(game: string): Volume | null {
  const key = `${game} ${language.value}`;
  if (!asked.has(key)) {
    asked.add(key);
    getBook(game, language.value).then(
      (book) => {
        volumes.value = { ...volumes.value, [key]: bound(book) };
      },
      (error) => {
        asked.delete(key);
        if (error instanceof HallError && error.problem.reason === 'no-such-game')
          unknown.value = new Set([...unknown.value, game]);
      },
    );
  }
  return volumes.value[key] ?? null;
}

export function bound({ pages, questions }: Book): Volume {
  return { sections: pages.flatMap((page) => sectionsOf(page.key, page.text)), questions };
}

export function sectionsOf(page: string, text: string): Section[] {
  const sections: Section[] = [];
  for (const block of blocksOf(text)) {
    if (block.kind === 'heading') {
      const { level, words, anchor } = block;
      sections.push({ page, level, words, anchor, blocks: [] });
    } else sections[sections.length - 1]?.blocks.push(block);
  }
  return sections;
}

/** The section that explains a question, if there is one. */
export function sectionFor({ sections, questions }: Volume, prompt: string): Section | undefined {
  return sections.find((section) => section.anchor === questions[prompt]);
}

/** The sections that match a search. A page heading stays in the list if one of its sections matches. */
export function found({ sections }: Volume, search: string): Section[] {
  const wanted = search.trim().toLowerCase();
  return wanted ? sections.filter((section) => section.words.toLowerCase().includes(wanted)) : sections;
}

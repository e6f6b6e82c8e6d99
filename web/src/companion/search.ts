// Finds rules by a question in plain words. Words are compared by their stems, because all four languages inflect. Rare
// words weigh more than common ones, and headings more than text.

export interface Page {
  key: string;
  title: string;
  text: string;
  /** A factor of the score: rulebook pages rank above numbered rules. */
  weight: number;
}

export interface Hit {
  page: Page;
  score: number;
}

const WORD = /[\p{L}\p{N}]+/gu;
const ACCENTS = /[\u0300-\u0305\u0307-\u036f]/g;
const SHORTEST = 3; // shorter words are ignored
const STEM = 5; // letters of a stem
const TITLE = 3; // weight of a word in the heading
const FULL = 20; // words from which on a longer text scores lower

/**
 * Splits a text into lower-case words without accents, because accents are hard to type on a phone. The Russian й stays
 * a separate letter.
 */
export function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFD').replace(ACCENTS, '').normalize('NFC').replaceAll('ł', 'l');
  return plain.match(WORD) ?? [];
}

/** The stem of a word: the word without its inflected ending. */
export function stem(word: string): string {
  return word.length <= STEM ? word : word.slice(0, Math.max(STEM, word.length - 3));
}

interface Indexed {
  page: Page;
  title: string[];
  text: string[];
}

export class RuleIndex {
  private readonly pages: Indexed[];

  constructor(pages: Page[]) {
    this.pages = pages.map((page) => ({ page, title: wordsOf(page.title), text: wordsOf(page.text) }));
  }

  /** The best pages for a question, the best first. */
  find(question: string, most: number): Hit[] {
    const stems = [
      ...new Set(
        wordsOf(question)
          .filter((word) => word.length >= SHORTEST)
          .map(stem),
      ),
    ];
    const weights = stems.map((wanted) => this.rarity(wanted));
    const hits = this.pages.map((one) => ({ page: one.page, score: score(one, stems, weights) * one.page.weight }));
    return hits
      .filter((hit) => hit.score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, most);
  }

  private rarity(wanted: string): number {
    const having = this.pages.filter((one) => has(one.title, wanted) || has(one.text, wanted)).length;
    return having === 0 ? 0 : Math.log(1 + this.pages.length / having);
  }
}

function has(words: string[], wanted: string): boolean {
  return words.some((word) => word.startsWith(wanted));
}

function score(one: Indexed, stems: string[], weights: number[]): number {
  let found = 0;
  let total = 0;
  stems.forEach((wanted, at) => {
    const count = one.text.filter((word) => word.startsWith(wanted)).length;
    const said =
      (has(one.title, wanted) ? TITLE : 0) +
      Math.min(2, count) * Math.min(1, FULL / Math.max(1, one.text.length)) +
      (count ? 1 : 0);
    if (said > 0) found += weights[at] ?? 0;
    total += said * (weights[at] ?? 0);
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  return total * (found / all) ** 2; // a page that matches half of the question scores a quarter
}

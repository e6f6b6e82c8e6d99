// Adds soft hyphens to a long word on a card, between syllables.
const VOWELS = 'aeiouyáéěíóúůýąęöøæаеёиоуыэюя';
const PAIRS = '[cdrs]z|ch'; // one sound, never split
const OTHER = `(?:${PAIRS}|(?!${PAIRS})[^${VOWELS}\\P{L}])`;
const SEAM = new RegExp(
  `[${VOWELS}](?:${OTHER}?(?=${OTHER}[${VOWELS}]\\p{L})|${OTHER}(?=${OTHER}{2,}[${VOWELS}]))`,
  'giu',
);
const LEAST = 3; // least letters on either side

/** Adds soft hyphens after a vowel, or after the first of several consonants. */
export function hyphenated(name: string): string {
  return name.replace(/\p{L}{10,}/gu, (word) =>
    word.replace(SEAM, (end, at: number) => (at + end.length < LEAST ? end : `${end}\u00ad`)),
  );
}

/** The length of the longest word, which decides the font size. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]/).map((word) => word.length));
}

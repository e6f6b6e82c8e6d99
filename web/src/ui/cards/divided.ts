// Where a long word on a card may be divided: between two syllables, told to the browser by soft hyphens.
const VOWELS = 'aeiouyáéěíóúůýąęöøæаеёиоуыэюя';
const PAIRS = '[cdrs]z|ch'; // one sound, never torn apart
const OTHER = `(?:${PAIRS}|(?!${PAIRS})[^${VOWELS}\\P{L}])`;
const SEAM = new RegExp(
  `[${VOWELS}](?:${OTHER}?(?=${OTHER}[${VOWELS}]\\p{L})|${OTHER}(?=${OTHER}{2,}[${VOWELS}]))`,
  'giu',
);
const LEAST = 3; // letters on either side

/** After a vowel, or after the first of several consonants. */
export function divided(name: string): string {
  return name.replace(/\p{L}{10,}/gu, (word) =>
    word.replace(SEAM, (end, at: number) => (at + end.length < LEAST ? end : `${end}\u00ad`)),
  );
}

/** How many letters the longest word has: it decides how large the name is written. */
export function lettersIn(name: string): number {
  return Math.max(...name.split(/[\s-]/).map((word) => word.length));
}

// Assigns keys to choices.
const DIGITS = [...'123456789'];
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/**
 * The labels of `count` choices: one key each, or two if there are more choices than keys. No label is a prefix of
 * another.
 */
export function labelsFor(count: number): string[] {
  const single = [...DIGITS, ...LETTERS];
  if (count <= single.length) return single.slice(0, count);
  return LETTERS.flatMap((letter) => single.map((key) => letter + key)).slice(0, count);
}

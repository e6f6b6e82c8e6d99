// Which key stands for which choice.
const DIGITS = [...'123456789'];
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** One stroke for each of so many choices, two where there are more than keys. No label begins another. */
export function labelsFor(count: number): string[] {
  const single = [...DIGITS, ...LETTERS];
  if (count <= single.length) return single.slice(0, count);
  return LETTERS.flatMap((letter) => single.map((key) => letter + key)).slice(0, count);
}

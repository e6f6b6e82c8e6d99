// Formats the numbers of a review.
import type { Ledger, Point, StoryPoint } from '../wire/messages';

export const LEDGER = ['deal', 'luck', 'own', 'others'] as const satisfies readonly (keyof Ledger)[];
const WIDEST = 0.5; // the share at which a bar has its full width

export function percent(share: number): string {
  return String(Math.round(share * 100));
}

export function points(number: number): string {
  return number.toFixed(1);
}

/** "+12", "−3" or "±0", in points of a hundred. */
export function signed(share: number): string {
  const number = Math.round(share * 100);
  if (number === 0) return '±0';
  return number > 0 ? `+${number}` : `−${-number}`;
}

/** The width of a bar to its side. */
export function widthOf(share: number): string {
  return `${Math.min(50, (Math.abs(share) / WIDEST) * 50).toFixed(1)}%`;
}

/** The version of the table after this many answers. Answers that were taken back have versions too. */
export function versionAt(chapters: StoryPoint[], at: number): number | undefined {
  return chapters[at]?.version;
}

/** The winning chances after this many answers. */
export function chancesAt(course: Point[], at: number): number[] {
  let found: number[] = course[0]?.chances ?? [];
  for (const point of course) {
    if (point.at > at) break;
    found = point.chances;
  }
  return found;
}

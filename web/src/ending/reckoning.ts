// Numbers of a review as they are shown.
import type { Ledger, Point, StoryPoint } from '../wire/messages';

export const LEDGER = ['deal', 'luck', 'own', 'others'] as const satisfies readonly (keyof Ledger)[];
const WIDEST = 0.5; // a share that fills half of the bar

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

/** How far a bar reaches to its side. */
export function widthOf(share: number): string {
  return `${Math.min(50, (Math.abs(share) / WIDEST) * 50).toFixed(1)}%`;
}

/** The version that shows the table after so many answers; what was taken back has versions of its own. */
export function versionAt(chapters: StoryPoint[], at: number): number | undefined {
  return chapters[at]?.version;
}

/** The chances that held after so many answers. */
export function chancesAt(course: Point[], at: number): number[] {
  let found: number[] = course[0]?.chances ?? [];
  for (const point of course) {
    if (point.at > at) break;
    found = point.chances;
  }
  return found;
}

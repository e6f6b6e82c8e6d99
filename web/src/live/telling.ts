// How what happens is told: what is heard, what stands out, what stays in sight. Each game says so for its own events.
import { type Noise, play } from '../ui/sound';
import type { LogLine } from '../wire/messages';

export interface Manner {
  noise?: Noise;
  /** How it stands out in the log. */
  weight?: 'turn' | 'great';
  /** Something was decided by it: it stays in sight for longer. */
  decides?: true;
  /** A battle begins with it. */
  fights?: true;
  /** It befalls whoever it is about, and is no deed of theirs. */
  befalls?: true;
  /** Several in a row read better as one. */
  gathered?: true;
  /** It tells nobody anything unless it is theirs. */
  private?: true;
  /** Nor does it where it was nothing. */
  counted?: true;
}

export type Manners = Record<string, Manner>;

const known: Record<string, Manners> = {};
const PLAIN: Manner = {};

/** A game brings its manners with it. */
export function tellAs(game: string, manners: Manners = {}): void {
  known[game] = manners;
}

export function mannerOf(game: string, event: string): Manner {
  return known[game]?.[event] ?? PLAIN;
}

/** The loudest thing that just happened is heard. */
export function hear(game: string, lines: LogLine[]): void {
  const order: Noise[] = ['fire', 'clash', 'horn', 'shield', 'glory', 'dice', 'card'];
  const heard = new Set(lines.map((line) => mannerOf(game, line.name).noise));
  const loudest = order.find((noise) => heard.has(noise));
  if (loudest) play(loudest);
}

// How events are presented: sounds, weight in the log, pauses. Each game defines this for its own events.
import { type Noise, play } from '../ui/sound';
import type { LogLine } from '../wire/messages';

export interface EventEffect {
  noise?: Noise;
  /** Its weight in the log. */
  weight?: 'turn' | 'great';
  /** A decisive event, shown for longer. */
  decides?: true;
  /** The event begins a battle. */
  fights?: true;
  /** The event happens to the seat it names, and is not that seat's action. */
  befalls?: true;
  /** Several in a row are shown as one line. */
  gathered?: true;
  /** The event is shown only to the seat it names. */
  private?: true;
  /** The event is hidden if its count is zero. */
  counted?: true;
}

export type EventEffects = Record<string, EventEffect>;

const known: Record<string, EventEffects> = {};
const PLAIN: EventEffect = {};

/** Registers the presentation of a game's events. */
export function registerEffects(game: string, eventEffects: EventEffects = {}): void {
  known[game] = eventEffects;
}

export function effectOf(game: string, event: string): EventEffect {
  return known[game]?.[event] ?? PLAIN;
}

/** Plays the sound of the most important new event. */
export function hear(game: string, lines: LogLine[]): void {
  const order: Noise[] = ['fire', 'clash', 'horn', 'shield', 'glory', 'dice', 'card'];
  const heard = new Set(lines.map((line) => effectOf(game, line.name).noise));
  const loudest = order.find((noise) => heard.has(noise));
  if (loudest) play(loudest);
}

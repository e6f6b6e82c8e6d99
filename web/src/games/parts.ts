// What a game may bring for the page; a game that brings nothing is laid out from its structure.
import type { ComponentType } from 'preact';
import type { ScreenProps } from '../live/scope';
import type { Manners } from '../live/telling';
import type { IconName } from '../ui/icons';
import type { TableInfo } from '../wire/messages';

/** Signs and the keys of their words: the page's, the game's, or said only in the list of signs. */
export type Legend = [sign: IconName | Drawing, words: string][];

/** A sign that only one game draws. */
export interface Drawing {
  name: string;
  inside: string; // of its svg
}

/** What a game may bring for the page. */
export interface GameParts {
  // biome-ignore lint/suspicious/noExplicitAny: a game is found by its name, and it knows its own view
  Screen: ComponentType<ScreenProps<any>>;
  /** A taste of the game for the hall's door. */
  Showcase?: ComponentType;
  /** All its cards, to be looked up. */
  Reference?: ComponentType<{ table: TableInfo; search: string }>;
  /** How its events are told. */
  manners?: Manners;
  /** The signs of its seats, where they are more than seats: clans. */
  signs?: IconName[];
  /** Which of its expansions belong together; whatever is not named comes last. */
  groups?: [string, string[]][];
  /** What wins, as signs in a row; their words are `goal-<game>-1` and so on. */
  goal?: IconName[];
  /** Its signs and what they mean. */
  legend?: () => Promise<Legend>;
  /** Draws a thing of the rulebook's pictures by its name: `card:fury-2`. */
  Thing?: ComponentType<{ thing: string; page: string }>;
  /** What a lesson may point at, by name: the selector of it. */
  spots?: Record<string, string>;
  /** The steps of the guided first game. */
  guide?: () => Promise<unknown>;
}

// Types of what a game may bring for the page. A game that brings nothing is laid out from its structure.
import type { ComponentType } from 'preact';
import type { EventEffects } from '../live/event-effects';
import type { ScreenProps } from '../live/scope';
import type { IconName } from '../ui/icons';
import type { TableInfo } from '../wire/messages';

/** Icons with the keys of their words. The words belong to the page, to the game, or only to the list of signs. */
export type Legend = [sign: IconName | Drawing, words: string][];

/** An icon that only one game has. */
export interface Drawing {
  name: string;
  inside: string; // content of the svg
}

/** Everything a game may bring for the page. */
export interface GameParts {
  // biome-ignore lint/suspicious/noExplicitAny: a game is found by its name, and it knows its own view
  Screen: ComponentType<ScreenProps<any>>;
  /** A showcase on the first page. */
  Showcase?: ComponentType;
  /** A reference of all its cards. */
  Reference?: ComponentType<{ table: TableInfo; search: string }>;
  /** How its events are presented. */
  eventEffects?: EventEffects;
  /** Icons of its seats, if they are more than seats, such as clans. */
  signs?: IconName[];
  /** Groups of its expansions; ungrouped ones come last. */
  groups?: [string, string[]][];
  /** The goal of the game as a row of icons; their words are `goal-<game>-1` and so on. */
  goal?: IconName[];
  /** Its icons with their meanings. */
  legend?: () => Promise<Legend>;
  /** Draws a thing of the rulebook's pictures by its name: `card:fury-2`. */
  Thing?: ComponentType<{ thing: string; page: string }>;
  /** Selectors by name that a lesson can point at. */
  spots?: Record<string, string>;
  /** The steps of the guided first game. */
  guide?: () => Promise<unknown>;
}

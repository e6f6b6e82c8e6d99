// Which screen shows which game. The hall knows only the game's name.
import type { ComponentType } from 'preact';
import type { ScreenProps } from '../scope';
import { Plain } from './plain';
import { Valhalla } from './valhalla/screen';
import { Showcase } from './valhalla/showcase';

const SCREENS: Record<string, ComponentType<ScreenProps>> = { valhalla: Valhalla };

const SHOWCASES: Record<string, ComponentType> = { valhalla: Showcase };

/** A taste of the game for the hall, if there is one. */
export function showcase(game: string): ComponentType | null {
  return SHOWCASES[game] ?? null;
}

export function isDrawn(game: string): boolean {
  return game in SCREENS;
}

export function gameScreen(game: string): ComponentType<ScreenProps> {
  return SCREENS[game] ?? Plain;
}

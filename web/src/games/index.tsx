// Which screen shows which game. The hall knows only the game's name.
import type { ComponentType } from 'preact';
import type { ScreenProps } from '../scope';
import { Plain } from './plain';
import { Valhalla } from './valhalla/screen';

const SCREENS: Record<string, ComponentType<ScreenProps>> = { valhalla: Valhalla };

export function isDrawn(game: string): boolean {
  return game in SCREENS;
}

export function gameScreen(game: string): ComponentType<ScreenProps> {
  return SCREENS[game] ?? Plain;
}

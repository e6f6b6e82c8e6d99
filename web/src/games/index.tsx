// Which screen shows which game. The hall knows only the game's name; a screen is fetched when it is needed.
import { type Signal, signal } from '@preact/signals';
import { tellAs } from '../live/telling';
import type { GameParts } from './parts';
import { Plain } from './plain';

const LOADERS: Record<string, () => Promise<GameParts>> = {
  valhalla: () => import('./valhalla/parts').then((part) => part.PARTS),
  bloodrage: () => import('./bloodrage/parts').then((part) => part.PARTS),
};

const fetched: Record<string, Signal<GameParts | null>> = {};

export function isDrawn(game: string): boolean {
  return game in LOADERS;
}

/** The parts of a game; null until they are here. A game without a drawn table is played by questions alone. */
export function partsOf(game: string): GameParts | null {
  const loader = LOADERS[game];
  if (!loader) return { Screen: Plain };
  fetched[game] ??= fetching(game, loader);
  return fetched[game].value;
}

function fetching(game: string, loader: () => Promise<GameParts>): Signal<GameParts | null> {
  const parts = signal<GameParts | null>(null);
  loader().then(
    (found) => {
      tellAs(game, found.manners);
      parts.value = found;
    },
    () => {
      parts.value = { Screen: Plain };
    },
  );
  return parts;
}

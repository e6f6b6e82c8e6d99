// Finds the screen of a game: the folder with its name, fetched when needed. A game without a folder is laid out from
// its structure.
import { type Signal, signal } from '@preact/signals';
import { registerEffects } from '../live/event-effects';
import type { GameParts } from './parts';

const fetched: Record<string, Signal<GameParts | null>> = {};

/** The parts of a game; null until they are loaded. */
export function partsOf(game: string): GameParts | null {
  fetched[game] ??= fetching(game);
  return fetched[game].value;
}

function fetching(game: string): Signal<GameParts | null> {
  const parts = signal<GameParts | null>(null);
  void load(game).then((found) => {
    registerEffects(game, found.eventEffects);
    parts.value = found;
  });
  return parts;
}

async function load(game: string): Promise<GameParts> {
  try {
    return ((await import(`./${game}/parts.tsx`)) as { PARTS: GameParts }).PARTS;
  } catch {
    const { Plain } = await import('./plain'); // no such folder, or the server cannot be reached
    return { Screen: Plain };
  }
}

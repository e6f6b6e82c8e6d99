// Provides the icons of a game's seats to the components below it.
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { Signs } from '../ui/icons';
import { partsOf } from './index';

export function OfGame({ game, children }: { game: string; children: ComponentChildren }) {
  const usual = useContext(Signs);
  return <Signs.Provider value={(game && partsOf(game)?.signs) || usual}>{children}</Signs.Provider>;
}

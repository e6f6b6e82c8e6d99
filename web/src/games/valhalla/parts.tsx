// The parts that Valhalla gives to the page. The first page needs only three cards; the table is fetched when a player
// opens one.

import { lazy } from '../../ui/loading/lazy';
import { fetchSheet } from '../../ui/loading/sheets';
import type { GameParts } from '../parts';
import { Showcase } from './door/showcase';
import { MANNERS } from './event-effects';
import { SPOTS } from './spots';

/** Fetches the table's code and styles. */
async function fetchTable() {
  const [screen] = await Promise.all([import('./screen'), fetchSheet('valhalla')]);
  return screen.Valhalla;
}

export const PARTS: GameParts = {
  Screen: lazy(fetchTable),
  Showcase,
  eventEffects: MANNERS,
  guide: () => import('./guide.json').then((guide) => guide.default),
  goal: ['dice', 'battle', 'valhalla', 'trophy'],
  legend: () => import('./legend').then((part) => part.LEGEND),
  groups: [
    ['ways', ['solo', 'coop', 'partnership', 'alliance', 'clash']],
    ['sets', ['valkyries', 'dwarves', 'elves', 'champions']],
    ['gods', ['loki', 'thor', 'tyr', 'king', 'monsters']],
    ['easier', ['first_game', 'simplified', 'five_jarls', 'hand_draft', 'by_hand']],
  ],
  Thing: lazy(() => import('./figures').then((part) => part.Thing)),
  spots: SPOTS,
  Reference: lazy(() => import('./cards/reference').then((part) => part.Reference)),
};

// The parts that Blood Rage gives to the page. The first page needs only a showcase; the table is fetched when a player
// opens one.
import { lazy } from '../../ui/loading/lazy';
import { fetchSheet } from '../../ui/loading/sheets';
import type { GameParts } from '../parts';
import './icons/signs';
import { Showcase } from './door/showcase';
import { MANNERS } from './event-effects';
import { SPOTS } from './spots';

/** Fetches the table's code and styles. */
async function fetchTable() {
  const [table] = await Promise.all([import('./table'), fetchSheet('bloodrage')]);
  return table;
}

export const PARTS: GameParts = {
  Screen: lazy(() => fetchTable().then((table) => table.BloodRageTable)),
  Showcase,
  Reference: lazy(() => fetchTable().then((table) => table.Reference)),
  Thing: lazy(() => fetchTable().then((table) => table.Thing)),
  spots: SPOTS,
  eventEffects: MANNERS,
  signs: ['bearClan', 'wolf', 'snake', 'raven'],
  goal: ['scroll', 'drakkar', 'battle', 'trophy'],
  legend: () => import('./legend').then((part) => part.LEGEND),
  guide: () => import('./guide.json').then((guide) => guide.default),
};

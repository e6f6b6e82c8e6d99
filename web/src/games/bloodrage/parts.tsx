// What Blood Rage brings for the page. The hall's door needs only the outline of the world;
// the table is fetched when one sits down.
import { later } from '../../ui/later';
import { fetchSheet } from '../../ui/sheets';
import type { GameParts } from '../parts';
import './signs';
import { MANNERS } from './manners';
import { Showcase } from './showcase';
import { SPOTS } from './spots';

/** The table and what it looks like. */
async function fetchTable() {
  const [table] = await Promise.all([import('./table'), fetchSheet('bloodrage')]);
  return table;
}

export const PARTS: GameParts = {
  Screen: later(() => fetchTable().then((table) => table.BloodRageTable)),
  Showcase,
  Reference: later(() => fetchTable().then((table) => table.Reference)),
  Thing: later(() => fetchTable().then((table) => table.Thing)),
  spots: SPOTS,
  manners: MANNERS,
  signs: ['bearClan', 'wolf', 'snake', 'raven'],
  goal: ['scroll', 'drakkar', 'battle', 'trophy'],
  guide: () => import('./guide.json').then((guide) => guide.default),
};

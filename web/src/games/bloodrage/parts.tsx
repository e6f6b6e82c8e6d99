// What Blood Rage brings for the page. The hall's door needs only the outline of the world;
// the table is fetched when one sits down.
import { later } from '../../ui/later';
import type { GameParts } from '../parts';
import './signs';
import { MANNERS } from './manners';
import { Showcase } from './showcase';

export const PARTS: GameParts = {
  Screen: later(() => import('./table').then((table) => table.BloodRageTable)),
  Showcase,
  Reference: later(() => import('./table').then((table) => table.Reference)),
  manners: MANNERS,
  signs: ['bearClan', 'wolf', 'snake', 'raven'],
  goal: ['scroll', 'drakkar', 'battle', 'trophy'],
  guide: () => import('./guide.json').then((guide) => guide.default),
};

// What Valhalla brings for the page. The hall's door needs only three cards; the table is fetched when one sits down.

import { later } from '../../ui/later';
import type { GameParts } from '../parts';
import { MANNERS } from './manners';
import { Showcase } from './showcase';

export const PARTS: GameParts = {
  Screen: later(() => import('./screen').then((part) => part.Valhalla)),
  Showcase,
  manners: MANNERS,
  Reference: later(() => import('./reference').then((part) => part.Reference)),
};

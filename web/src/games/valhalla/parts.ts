// What Valhalla brings for the page. The hall's door needs only three cards; the table is fetched when one sits down.
import type { GameParts } from '..';
import { later } from '../later';
import { Showcase } from './showcase';

export const PARTS: GameParts = {
  Screen: later(() => import('./screen').then((part) => part.Valhalla)),
  Showcase,
  Reference: later(() => import('./reference').then((part) => part.Reference)),
};

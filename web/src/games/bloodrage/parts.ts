// What Blood Rage brings for the page.
import type { GameParts } from '..';
import { BloodRageTable } from './screen';

export const PARTS: GameParts = { Screen: BloodRageTable };

// What Valhalla brings for the page.
import type { GameParts } from '..';
import { Reference } from './reference';
import { Valhalla } from './screen';
import { Showcase } from './showcase';

export const PARTS: GameParts = { Screen: Valhalla, Showcase, Reference };

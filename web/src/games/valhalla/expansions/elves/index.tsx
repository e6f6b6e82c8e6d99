// Elves depend on their neighbours, so slots matter. There is nothing else to draw.
import type { Drawn } from '../../stage';

export const DRAWN: Drawn<undefined> = { slotsMatter: true };

// Elves look to the left and to the right: where one stands matters, and nothing else is to be drawn.
import type { Drawn } from '../../stage';

export const DRAWN: Drawn<undefined> = { slotsMatter: true };

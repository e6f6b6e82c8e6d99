// How fast things may move: nothing does for who asked for calm, or for who wants to see everything at once.
import { isCalm, speed } from '../settings';

/** The pace of everything that moves; 0 when nothing shall. */
export function motion(): number {
  return isCalm() ? 0 : speed.value;
}

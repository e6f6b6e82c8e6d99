// The speed of animations: none for users who prefer reduced motion or who set the speed to "at once".
import { isCalm, speed } from '../settings';

/** The speed of animations; 0 when they are off. */
export function motion(): number {
  return isCalm() ? 0 : speed.value;
}

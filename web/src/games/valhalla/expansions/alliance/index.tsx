// Pairs whose points count together.
import type { Drawn } from '../../stage';
import type { View } from './wire';

export const DRAWN: Drawn<View> = {
  companion: ({ companions }, seat) => companions[seat],
  pair: { words: 'companion-alliance', shared: true },
};

// Together against a monster.

import type { Drawn } from '../../stage';
import { BeastStack } from '../../table/beast';
import type { View } from './wire';

function Stack({ view }: { view: View }) {
  return <BeastStack lair={view} />;
}

export const DRAWN: Drawn<View> = { Laid: Stack, lair: (view) => view, goal: 'beast-goal-together' };

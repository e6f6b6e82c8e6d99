// Together against a monster.
import type { Drawn } from '../../stage';
import { drawnLair } from '../../table/beast';
import type { View } from './wire';

export const DRAWN: Drawn<View> = drawnLair('beast-goal-together');

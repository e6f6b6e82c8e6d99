// The road to Valhalla, on the attacker's side.
import { say } from '../../../../ui/words';
import { Mark } from '../../cards/mark';
import type { Drawn } from '../../stage';
import type { View } from './wire';

export const DRAWN: Drawn<View> = {
  marks: ({ model }, { road }, seat, slot) =>
    model.battle?.attacker.seat === seat && road.includes(slot)
      ? [{ sign: <Mark key="road" icon="valhalla" words={say('on-the-road')} /> }]
      : [],
};

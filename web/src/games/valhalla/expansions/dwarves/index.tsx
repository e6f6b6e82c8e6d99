// Effects of dwarves on a warrior.
import { say } from '../../../../ui/words';
import { Mark } from '../../cards/mark';
import type { Drawn } from '../../stage';
import type { View } from './wire';

export const DRAWN: Drawn<View> = {
  marks: (_, { players }, seat, slot) => {
    const forge = players[seat];
    const sacrificed = (
      <Mark key="forge" icon="forge" words={say('sacrificed-for')}>
        +3
      </Mark>
    );
    return [
      ...(forge?.blocked.includes(slot)
        ? [{ sign: <Mark key="block" icon="block" words={say('blocked')} />, frozen: true }]
        : []),
      ...(forge?.held_back.includes(slot)
        ? [{ sign: <Mark key="held" icon="chains" words={say('held-back')} /> }]
        : []),
      ...(forge?.sacrificed_for.includes(slot) ? [{ sign: sacrificed }] : []),
    ];
  },
};

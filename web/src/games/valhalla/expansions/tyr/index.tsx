// The cards under a warrior.

import { lookAt } from '../../../../ui/cards/peek';
import { Icon } from '../../../../ui/icons';
import { cardName } from '../../cards/card';
import type { Drawn } from '../../stage';
import type { View } from './wire';

function Tucked({ id }: { id: string }) {
  return (
    <span class="mark tucked" {...lookAt(id)}>
      <Icon name="tyr" />
      <span class="mark-words">{cardName(id)}</span>
    </span>
  );
}

export const DRAWN: Drawn<View> = {
  marks: (_, { squads }, seat, slot) => {
    const id = squads[seat]?.[slot];
    return id ? [{ sign: <Tucked key="tyr" id={id} /> }] : [];
  },
};

// Cards that other players lend to a side in battle.
import { names } from '../../../../live/scope';
import { SeatSign } from '../../../../ui/icons';
import { Card } from '../../cards/card';
import type { Drawn, Stage } from '../../stage';
import type { View } from './wire';

function Helpers({ stage, view, seat }: { stage: Stage; view: View; seat: number }) {
  const helpers = view.played.filter((one) => one.aided === seat);
  return (
    <>
      {helpers.map((one) => (
        <span key={one.helper} class={`aid seat-${one.helper}`}>
          <Card id={one.card} designs={stage.designs} />
          <SeatSign seat={one.helper} label={names(stage.table, one.helper)} />
        </span>
      ))}
    </>
  );
}

export const DRAWN: Drawn<View> = {
  Aid: Helpers,
  aids: ({ played }, seat) => played.filter((one) => one.aided === seat).length,
};

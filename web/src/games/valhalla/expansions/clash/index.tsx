// Which set each player fights with.
import { names } from '../../../../live/scope';
import { SeatSign } from '../../../../ui/icons';
import { sayFirst } from '../../../../ui/words';
import type { Drawn, Stage } from '../../stage';
import type { View } from './wire';

function Worlds({ stage, view: { picked, decks } }: { stage: Stage; view: View }) {
  if (!picked.some(Boolean)) return null;
  return (
    <section class="extra worlds" tabIndex={0} aria-label={sayFirst(['expansion-clash'])}>
      <h3>{sayFirst(['expansion-clash'])}</h3>
      <ul>
        {picked.map(
          (name, seat) =>
            name && (
              <li key={seat} class={`seat-${seat}`}>
                <SeatSign seat={seat} label={names(stage.table, seat)} />{' '}
                {sayFirst([`expansion-${name}`, `set-${name}`])} · {decks[seat]}
              </li>
            ),
        )}
      </ul>
    </section>
  );
}

export const DRAWN: Drawn<View> = { Laid: Worlds };

// The cards laid out to choose the first hand from.
import { say } from '../../../../ui/words';
import { Card } from '../../cards/card';
import type { Drawn, Stage } from '../../stage';
import type { View } from './wire';

function Reserve({ stage, view: { reserve: cards } }: { stage: Stage; view: View }) {
  if (cards.length === 0) return null;
  return (
    <section class="extra reserve" aria-label={say('draft-reserve')}>
      <h3>{say('draft-reserve')}</h3>
      <div class="den-row">
        {cards.map((id, index) => (
          <Card key={index} id={id} designs={stage.designs} />
        ))}
      </div>
    </section>
  );
}

export const DRAWN: Drawn<View> = { Laid: Reserve };

// The cards laid out to choose the first hand from.
import { classes } from '../../../../ui/classes';
import { say } from '../../../../ui/words';
import { Card } from '../../cards/card';
import type { Drawn, Stage } from '../../stage';
import type { View } from './wire';

function Reserve({ stage, view: { reserve: cards } }: { stage: Stage; view: View }) {
  if (cards.length === 0) return null;
  return (
    <section
      class={classes('extra reserve', stage.choices.prompt === 'draft' && 'asked')}
      tabIndex={0}
      aria-label={say('draft-reserve')}
    >
      <h3>{say('draft-reserve')}</h3>
      <div class="den-row" style={{ '--cards': cards.length }}>
        {cards.map((id, index) => (
          <Lying key={index} stage={stage} id={id} />
        ))}
      </div>
    </section>
  );
}

/** A card on the table, highlighted if the player may take it. */
function Lying({ stage: { choices, designs }, id }: { stage: Stage; id: string }) {
  const option = choices.withVerb('draft-take').find(({ subject }) => subject?.key === id);
  return <Card id={id} designs={designs} {...(option ? { glow: true, onPick: () => choices.take(option) } : {})} />;
}

export const DRAWN: Drawn<View> = { Laid: Reserve, broad: ({ reserve }) => reserve.length > 0 };

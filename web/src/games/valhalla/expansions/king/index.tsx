// The king: who wears the crown, and what it is worth.
import { names } from '../../../../live/scope';
import { Icon } from '../../../../ui/icons';
import { say, sayFirst } from '../../../../ui/words';
import { Picture } from '../../cards/art';
import type { Drawn, Stage } from '../../stage';
import type { CrownView, LevelView, View } from './wire';

function Crowns({ stage, view }: { stage: Stage; view: View }) {
  return (
    <>
      {view.crowns.map((crown, index) => (
        <Kingdom key={index} stage={stage} crown={crown} />
      ))}
    </>
  );
}

function Kingdom({ stage, crown }: { stage: Stage; crown: CrownView }) {
  const seat = crown.king ?? -1;
  const reached = seat >= 0 ? crown.levels[crown.level - 1] : undefined;
  return (
    <section class={`extra king seat-${seat}`} tabIndex={0} aria-label={sayFirst(['expansion-king'])}>
      <h3>
        <Picture id={crown.card} like={/^king-/} instead={<Icon name="crown" />} />{' '}
        <span class="extra-name">{seat >= 0 ? names(stage.table, seat) : say('no-king')}</span>{' '}
        {reached && <Bonus {...reached} />}
      </h3>
      <ol>
        {crown.levels.map((level, index) => (
          <li key={index} class={level === reached ? 'now' : ''}>
            <Bonus {...level} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Bonus({ glory, dice }: LevelView) {
  return (
    <span class="bonus">
      <Icon name="glory" label={say('glory-label')} />
      {glory}
      {dice > 0 && (
        <>
          <Icon name="dice" label={say('dice-label')} />
          {dice}
        </>
      )}
    </span>
  );
}

export const DRAWN: Drawn<View> = { Laid: Crowns };

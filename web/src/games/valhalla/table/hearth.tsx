// The middle of the table: deck, discard pile, supply, and cards to choose from.
import { names } from '../../../live/scope';
import { keysOf } from '../../../ui/cards/frame';
import { classes } from '../../../ui/classes';
import { Icon } from '../../../ui/icons';
import { media, narrow } from '../../../ui/screen';
import { say } from '../../../ui/words';
import { LastBattle, type Outcome } from '../battle/outcome';
import { Card, CardBack, cardName } from '../cards/card';
import { pick, type Stage } from '../stage';
import { Extras, hasStack, laidBy } from './extras';
import { elsewhere, laidOut } from './shown-options';

/** Deck, discard pile, supply, and cards to choose from. */
export function Hearth({ stage, outcome, browse }: { stage: Stage; outcome: Outcome | null; browse: () => void }) {
  const { model, designs } = stage;
  const top = model.discard[model.discard.length - 1];
  const compact = narrow.value || laidOut(stage).length > 0 || elsewhere(stage).length > 0;
  return (
    <div
      class={classes(
        'hearth',
        laidOut(stage).length > 0 && 'offering',
        outcome && 'telling',
        laidBy(stage).length > 0 && 'with-extras',
        stage.expansions.some(({ drawn, view }) => drawn?.broad?.(view)) && 'broad',
        hasStack(stage) && 'with-stack',
        elsewhere(stage).length > 0 && stage.focus.value === null && 'pile-open',
      )}
    >
      <div class="piles">
        <figure>
          <CardBack count={model.deck} label={say('deck')} />
          <figcaption>{say('deck')}</figcaption>
        </figure>
        <figure>
          {top ? (
            <Card
              id={top}
              designs={designs}
              onPick={browse}
              label={say('discard-browse', { count: model.discard.length, name: cardName(top) })}
            />
          ) : (
            <div class="card empty" />
          )}
          <figcaption>{say('discard-count', { count: model.discard.length })}</figcaption>
        </figure>
        <figure
          class="supply"
          role="img"
          aria-label={say('supply', { count: model.grey })}
          title={say('supply', { count: model.grey })}
        >
          {Array.from({ length: 3 }, (_, index) => (
            <span key={index} class={`grey-die ${index < model.grey ? '' : 'gone'}`} />
          ))}
        </figure>
      </div>
      <div class="hearth-middle">
        {outcome && <LastBattle stage={stage} outcome={outcome} />}
        {(!outcome || laidOut(stage).length > 0) && <LaidOut stage={stage} />}
      </div>
      <Extras key={`${compact}`} stage={stage} compact={compact} />
    </div>
  );
}

/** On devices without hover, the first tap shows a card and the second takes it. */
const noHover = media('(hover: none)');

function LaidOut({ stage }: { stage: Stage }) {
  const { designs, choices } = stage;
  const laid = laidOut(stage);
  if (laid.length === 0) return <Turn stage={stage} />;
  const keys = keysOf(laid);
  return (
    <div
      class={classes('laid-out', laid.length > 8 ? 'many' : 'row-of-cards', laid.length > 3 && 'four')}
      style={{ '--cards': laid.length }}
    >
      {laid.map((id, index) => {
        const option = choices.about(designs.jarls.has(id) ? 'jarl' : 'card', (subject) => subject.key === id)[0];
        const chosen = stage.focus.value === id;
        const picked = pick(stage, option);
        const look = () => {
          stage.focus.value = id;
        };
        return (
          <Card
            key={keys[index]}
            id={id}
            designs={designs}
            at={index}
            glow={option !== undefined}
            chosen={chosen}
            dim={choices.question !== null && option === undefined}
            {...picked}
            {...(option && noHover.value && !chosen ? { onPick: look } : {})}
          />
        );
      })}
    </div>
  );
}

function Turn({ stage }: { stage: Stage }) {
  const { model, table } = stage;
  return (
    <div class="turn-mark">
      {model.finalTurns === null ? <span class="fire-pit" /> : <Icon name="hourglass" />}
      <p>{model.active === model.me ? say('your-turn-long') : say('turn-of', { name: names(table, model.active) })}</p>
      {model.finalTurns !== null && <p class="quiet">{say('final-turns', { count: model.finalTurns })}</p>}
    </div>
  );
}

// The battle panel: two squads, dice between them, each side's strength term by term.
import { optionWords } from '../../../ask/offers';
import { called, names } from '../../../live/scope';
import { classes } from '../../../ui/classes';
import { Icon, SeatSign } from '../../../ui/icons';
import { find, say, sayFirst } from '../../../ui/words';
import { Card, cardName } from '../cards/card';
import { dieName, Pool } from '../cards/dice';
import { companionOf, lairOf } from '../expansion';
import { type Battle, classOf, type Die, type Player, type Side, type Term } from '../model';
import { type Stage, toggle } from '../stage';
import { BeastFace, beastName, pictureOf } from '../table/beast';
import { Squad } from '../table/board';
import { Aid, aidsOf, Extras, laidBy } from '../table/extras';

export function BattleStage({ stage, battle }: { stage: Stage; battle: Battle }) {
  const sides = [battle.attacker, battle.defender];
  return (
    <div
      class={classes(
        'battle',
        battle.ragnarok ? 'ragnarok' : laidBy(stage).length > 0 && 'with-extras',
        sides.some((side) => side && alongWith(stage, side, battle)) && 'with-companions',
      )}
    >
      <Timeline battle={battle} />
      {battle.defender && <SideOfBattle stage={stage} side={battle.defender} battle={battle} role="defender" />}
      {battle.defender && (
        <div class="versus" aria-hidden="true">
          <Icon name="battle" />
        </div>
      )}
      <SideOfBattle stage={stage} side={battle.attacker} battle={battle} role="attacker" />
      {!battle.ragnarok && <Extras stage={stage} compact />}
    </div>
  );
}

/** The current phase of the battle, from the rule ids of its steps. */
function phaseOf(battle: Battle): number {
  const now = battle.steps.find((step) => step.state === 'now')?.place ?? 0;
  if (battle.ragnarok) return battle.attacker.rolled ? 1 : 0;
  if (battle.defender && (battle.defender.seat < 0 || battle.attacker.seat < 0))
    return now >= OUTCOME_OF_BEAST ? 2 : now >= FIGHT_OF_BEAST ? 1 : 0;
  return now >= OUTCOME ? 3 : now >= DEFENCE ? 2 : now >= ATTACK ? 1 : 0;
}

const [ATTACK, DEFENCE, OUTCOME] = [60, 120, 170];
const [FIGHT_OF_BEAST, OUTCOME_OF_BEAST] = [610, 630];

function phasesOf(battle: Battle): string[] {
  if (battle.ragnarok) return ['before', 'ragnarok'];
  if (battle.attacker.seat < 0) return ['before', 'defence', 'compare'];
  return battle.defender && battle.defender.seat < 0
    ? ['before', 'attack', 'compare']
    : ['before', 'attack', 'defence', 'compare'];
}

/** The timeline of the battle's phases. A defence that did not happen is marked as skipped. */
function Timeline({ battle }: { battle: Battle }) {
  const now = phaseOf(battle);
  const step = battle.steps.find((one) => one.state === 'now');
  const skipped = (phase: string) => phase === 'defence' && now === 3 && !battle.defender?.rolled;
  const state = (phase: string, index: number) =>
    index === now ? 'now' : skipped(phase) ? 'skipped' : index < now ? 'past' : 'next';
  return (
    <ol class="timeline" aria-label={say('timeline')}>
      {phasesOf(battle).map((phase, index) => (
        <li key={phase} class={state(phase, index)} aria-current={index === now ? 'step' : undefined}>
          {say(`step-${phase}`)}
          {skipped(phase) && <span class="visually-hidden"> ({say('step-skipped')})</span>}
          {index === now && step && <Within phase={say(`step-${phase}`)} step={find(`step-${step.rule}`) ?? ''} />}
        </li>
      ))}
    </ol>
  );
}

/** The step within a phase; empty if it has the same name as the phase. */
function Within({ phase, step }: { phase: string; step: string }) {
  const first = (words: string) => words.toLowerCase().split(' ')[0];
  return first(step) === first(phase) ? null : <small>{step}</small>;
}

interface SideProps {
  stage: Stage;
  side: Side;
  battle: Battle;
  role: 'attacker' | 'defender';
}

function SideOfBattle({ stage, side, battle, role }: SideProps) {
  const player = stage.model.players[side.seat];
  if (!player) return <BeastSide stage={stage} side={side} battle={battle} role={role} />;
  const won = battle.winner === side.seat;
  const along = alongWith(stage, side, battle);
  return (
    <section
      class={classes(
        `side ${role} seat-${side.seat}`,
        side.seat === stage.model.me && 'mine-here',
        won && 'won',
        battle.winner !== null && !won && 'beaten',
        along && 'with-companion',
      )}
      aria-label={say(`role-${role}`, called(stage.table, side.seat))}
    >
      <div class="side-head">
        <SeatSign seat={side.seat} />
        <span class="who">
          {names(stage.table, side.seat)}
          <small>{say(battle.ragnarok ? 'step-ragnarok' : `step-${role === 'attacker' ? 'attack' : 'defence'}`)}</small>
        </span>
        {!battle.ragnarok && <Strength stage={stage} side={side} />}
      </div>
      <Squad stage={stage} player={player} side={side} />
      {along && <Along stage={stage} side={side} player={along} />}
      <div class="side-dice" data-beside={Math.min(3, aidsOf(stage, side.seat) + side.tactics.length) || undefined}>
        <SidePool stage={stage} side={side} role={role} />
        <div class="beside">
          <Aid stage={stage} seat={side.seat} />
          {side.tactics.length > 0 && (
            <div class="played">
              {side.tactics.map((id, index) => (
                <Card key={index} id={id} designs={stage.designs} />
              ))}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

/** The player on the same side, in games of pairs at Ragnarök. */
function alongWith(stage: Stage, side: Side, { ragnarok }: Battle): Player | undefined {
  const player = stage.model.players[companionOf(stage, side.seat) ?? -1];
  return !ragnarok && stage.model.players[side.seat] && player?.squad.some(Boolean) ? player : undefined;
}

function Along({ stage, side, player }: { stage: Stage; side: Side; player: Player }) {
  return (
    <div class="along">
      <p>
        <SeatSign seat={player.seat} /> {say('fights-along', called(stage.table, player.seat))}
      </p>
      <Squad stage={stage} player={player} side={side} />
    </div>
  );
}

/** The monster's side of a battle. It rolls no dice; its card is its strength. */
function BeastSide({ stage, side, battle, role }: SideProps) {
  const lair = lairOf(stage);
  if (!lair?.card) return null;
  const won = battle.winner === side.seat;
  return (
    <section
      class={`side beast-side ${role} ${won ? 'won' : ''} ${battle.winner !== null && !won ? 'beaten' : ''}`}
      aria-label={say(`role-${role}`, { name: beastName(lair), me: 'no' })}
    >
      <div class="side-head">
        <span class="who">
          {beastName(lair)}
          <small>{say(`step-${role === 'attacker' ? 'attack' : 'defence'}`)}</small>
        </span>
        <span class="strength-sum">
          <b>{side.strength}</b>
        </span>
      </div>
      <BeastFace card={lair.card} covered={lair.covered ?? []} picture={pictureOf(lair)} />
    </section>
  );
}

/** "4 Bear + 3 sees Wolf + 2 Fury = 9" */
function Strength({ stage, side }: { stage: Stage; side: Side }) {
  return (
    <details class="strength-sum">
      <summary>
        <span class="visually-hidden">{say('strength-aria', { number: side.strength })}</span>
        {side.strength > 0 && side.terms.length > 1 && (
          <span class="terms" aria-hidden="true">
            {side.terms.map((term, index) => (
              <span key={index}>
                {index > 0 ? ' + ' : ''}
                {term.value}
              </span>
            ))}{' '}
            =
          </span>
        )}
        <b key={side.strength} aria-hidden="true">
          {side.strength}
        </b>
      </summary>
      <ul>
        {side.terms.map((term, index) => (
          <li key={index}>
            <b>{term.value}</b> {termWords(stage, side.seat, term)}
          </li>
        ))}
      </ul>
    </details>
  );
}

function termWords(stage: Stage, seat: number, term: Term): string {
  const jarl = stage.model.players[seat]?.jarl;
  if (term.source === 'ability') return `${say('term-ability')} ${cardName(term.card)}`;
  if (term.card) return cardName(term.card);
  return term.source === 'jarls' && jarl
    ? cardName(jarl)
    : sayFirst([`term-${term.source}`, `expansion-${term.source}`, term.source]);
}

function SidePool({ stage, side, role }: { stage: Stage; side: Side; role: 'attacker' | 'defender' }) {
  const { choices, ticks, model } = stage;
  const mine = side.seat === model.me;
  const options = (die: Die) => (mine ? choices.about('die', (subject) => subject.number === classOf(die)) : []);
  const gathering = mine && choices.prompt === 'reroll';
  const glow = (die: Die) => options(die).length > 0;
  const pickDie = (die: Die, index: number) => {
    const option = options(die)[0];
    if (gathering) toggle(ticks.dice, index);
    else if (option) choices.take(option);
  };
  const label = (die: Die) => {
    const option = gathering ? undefined : options(die)[0];
    return option && choices.question
      ? optionWords(stage.table, option, choices.question)
      : say('tick-die', { name: dieName(die) });
  };
  const shown = [...side.pool, ...side.offered];
  if (shown.length === 0 && !side.rolled) return <p class="no-dice">{say('not-rolled')}</p>;
  return (
    <Pool
      dice={shown}
      role={role}
      glow={glow}
      ticked={gathering ? ticks.dice.value : []}
      onPick={mine && choices.question ? pickDie : undefined}
      rolling={rollOf(stage, side.seat)}
      label={label}
    />
  );
}

/** A number that changes with each roll of this side and restarts the dice's animation. */
function rollOf(stage: Stage, seat: number): number {
  let rolls = 0;
  for (const line of stage.props.shown.log) if (line.name === 'rolled' && line.seat === seat) rolls = line.number;
  return rolls;
}

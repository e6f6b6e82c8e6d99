// A player's side: shields, jarl, squad, hand and Valhalla.
import { chanceOf, percent } from '../../../ask/advice';
import { names } from '../../../live/scope';
import { hold, lookAt } from '../../../ui/cards/peek';
import { classes } from '../../../ui/classes';
import { Icon, SeatSign } from '../../../ui/icons';
import { say } from '../../../ui/words';
import type { Option } from '../../../wire/messages';
import { Card, cardName } from '../cards/card';
import { companionOf, lairOf, pairOf } from '../expansion';
import type { Player, Side } from '../model';
import { pick, type Stage, toggle } from '../stage';
import { adds, addTo } from '../turn/drags';
import { BeastBoard } from './beast';
import { Chips, onWarrior } from './extras';

/** The classes for the number of players; the layout depends on it. */
export function companyOf(stage: Stage) {
  const { model } = stage;
  const others = model.players.length - Number(model.me >= 0);
  const lair = lairOf(stage);
  const beast = Boolean(lair?.beast && lair.card);
  return {
    several: others + Number(beast) > 1,
    many: others > 2,
    crowd: others + Number(lair !== undefined) > 3,
    beast,
  };
}

export function Rivals({ stage }: { stage: Stage }) {
  const { model } = stage;
  const count = model.players.length;
  const lair = lairOf(stage);
  const company = companyOf(stage);
  const first = model.me >= 0 ? model.me + 1 : 0;
  const others = Array.from(
    { length: model.me >= 0 ? count - 1 : count },
    (_, index) => model.players[(first + index) % count],
  );
  return (
    <section
      class={classes(
        'rivals plane',
        company.several && 'several',
        company.many && 'many',
        company.crowd && 'crowd',
        company.beast && 'with-beast',
      )}
      aria-label={say('rivals')}
      {...(others.length > 2 ? { tabIndex: 0 } : {})}
    >
      {lair && <BeastBoard stage={stage} lair={lair} />}
      {others.map((player) => player && <Board key={player.seat} stage={stage} player={player} mine={false} />)}
    </section>
  );
}

export function Board({ stage, player, mine }: { stage: Stage; player: Player; mine: boolean }) {
  const { model, table, choices } = stage;
  const fights =
    model.battle !== null && [model.battle.attacker.seat, model.battle.defender?.seat].includes(player.seat);
  const attack = mine ? undefined : choices.withVerb('attack').find((option) => option.subject?.number === player.seat);
  const chance = attack && chanceOf(stage.props.scope.link.advice.value, attack.action);
  const asked = stage.props.shown.update.asked.includes(player.seat);
  return (
    <article
      class={classes(
        `board seat-${player.seat}`,
        mine && 'my-board plane',
        model.active === player.seat && 'active',
        asked && 'thinking',
        fights && 'fights',
      )}
      aria-label={names(table, player.seat)}
    >
      <header>
        <SeatSign seat={player.seat} />
        <span class="who">
          {names(table, player.seat)}
          {!mine && companionOf(stage, model.me) === player.seat && (
            <small class="paired-with">{say(pairOf(stage)?.words ?? '')}</small>
          )}
        </span>
        <Shields player={player} />
        <span class="counts">
          {!mine && (
            <span title={say('hand', { count: player.handCount })}>
              <Icon name="hand" label={say('hand-label')} />
              {player.handCount}
            </span>
          )}
          <span title={say('valhalla-count', { count: player.valhallaCount })}>
            <Icon name="valhalla" label={say('valhalla-label')} />
            {player.valhallaCount}
          </span>
        </span>
        <Chips stage={stage} seat={player.seat} />
        {player.jarl && <Jarl id={player.jarl} cut={cutOff(stage, player.seat)} />}
      </header>
      {(mine ? !fights : model.battle === null) && <Squad stage={stage} player={player} side={null} />}
      {attack && (
        <button
          type="button"
          class={classes('option main attack', chance !== undefined && 'chanced')}
          disabled={choices.late}
          onClick={() => choices.take(attack)}
          aria-label={say('attack-who', { name: names(table, player.seat) })}
        >
          <Icon name="battle" /> <span>{say('attack')}</span>
          {chance !== undefined && <span class="chance">{percent(chance)}</span>}
        </button>
      )}
    </article>
  );
}

function cutOff(stage: Stage, seat: number): boolean {
  const battle = stage.model.battle;
  return [battle?.attacker, battle?.defender].some((side) => side?.seat === seat && side.jarlCutOff);
}

function Jarl({ id, cut }: { id: string; cut: boolean }) {
  return (
    <button type="button" class={`jarl-chip ${cut ? 'cut' : ''}`} onClick={() => hold(id)} {...lookAt(id)}>
      <Icon name={cut ? 'chains' : 'jarl'} /> {cardName(id)}
    </button>
  );
}

function Shields({ player }: { player: Player }) {
  const taken = player.captured.flatMap((count, seat) => Array.from({ length: count }, () => seat));
  const words = say('shields-aria', { own: player.shields, taken: taken.length });
  return (
    <span class="shields" role="img" aria-label={words} title={words}>
      {Array.from({ length: 4 }, (_, index) => (
        <Icon
          key={index}
          name="ownShield"
          class={index < player.shields ? `shield seat-${player.seat}` : 'shield gone'}
        />
      ))}
      {taken.length > 0 && <span class="plus">+</span>}
      {taken.map((seat, index) => (
        <Icon key={`t${index}`} name="ownShield" class={`shield seat-${seat}`} />
      ))}
    </span>
  );
}

/** The four slots of a squad; in a battle with the dice on the warriors, also on a partner's. */
export function Squad({ stage, player, side }: { stage: Stage; player: Player; side: Side | null }) {
  const mine = player.seat === stage.model.me;
  return (
    <div
      class={`squad ${mine ? 'my-squad' : ''}`}
      role="group"
      aria-label={say('squad')}
      style={{ '--slots': player.squad.length }}
    >
      {player.squad.map((id, slot) => (
        <Slot key={slot} stage={stage} player={player} side={side} slot={slot} id={id} />
      ))}
    </div>
  );
}

function Slot({
  stage,
  player,
  side,
  slot,
  id,
}: {
  stage: Stage;
  player: Player;
  side: Side | null;
  slot: number;
  id: string | null;
}) {
  const { choices, designs, ticks, model } = stage;
  const mine = player.seat === model.me;
  const lent = !mine && side?.seat === model.me; // the partner's warriors in this battle, labelled by name
  const option = mine
    ? choices.about('slot', (subject) => subject.number === slot)[0]
    : lent
      ? choices.about('card', (subject) => subject.key === id).find(isLent)
      : undefined;
  if (id === null) {
    const chosen = mine && stage.focus.value !== null && adds(stage, stage.focus.value) ? stage.focus.value : undefined;
    const act = option ? () => choices.take(option) : chosen ? () => addTo(stage, chosen, slot) : undefined;
    return <EmptySlot act={act} coming={mine ? (player.coming[0] ?? chosen) : undefined} slot={slot} />;
  }
  const { dice, armed } = player.arms[slot] ?? { dice: [], armed: false };
  const choosing = choices.prompt === 'choose-sent' && mine && armed;
  const ticked = ticks.slots.value.includes(slot);
  const action = choosing ? { onPick: () => toggle(ticks.slots, slot) } : pick(stage, option);
  const label = action.onPick && !choosing ? { label: `${action.label ?? ''}: ${cardName(id)}` } : {};
  const { note, frozen } = onWarrior(stage, player.seat, slot);
  return (
    <Card
      id={id}
      designs={designs}
      note={note}
      frozen={frozen}
      dice={dice}
      armed={armed}
      rising={ticked || (armed && model.battle?.winner === player.seat && !choosing)}
      glow={choosing || option !== undefined}
      chosen={ticked}
      {...action}
      {...label}
    />
  );
}

export function isLent({ verb }: Option): boolean {
  return verb === 'activate-lent' || verb === 'send-lent' || verb === 'take-the-road-lent';
}

function EmptySlot({ act, coming, slot }: { act: (() => void) | undefined; coming: string | undefined; slot: number }) {
  if (!act) return <div class="slot" aria-hidden="true" />;
  const name = coming ? cardName(coming) : '';
  return (
    <button type="button" class="slot glow" onClick={act}>
      <span aria-hidden="true">{say('here')}</span>
      <span class="visually-hidden">{say('place-here', { name, number: slot + 1 })}</span>
    </button>
  );
}

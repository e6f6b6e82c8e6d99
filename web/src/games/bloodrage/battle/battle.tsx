// The panel of a pillage: who joins, the secret cards, each clan's strength term by term, and the result.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { called, names, useAnsweredSince } from '../../../live/scope';
import { entriesOf, Sentence } from '../../../log/sentence';
import { classes } from '../../../ui/classes';
import { Icon } from '../../../ui/icons';
import { find, say } from '../../../ui/words';
import { Card, CardBack, cardName } from '../cards/card';
import { ClanSign, Glyph } from '../icons/icons';
import { Token } from '../map/figure';
import { hovered } from '../map/hovered';
import { WIDE } from '../map/world';
import type { Fighter, Raid, Term } from '../model';
import { aboutPlace, clanName, figureName } from '../naming';
import type { Stage } from '../stage';
import { lastOutcome, type Outcome, type Side } from './scenes';

/** The panel beside the map. It describes the hovered place, else the current pillage, else the last one. */
export function Herald({ stage, outcome }: { stage: Stage; outcome: Outcome | null }) {
  const { raid, provinces, fjords, over } = stage.view;
  const place = [...provinces, ...fjords].find((one) => one.key === hovered.value);
  if (over) return null;
  return (
    <div class={`herald plane ${isEast(hovered.value) ? 'east' : ''}`}>
      {place && (
        <p class="plaque" aria-hidden="true">
          {aboutPlace(stage, place).map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
      )}
      {raid && raid.fighters.length === 0 ? (
        <Call stage={stage} raid={raid} />
      ) : (
        !place && outcome && (!outcome.fought || outcome.closed) && <Ribbon stage={stage} outcome={outcome} />
      )}
      {!raid && <Deed stage={stage} />}
    </div>
  );
}

/** Whether the province lies in the upper half of the map. Its battle panel is then drawn below it. */
function isNorth(province: string): boolean {
  const { lands, sight } = WIDE;
  return (lands[province]?.heart.y ?? sight.height * 2) < sight.top + sight.height / 2;
}

/** Whether the place lies in the right half of the map. Its description is then drawn in the left half. */
function isEast(place: string | null): boolean {
  const { lands, waters, sight } = WIDE;
  const at = lands[place ?? '']?.heart ?? waters[place ?? '']?.label;
  return at !== undefined && at.x > sight.left + sight.width / 2;
}

const DEEDS = new Set(['invaded', 'rose', 'marched', 'upgraded', 'quest-laid', 'passed']);

const READ_MS = 7000; // milliseconds until the notice closes and uncovers the map

/** The last action of an opponent, shown on a phone, where the log is hidden. */
function Deed({ stage }: { stage: Stage }) {
  const { table, view, props } = stage;
  const read = useSignal(-1);
  const last = entriesOf(table.game, props.shown.log.slice(-20)).findLast(({ line }) => DEEDS.has(line.name));
  const number = last?.line.number ?? -1;
  useEffect(() => {
    const timer = setTimeout(() => {
      read.value = number;
    }, READ_MS);
    return () => clearTimeout(timer);
  }, [number]);
  if (!last || read.value === number || last.line.seat === view.seat || view.phase !== 'action') return null;
  return (
    <p class="call ribbon deed" key={last.line.number}>
      <ClanSign clan={view.clans[last.line.seat]?.clan ?? ''} />
      <span>
        <Sentence table={table} {...last} />
      </span>
    </p>
  );
}

/** Whether the question asks for a place on the map. The battle panel then makes way for the map. */
function asksForPlace(stage: Stage): boolean {
  return stage.choices.options.some((option) => ['step-to', 'enter'].includes(option.verb));
}

/** The battle panel, in the middle of the table. */
export function RaidStage({ stage, raid }: { stage: Stage; raid: Raid }) {
  const wished = useSignal(false);
  const aside = wished.value || asksForPlace(stage);
  const told = raid.fighters.map(({ cards }) => cards.length).join();
  return (
    <section
      class={classes('raid plane', aside && 'aside', isNorth(raid.province) && 'low')}
      aria-label={say('blood-battle', { place: say(`place-${raid.province}`) })}
    >
      <header>
        <h2>
          <Glyph name="battle" /> {say('blood-battle', { place: say(`place-${raid.province}`) })}
        </h2>
        <Prize stage={stage} province={raid.province} />
        <button
          type="button"
          class="option small"
          aria-pressed={aside}
          onClick={() => {
            wished.value = !wished.value;
          }}
        >
          {say(aside ? 'blood-to-battle' : 'blood-to-map')}
        </button>
      </header>
      {!aside && <Steps raid={raid} />}
      {!aside && (
        <div class="sides" data-sides={raid.fighters.length}>
          {raid.fighters.map((fighter) => (
            <SideNow key={`${fighter.seat} ${told}`} stage={stage} raid={raid} fighter={fighter} />
          ))}
        </div>
      )}
    </section>
  );
}

function Call({ stage, raid }: { stage: Stage; raid: Raid }) {
  const coming = raid.may_join.map((seat) => names(stage.table, seat)).join(', ');
  return (
    <section class="call" aria-label={say('step-BR-PILLAGE-10')}>
      <ClanSign clan={stage.view.clans[raid.pillager]?.clan ?? ''} />
      <p>
        <b>{say('blood-pillages', { ...called(stage.table, raid.pillager), place: say(`place-${raid.province}`) })}</b>
        {coming && <small>{say('br-may-join', { names: coming })}</small>}
      </p>
      <Prize stage={stage} province={raid.province} />
    </section>
  );
}

function Prize({ stage, province }: { stage: Stage; province: string }) {
  const token = stage.view.provinces.find((one) => one.key === province)?.token ?? '';
  return token ? (
    <span class={`prize reward-${token}`}>
      <Glyph name={token} /> {say('br-reward', { token: say(`token-${token}`) })}
    </span>
  ) : null;
}

function Steps({ raid }: { raid: Raid }) {
  return (
    <ol key={raid.steps.find((step) => step.state === 'now')?.place} class="raid-steps" aria-label={say('timeline')}>
      {raid.steps.map((step) => {
        const words = find(`step-${step.rule}`) ?? step.rule;
        return (
          <li
            key={step.place}
            class={step.state}
            aria-current={step.state === 'now' ? 'step' : undefined}
            title={words}
          >
            <span class={step.state === 'now' ? '' : 'visually-hidden'}>{words}</span>
          </li>
        );
      })}
    </ol>
  );
}

function SideNow({ stage, raid, fighter }: { stage: Stage; raid: Raid; fighter: Fighter }) {
  const clan = stage.view.clans[fighter.seat];
  const role = fighter.seat === raid.pillager ? say('blood-pillager') : say('blood-defender');
  const hidden = fighter.cards.length === 0 && (clan?.laid ?? false);
  return (
    <article
      class={`fighter clan-${clan?.clan ?? ''} ${fighter.cards.length > 1 ? 'many' : ''}`}
      aria-label={`${names(stage.table, fighter.seat)}, ${role}`}
    >
      <FighterHead stage={stage} seat={fighter.seat} role={role} />
      <div class="fighter-cards">
        {fighter.cards.map((id, index) => (
          <Card
            key={index}
            id={id}
            designs={stage.designs}
            dim={fighter.silenced}
            {...(fighter.silenced ? { note: say('br-silenced') } : {})}
          />
        ))}
        {hidden && <CardBack age={stage.view.age} label={say('br-face-down')} />}
        {fighter.cards.length === 0 && !hidden && (
          <span class="no-card">
            {stage.props.shown.update.asked.includes(fighter.seat) ? <Glyph name="hand" /> : '–'}
          </span>
        )}
      </div>
      <Terms clan={clan?.clan ?? ''} terms={fighter.terms} total={fighter.total} open={hidden} />
      <Army clan={clan?.clan ?? ''} terms={fighter.terms} />
    </article>
  );
}

function FighterHead({ stage, seat, role }: { stage: Stage; seat: number; role: string }) {
  return (
    <header>
      <ClanSign clan={stage.view.clans[seat]?.clan ?? ''} />
      <span class="who">
        {names(stage.table, seat)}
        <small>{role}</small>
      </span>
    </header>
  );
}

const MANY = 8; // up to this many figures stand side by side

/** The figures of one clan in the battle. */
function Army({ clan, terms }: { clan: string; terms: Term[] }) {
  const kinds = terms
    .filter((term) => term.sort === 'figure' && term.key !== 'all')
    .flatMap((term) => Array.from({ length: term.number }, () => term.key));
  return (
    <div class="army" aria-hidden="true">
      {kinds.slice(0, MANY).map((kind, index) => (
        <Token key={index} clan={clan} kind={kind} />
      ))}
    </div>
  );
}

/** "3 Warriors 3 + Leader 3 + Tyr's Crush 4 = 10" */
function Terms({ clan, terms, total, open }: { clan: string; terms: Term[]; total: number; open: boolean }) {
  return (
    <div class="terms-of-battle">
      <ul>
        {terms.map((term, index) => (
          <li key={index}>
            {term.sort === 'figure' ? (
              <Token clan={clan} kind={term.key === 'all' ? 'warrior' : term.key} />
            ) : (
              <Glyph name="battle" />
            )}
            <span>{term.sort === 'figure' ? figureName(term.key, term.number) : cardName(term.key)}</span>
            <b>{term.value}</b>
          </li>
        ))}
        {open && (
          <li class="unknown">
            <Glyph name="quest" />
            <span>{say('br-face-down')}</span>
            <b>?</b>
          </li>
        )}
      </ul>
      <p class="battle-total">
        <span class="visually-hidden">{say('strength-aria', { number: total })}</span>
        <b key={total} aria-hidden="true">
          {total}
        </b>
      </p>
    </div>
  );
}

// -- the result

/** The last pillage's result, and how to close it. */
export interface Told {
  outcome: Outcome | null;
  close: () => void;
}

/**
 * The result to show. It stays until the player closes it or answers again; results from before the page was opened are
 * not shown.
 */
export function useOutcome(stage: Stage): Told {
  const { log } = stage.props.shown;
  const outcome = lastOutcome(log);
  const seen = useSignal(outcome?.start ?? -1);
  const answered = useAnsweredSince(stage.props.scope, outcome?.start);
  const close = () => {
    seen.value = outcome?.start ?? -1;
  };
  return { outcome: outcome && !answered && outcome.start > seen.value ? outcome : null, close };
}

export function OutcomePanel({ stage, told: { outcome, close } }: { stage: Stage; told: Told }) {
  if (!outcome?.fought || outcome.closed || asksForPlace(stage)) return null; // the game goes on: show the map again
  return <Decision stage={stage} outcome={outcome} close={close} />;
}

function Ribbon({ stage, outcome }: { stage: Stage; outcome: Outcome }) {
  const seat = outcome.winner < 0 ? outcome.pillager : outcome.winner;
  return (
    <p class="call ribbon" key={outcome.start}>
      <ClanSign clan={stage.view.clans[seat]?.clan ?? ''} />
      <b>
        {outcome.fought
          ? verdictWords(stage, outcome)
          : say('blood-pillaged', {
              ...called(stage.table, outcome.pillager),
              place: say(`place-${outcome.province}`),
              reward: say(`token-${outcome.reward}`),
            })}
      </b>
      {outcome.reward && (
        <span class={`prize reward-${outcome.reward}`}>
          <Glyph name={outcome.reward} />
        </span>
      )}
    </p>
  );
}

function verdictWords(stage: Stage, { winner, province }: Outcome): string {
  const place = say(`place-${province}`);
  return winner < 0
    ? say('event-nobody-won', { what: place })
    : say('blood-wins', { ...called(stage.table, winner), place });
}

function Decision({ stage, outcome, close }: { stage: Stage; outcome: Outcome; close: () => void }) {
  const words = verdictWords(stage, outcome);
  return (
    <section
      class={classes('raid plane decided', isNorth(outcome.province) && 'low')}
      aria-label={words}
      key={outcome.start}
    >
      <header>
        <h2>
          <Glyph name={outcome.winner < 0 ? 'battle' : 'trophy'} /> {words}
        </h2>
        {outcome.reward && (
          <span class={`prize reward-${outcome.reward}`}>
            <Glyph name={outcome.reward} /> {say('br-reward', { token: say(`token-${outcome.reward}`) })}
          </span>
        )}
        <button type="button" class="icon-button" aria-label={say('close')} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div class="sides" data-sides={outcome.sides.length}>
        {outcome.sides.map((side) => (
          <SideAfter key={side.seat} stage={stage} outcome={outcome} side={side} />
        ))}
      </div>
    </section>
  );
}

function SideAfter({ stage, outcome, side }: { stage: Stage; outcome: Outcome; side: Side }) {
  const clan = stage.view.clans[side.seat]?.clan ?? '';
  const won = side.seat === outcome.winner;
  return (
    <article
      class={`fighter clan-${clan} ${won ? 'won' : 'beaten'} ${side.cards.length > 1 ? 'many' : ''}`}
      aria-label={names(stage.table, side.seat)}
    >
      <FighterHead stage={stage} seat={side.seat} role={won ? say('br-wins') : clanName(stage, side.seat)} />
      <div class="fighter-cards">
        {side.cards.map(({ card, struck }, index) => (
          <Card
            key={index}
            id={card}
            designs={stage.designs}
            dim={struck}
            {...(struck ? { note: say('br-silenced') } : {})}
          />
        ))}
      </div>
      <Terms clan={clan} terms={termsAfter(side)} total={side.total} open={false} />
      <ul class="aftermath">
        {side.glory !== 0 && (
          <li>
            <Glyph name="glory" /> {side.glory > 0 ? `+${side.glory}` : side.glory}
          </li>
        )}
        {side.raised.map((stat, index) => (
          <li key={index}>
            <Glyph name={stat} /> +1
          </li>
        ))}
        {side.lost.length > 0 && (
          <li class="fallen">
            <Glyph name="valhalla" />{' '}
            {side.lost.map((kind, index) => (
              <Token key={index} clan={clan} kind={kind} />
            ))}
          </li>
        )}
      </ul>
    </article>
  );
}

/** Total strength of the figures: what the cards do not account for. */
function termsAfter(side: Side): Term[] {
  const cards = side.cards.map(({ card, worth }) => ({ sort: 'card', key: card, number: 1, value: worth }));
  const rest = side.total - cards.reduce((sum, term) => sum + term.value, 0);
  return [{ sort: 'figure', key: 'all', number: 1, value: rest }, ...cards];
}

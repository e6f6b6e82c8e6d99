// Odds of a battle that is entered by hand.
import type { Signal } from '@preact/signals';
import { Chance, Chips, Panel, Press, perCent, Stepper, Wrong } from '../../../ui/entry/parts';
import { useStored } from '../../../ui/entry/stored';
import { useToolRequest } from '../../../ui/entry/tool-request';
import { tell } from '../../../ui/entry/words';
import { Icon } from '../../../ui/icons';
import { say } from '../../../ui/words';
import { faceName } from '../names';
import { FACES, type Face, NO_SIDE, sameTactic, TACTICS } from './terms';
import { Warriors } from './warrior';
import type { BattleAnswer, BattleEntered, SideEntered } from './wire';

type Role = BattleEntered['role'];
type Wrongness = { field: string; words: string } | null;

const ROLES: Role[] = ['attack', 'defend', 'beast'];
const FIRST: Required<BattleEntered> = { role: 'attack', mine: NO_SIDE, theirs: NO_SIDE, strength: 0, rolled: [] };

export function BattleTool() {
  const entered = useStored<Required<BattleEntered>>('valhalla.battle', FIRST);
  const { answer, wrong, busy, about, ask } = useToolRequest<BattleAnswer>('valhalla', 'battle');
  const { role, mine, theirs, strength, rolled } = entered.value;
  const change = (part: Partial<BattleEntered>) => {
    entered.value = { ...entered.value, ...part };
  };
  const asked = role === 'attack' ? { role, mine, theirs, rolled } : { role, mine, strength, rolled };
  return (
    <div class="entry">
      <Chips
        label={tell('battle-role')}
        values={ROLES}
        chosen={role}
        show={(key) => tell(`role-${key}`)}
        choose={(key) => change({ role: key })}
      />
      <Side
        title={tell('side-mine')}
        field="mine"
        side={mine}
        wrong={wrong.value}
        set={(side) => change({ mine: side })}
      />
      <Rolled rolled={rolled} most={mine.dice ?? 6} set={(next) => change({ rolled: next })} wrong={wrong.value} />
      {role === 'attack' ? (
        <Side
          title={tell('side-theirs')}
          field="theirs"
          side={theirs ?? NO_SIDE}
          wrong={wrong.value}
          set={(side) => change({ theirs: side })}
          hidden
        />
      ) : (
        <Panel title={tell(`against-${role}`)} field="strength">
          <Stepper
            label={say('strength-label')}
            value={strength}
            most={99}
            typed
            set={(value) => change({ strength: value })}
          />
          <Wrong at="strength" wrong={wrong.value} />
        </Panel>
      )}
      <Answer answer={answer} stale={about.value !== JSON.stringify(asked)} />
      {wrong.value && !wrong.value.field && <Wrong at="" wrong={wrong.value} />}
      <div class="entry-ways sticky">
        <button type="button" class="secondary" onClick={() => (entered.value = FIRST)}>
          {tell('clear')}
        </button>
        <Press words={tell('reckon')} icon="dice" busy={busy.value} press={() => void ask(asked)} />
      </div>
    </div>
  );
}

interface SideProps {
  title: string;
  field: string;
  side: SideEntered;
  wrong: Wrongness;
  set: (side: SideEntered) => void;
  hidden?: boolean;
}

function Side({ title, field, side, wrong, set, hidden }: SideProps) {
  const change = (part: Partial<SideEntered>) => set({ ...side, ...part });
  const unknown = side.hidden ?? 0;
  return (
    <Panel title={title} field={field}>
      <Warriors
        warriors={side.warriors}
        field={`${field}.warriors`}
        wrong={wrong}
        set={(warriors) => change({ warriors })}
      />
      <Stepper label={say('dice-label')} value={side.dice ?? 6} most={9} set={(dice) => change({ dice })} />
      <Stepper label={tell('plus')} value={side.plus ?? 0} most={40} set={(plus) => change({ plus })} />
      {hidden && (
        <Stepper label={tell('hidden-cards')} value={unknown} most={20} set={(next) => change({ hidden: next })} />
      )}
      {!(hidden && unknown > 0) && <Tactics side={side} set={change} />}
      <Wrong at={`${field}.tactics`} wrong={wrong} />
    </Panel>
  );
}

/** The number of each tactic card in hand. */
function Tactics({ side, set }: { side: SideEntered; set: (part: Partial<SideEntered>) => void }) {
  const held = side.tactics ?? [];
  return (
    <details class="entry-more">
      <summary>
        {tell('tactics')} {held.length > 0 && <b>({held.length})</b>}
      </summary>
      {TACTICS.map(([card, tactic]) => {
        const others = held.filter((one) => !sameTactic(one, tactic));
        return (
          <Stepper
            key={card}
            label={say(`card-${card}`)}
            value={held.length - others.length}
            most={Math.min(5, 10 - others.length)}
            set={(count) => set({ tactics: [...others, ...Array.from({ length: count }, () => tactic)] })}
          />
        );
      })}
    </details>
  );
}

/** Dice that have been rolled already; none before the roll. */
function Rolled({
  rolled,
  most,
  set,
  wrong,
}: {
  rolled: Face[];
  most: number;
  set: (rolled: Face[]) => void;
  wrong: Wrongness;
}) {
  return (
    <details class="entry-more entry-panel" open={rolled.length > 0}>
      <summary>{tell('rolled')}</summary>
      <fieldset class="chips">
        <legend>{tell('rolled-how')}</legend>
        <span class="entry-lying">
          {rolled.map((face, at) => (
            <button
              key={at}
              type="button"
              class="lying die"
              aria-label={tell('take-away', { what: faceName(face) })}
              onClick={() => set(rolled.filter((_, other) => other !== at))}
            >
              <Icon name={face} />
            </button>
          ))}
        </span>
        {FACES.map((face) => (
          <button
            key={face}
            type="button"
            disabled={rolled.length >= most}
            aria-label={tell('add-this', { what: faceName(face) })}
            onClick={() => set([...rolled, face])}
          >
            <Icon name={face} />
          </button>
        ))}
      </fieldset>
      <Wrong at="rolled" wrong={wrong} />
    </details>
  );
}

function Answer({ answer, stale }: { answer: Signal<BattleAnswer | null>; stale: boolean }) {
  const found = answer.value;
  if (!found) return null;
  const [win, ...reach] = found.odds.chances;
  return (
    <section class={`entry-answer ${stale ? 'stale' : ''}`} aria-live="polite" aria-label={tell('answer')}>
      <p class="entry-win">
        <b>{perCent(win?.chance ?? 0)}</b> <span>{say('odds-win')}</span>
      </p>
      {stale && <p class="quiet">{tell('stale')}</p>}
      {found.advice && (
        <p class="entry-advice">
          {tell(`dice-${found.advice.move}`)}{' '}
          {found.advice.move !== 'finish' && found.advice.keep.length > 0 && (
            <>
              {tell('dice-keep')}{' '}
              {found.advice.keep.map((face, at) => (
                <Icon key={at} name={face as Face} label={faceName(face)} />
              ))}
            </>
          )}
        </p>
      )}
      <ul>
        {reach.map((one) => (
          <Chance
            key={one.subject?.number}
            words={say('odds-reach', { thing: one.subject?.number ?? 0 })}
            chance={one.chance}
          />
        ))}
      </ul>
      <p class="quiet">{tell(`supposing-${found.odds.supposing}`)}</p>
    </section>
  );
}

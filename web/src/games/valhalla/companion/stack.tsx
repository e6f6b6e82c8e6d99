// The beast's cards from the active one on: those of the box, or those of the built-in set.
import { useSignal } from '@preact/signals';
import { Chips, Panel, Stepper, Toggle, Wrong } from '../../../ui/entry/parts';
import { refusal, tell } from '../../../ui/entry/words';
import { Icon, type IconName } from '../../../ui/icons';
import { Notice, Sheet } from '../../../ui/parts';
import { find, say } from '../../../ui/words';
import { askTool } from '../../../wire/api';
import { CLANS, type Clan, DREADS, type Dread, NAMES_A_CLAN } from './terms';
import { abilityName, WeaponTaps } from './warrior';
import type { BeastCardEntered, BeastTable, StackAnswer } from './wire';

const SIGNS: Record<string, IconName> = { jormungandr: 'serpent', surtr: 'fury', hel: 'skull', fenrir: 'fang' };
const BEASTS = ['jormungandr', 'surtr', 'hel', 'fenrir'] as const;
const FIRST: BeastCardEntered = { strength: 5, cap: 3, symbols: [] };
const MOST_CARDS = 6;
const MOST_CLANS = 8;

interface StackProps {
  table: Required<BeastTable>;
  wrong: { field: string; words: string } | null;
  set: (part: Partial<BeastTable>) => void;
}

export function Stack({ table, wrong, set }: StackProps) {
  const open = useSignal<number | null>(null);
  const { stack } = table;
  const done = (card: BeastCardEntered | null) => {
    const cards = [...stack];
    cards.splice(open.value ?? 0, 1, ...(card ? [card] : []));
    set({ stack: cards, covered: open.value === 0 ? [] : table.covered });
    open.value = null;
  };
  return (
    <Panel title={tell('beast-cards')} field="table.stack">
      {stack.length === 0 && <OurOwn set={set} />}
      <ul class="entry-cards">
        {stack.map((card, at) => (
          <li key={at}>
            <button type="button" class="entry-card beast-card" onClick={() => (open.value = at)}>
              <CardFace card={card} covered={at === 0 ? table.covered : []} />
            </button>
            <Wrong at={`table.stack.${at}`} wrong={wrong} />
          </li>
        ))}
        {stack.length < MOST_CARDS && (
          <li>
            <button type="button" class="entry-card add" onClick={() => (open.value = stack.length)}>
              + {tell(stack.length === 0 ? 'beast-active' : 'beast-below')}
            </button>
          </li>
        )}
      </ul>
      {stack[0] && <Covered card={stack[0]} covered={table.covered} set={(covered) => set({ covered })} />}
      {stack.length > 0 && <Toggle label={tell('beast-ignore')} on={table.ignore} set={(ignore) => set({ ignore })} />}
      {open.value !== null && (
        <CardSheet first={stack[open.value] ?? FIRST} known={open.value < stack.length} done={done} />
      )}
    </Panel>
  );
}

function CardFace({ card, covered }: { card: BeastCardEntered; covered: number[] }) {
  return (
    <>
      <b>{card.strength}</b>
      <span class="entry-arms">
        {card.symbols.map((symbol, at) => (
          <span key={at} class={`socket ${covered.includes(at) ? 'filled' : ''}`}>
            <Icon name={symbol} label={say(`weapon-${symbol}`)} />
          </span>
        ))}
      </span>
      <small>
        <Icon name="glory" label={say('glory-label')} /> ≤ {card.cap}
      </small>
      {card.ability && (
        <small>
          {find(`ability-${card.ability}`) ?? card.ability} {card.clan && `(${say(`clan-${card.clan}`)})`}
        </small>
      )}
    </>
  );
}

/** The dice on the active card; a tap adds or removes one. */
function Covered(props: { card: BeastCardEntered; covered: number[]; set: (covered: number[]) => void }) {
  const { card, covered, set } = props;
  const toggle = (at: number) =>
    set(covered.includes(at) ? covered.filter((one) => one !== at) : [...covered, at].sort());
  return (
    <fieldset class="chips">
      <legend>{tell('beast-covered-now')}</legend>
      {card.symbols.map((symbol, at) => (
        <button
          key={at}
          type="button"
          aria-pressed={covered.includes(at)}
          aria-label={`${at + 1}: ${say(`weapon-${symbol}`)}`}
          onClick={() => toggle(at)}
        >
          <Icon name={symbol} />
        </button>
      ))}
    </fieldset>
  );
}

/** Fills in the cards of the built-in set, for players who do not want to enter the printed numbers. */
function OurOwn({ set }: { set: (part: Partial<BeastTable>) => void }) {
  const plus40 = useSignal(false);
  const wrong = useSignal('');
  const take = (beast: string) =>
    askTool<StackAnswer>('valhalla', 'stack', { beast, plus40: plus40.value }).then(
      ({ stack }) => set({ stack, covered: [], deck: plus40.value ? 114 : 74 }),
      (error) => {
        wrong.value = refusal(error).words;
      },
    );
  return (
    <>
      <p class="quiet">{tell('beast-whose')}</p>
      <Toggle label={tell('beast-plus40')} on={plus40.value} set={(on) => (plus40.value = on)} />
      <div class="beast-steps">
        {BEASTS.map((beast) => (
          <button key={beast} type="button" class="secondary" onClick={() => void take(beast)}>
            <Icon name={SIGNS[beast] ?? 'skull'} /> {say(`card-${beast}`)}
          </button>
        ))}
      </div>
      <Notice words={wrong.value} />
    </>
  );
}

function CardSheet(props: { first: BeastCardEntered; known: boolean; done: (card: BeastCardEntered | null) => void }) {
  const card = useSignal(props.first);
  const change = (part: Partial<BeastCardEntered>) => {
    card.value = { ...card.value, ...part };
  };
  const { strength, cap, symbols, clans = [], ability = '', clan = '' } = card.value;
  return (
    <Sheet title={tell('beast-card')} onClose={() => props.done(props.known ? props.first : null)} narrow>
      <div class="entry">
        <Stepper
          label={say('strength-label')}
          value={strength}
          least={1}
          most={99}
          typed
          set={(value) => change({ strength: value })}
        />
        <Stepper label={tell('beast-cap-label')} value={cap} most={99} typed set={(value) => change({ cap: value })} />
        <WeaponTaps weapons={symbols} most={6} set={(next) => change({ symbols: next })} />
        <Clans clans={clans} set={(next) => change({ clans: next })} />
        <label class="entry-select">
          <span>{tell('ability')}</span>
          <select
            value={ability}
            onChange={(event) => {
              const next = event.currentTarget.value as Dread;
              change({ ability: next, clan: NAMES_A_CLAN.has(next) ? clan || 'bear' : '' });
            }}
          >
            {DREADS.map((key) => (
              <option key={key} value={key}>
                {abilityName(key)}
              </option>
            ))}
          </select>
        </label>
        {NAMES_A_CLAN.has(ability) && (
          <Chips
            label={tell('ability-clan')}
            values={CLANS}
            chosen={clan || []}
            show={(key) => <Icon name={key} />}
            name={(key) => say(`clan-${key}`)}
            choose={(key: Clan) => change({ clan: key })}
          />
        )}
        <div class="entry-ways">
          {props.known && (
            <button type="button" class="secondary" onClick={() => props.done(null)}>
              {tell('remove')}
            </button>
          )}
          <button type="button" class="primary" disabled={symbols.length === 0} onClick={() => props.done(card.value)}>
            {tell('done')}
          </button>
        </div>
      </div>
    </Sheet>
  );
}

function Clans({ clans, set }: { clans: Clan[]; set: (clans: Clan[]) => void }) {
  return (
    <fieldset class="chips">
      <legend>{tell('beast-clans')}</legend>
      <span class="entry-lying">
        {clans.map((clan, at) => (
          <button
            key={at}
            type="button"
            class="lying"
            aria-label={tell('take-away', { what: say(`clan-${clan}`) })}
            onClick={() => set(clans.filter((_, other) => other !== at))}
          >
            <Icon name={clan} />
          </button>
        ))}
      </span>
      {CLANS.map((clan) => (
        <button
          key={clan}
          type="button"
          disabled={clans.length >= MOST_CLANS}
          aria-label={tell('add-this', { what: say(`clan-${clan}`) })}
          onClick={() => set([...clans, clan])}
        >
          <Icon name={clan} />
        </button>
      ))}
    </fieldset>
  );
}

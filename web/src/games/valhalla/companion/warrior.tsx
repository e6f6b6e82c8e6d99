// Entry of warriors as they are printed.
import { useSignal } from '@preact/signals';
import { Chips, Stepper, Wrong } from '../../../ui/entry/parts';
import { tell } from '../../../ui/entry/words';
import { Icon } from '../../../ui/icons';
import { Sheet } from '../../../ui/parts';
import { find, say } from '../../../ui/words';
import { ABILITIES, type Ability, CLANS, type Clan, NAMES_A_CLAN, PATTERNS, WEAPONS, type Weapon } from './terms';
import type { WarriorCard } from './wire';

const MOST = 6;
const MOST_WEAPONS = 6;
const FIRST: WarriorCard = { clan: 'bear', strength: 2, weapons: [] };

interface WarriorsProps {
  warriors: WarriorCard[];
  field: string;
  wrong: { field: string; words: string } | null;
  set: (warriors: WarriorCard[]) => void;
}

/** A squad; a tap on a warrior edits it. */
export function Warriors({ warriors, field, wrong, set }: WarriorsProps) {
  const open = useSignal<number | null>(null);
  const done = (card: WarriorCard | null) => {
    const at = open.value ?? 0;
    const others = [...warriors];
    others.splice(at, 1, ...(card ? [card] : []));
    set(others);
    open.value = null;
  };
  return (
    <>
      <ul class="entry-cards">
        {warriors.map((card, at) => (
          <li key={at}>
            <button type="button" class={`entry-card clan-${card.clan}`} onClick={() => (open.value = at)}>
              <WarriorFace card={card} />
            </button>
            <Wrong at={`${field}.${at}`} wrong={wrong} />
          </li>
        ))}
        {warriors.length < MOST && (
          <li>
            <button type="button" class="entry-card add" onClick={() => (open.value = warriors.length)}>
              + {tell('add-warrior')}
            </button>
          </li>
        )}
      </ul>
      {wrong?.field === field && <Wrong at={field} wrong={wrong} />}
      {open.value !== null && (
        <WarriorSheet first={warriors[open.value] ?? FIRST} known={open.value < warriors.length} done={done} />
      )}
    </>
  );
}

function WarriorFace({ card }: { card: WarriorCard }) {
  return (
    <>
      <Icon name={card.clan} label={say(`clan-${card.clan}`)} />
      <b>{card.strength}</b>
      <span class="entry-arms">
        {(card.weapons ?? []).map((weapon, at) => (
          <Icon key={at} name={weapon} label={say(`weapon-${weapon}`)} />
        ))}
        {card.pattern && <small>{say(`pattern-${card.pattern}`)}</small>}
      </span>
      {card.ability && <small>{abilityName(card.ability, card.ability_clan)}</small>}
    </>
  );
}

export function abilityName(ability: string, clan = ''): string {
  if (!ability) return tell('no-ability');
  return find(`ability-${ability}`, { clan: clan ? say(`clan-${clan}`) : '…' }) ?? ability;
}

function WarriorSheet(props: { first: WarriorCard; known: boolean; done: (card: WarriorCard | null) => void }) {
  const card = useSignal(props.first);
  const change = (part: Partial<WarriorCard>) => {
    card.value = { ...card.value, ...part };
  };
  const { clan, strength, weapons = [], pattern = '', ability = '', ability_clan: named = '' } = card.value;
  const armed = weapons.length > 0 || pattern !== '';
  return (
    <Sheet title={tell('warrior')} onClose={() => props.done(props.known ? props.first : null)} narrow>
      <div class="entry">
        <Chips
          label={tell('clan')}
          values={CLANS}
          chosen={clan}
          show={(key) => <Icon name={key} />}
          name={(key) => say(`clan-${key}`)}
          choose={(key) => change({ clan: key })}
        />
        <Stepper
          label={say('strength-label')}
          value={strength}
          most={20}
          set={(value) => change({ strength: value })}
        />
        <WeaponTaps weapons={weapons} set={(next) => change({ weapons: next, pattern: '' })} most={MOST_WEAPONS} />
        <Chips
          label={tell('or-pattern')}
          values={PATTERNS}
          chosen={pattern || []}
          show={(key) => say(`pattern-${key}`)}
          choose={(key) => change({ pattern: key === pattern ? '' : key, weapons: [] })}
        />
        <Chips
          label={tell('ability')}
          values={ABILITIES}
          chosen={ability}
          show={(key) => abilityName(key, named)}
          choose={(key: Ability) =>
            change({ ability: key, ability_clan: NAMES_A_CLAN.has(key) ? named || 'bear' : '' })
          }
        />
        {NAMES_A_CLAN.has(ability) && (
          <Chips
            label={tell('ability-clan')}
            values={CLANS}
            chosen={named || []}
            show={(key) => <Icon name={key} />}
            name={(key) => say(`clan-${key}`)}
            choose={(key: Clan) => change({ ability_clan: key })}
          />
        )}
        <div class="entry-ways">
          {props.known && (
            <button type="button" class="secondary" onClick={() => props.done(null)}>
              {tell('remove')}
            </button>
          )}
          <button type="button" class="primary" disabled={!armed} onClick={() => props.done(card.value)}>
            {tell('done')}
          </button>
        </div>
        {!armed && <p class="quiet">{tell('enter-weapons')}</p>}
      </div>
    </Sheet>
  );
}

interface TapsProps {
  weapons: Weapon[];
  most: number;
  set: (weapons: Weapon[]) => void;
}

/** Weapons; a tap adds one or removes one. */
export function WeaponTaps({ weapons, most, set }: TapsProps) {
  return (
    <fieldset class="chips">
      <legend>{tell('weapons')}</legend>
      <span class="entry-lying">
        {weapons.map((weapon, at) => (
          <button
            key={at}
            type="button"
            class="lying"
            aria-label={tell('take-away', { what: say(`weapon-${weapon}`) })}
            onClick={() => set(weapons.filter((_, other) => other !== at))}
          >
            <Icon name={weapon} />
          </button>
        ))}
      </span>
      {WEAPONS.map((weapon) => (
        <button
          key={weapon}
          type="button"
          disabled={weapons.length >= most}
          aria-label={tell('add-this', { what: say(`weapon-${weapon}`) })}
          onClick={() => set([...weapons, weapon].sort((a, b) => WEAPONS.indexOf(a) - WEAPONS.indexOf(b)))}
        >
          <Icon name={weapon} />
        </button>
      ))}
    </fieldset>
  );
}

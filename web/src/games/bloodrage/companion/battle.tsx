// Odds of a battle that is entered by hand: figures, upgrades, cards.

import { Chance, Chips, Panel, Picker, Press, Stepper, Toggle, Wrong } from '../../../ui/entry/parts';
import { useStored } from '../../../ui/entry/stored';
import { useToolRequest } from '../../../ui/entry/tool-request';
import { tell } from '../../../ui/entry/words';
import { say } from '../../../ui/words';
import { type Cards, useCards } from './cards';
import type { BattleAnswer, BattleEntered, ClanEntered } from './wire';

const CLANS = ['bear', 'wolf', 'serpent', 'raven'];
const AGES = ['1', '2', '3'] as const;
const HABITS = ['any', 'strongest'] as const;
const PROVINCES = [
  'yggdrasil',
  'myrkulor',
  'elvagar',
  'angerboda',
  'muspelheim',
  'horgr',
  'utgard',
  'andlang',
  'gimle',
];
const MONSTERS = [
  'dwarf-chieftain',
  'troll',
  'sea-serpent',
  'dark-elf',
  'fire-giant',
  'valkyrie',
  'frost-giant',
  'soldier-of-hel',
  'volur-witch',
];
const FIRST_CLAN: Required<ClanEntered> = {
  warriors: 0,
  leader: false,
  ship: false,
  monsters: [],
  upgrades: [],
  hand: [],
  hidden: 0,
  rage: 6,
};
const FIRST: Required<BattleEntered> = {
  clans: [FIRST_CLAN, { ...FIRST_CLAN, hidden: 3 }],
  age: 1,
  province: 'yggdrasil',
  pillager: 0,
  habit: 'any',
};

export function BattleTool() {
  const entered = useStored<Required<BattleEntered>>('bloodrage.battle', FIRST);
  const { answer, wrong, busy, about, ask } = useToolRequest<BattleAnswer>('bloodrage', 'battle');
  const { clans, age, province, pillager, habit } = entered.value;
  const cards = useCards(clans.length);
  const change = (part: Partial<BattleEntered>) => {
    entered.value = { ...entered.value, ...part };
  };
  const put = (seat: number, part: Partial<ClanEntered>) =>
    change({ clans: clans.map((clan, at) => (at === seat ? { ...clan, ...part } : clan)) });
  const resize = (count: number) =>
    change({
      clans: Array.from({ length: count }, (_, seat) => clans[seat] ?? { ...FIRST_CLAN, hidden: 3 }),
      pillager: Math.min(pillager, count - 1),
    });
  return (
    <div class="entry">
      <Panel title={tell('battle-where')}>
        <Stepper label={tell('players-count')} value={clans.length} least={2} most={4} set={resize} />
        <Chips
          label={tell('age')}
          values={AGES}
          chosen={String(age) as (typeof AGES)[number]}
          show={(key) => 'I'.repeat(Number(key))}
          choose={(key) => change({ age: Number(key) })}
        />
        <label class="entry-select">
          <span>{tell('province')}</span>
          <select value={province} onChange={(event) => change({ province: event.currentTarget.value })}>
            {PROVINCES.map((key) => (
              <option key={key} value={key}>
                {say(`province-${key}`)}
              </option>
            ))}
          </select>
        </label>
        <Wrong at="province" wrong={wrong.value} />
        <Chips
          label={tell('pillager')}
          values={clans.map((_, seat) => String(seat))}
          chosen={String(pillager)}
          show={(key) => clanWords(Number(key))}
          choose={(key) => change({ pillager: Number(key) })}
        />
        <Wrong at="pillager" wrong={wrong.value} />
      </Panel>
      {clans.map((clan, seat) => (
        <ClanPanel
          key={seat}
          seat={seat}
          clan={{ ...FIRST_CLAN, ...clan }}
          age={age}
          cards={cards}
          wrong={wrong.value}
          put={(part) => put(seat, part)}
        />
      ))}
      <Chips
        label={tell('habit')}
        values={HABITS}
        chosen={habit}
        show={(key) => tell(`habit-${key}`)}
        choose={(key) => change({ habit: key })}
      />
      {answer.value && <Answer answer={answer.value} stale={about.value !== JSON.stringify(entered.value)} />}
      {wrong.value && !wrong.value.field && <Wrong at="" wrong={wrong.value} />}
      <div class="entry-ways sticky">
        <button type="button" class="secondary" onClick={() => (entered.value = FIRST)}>
          {tell('clear')}
        </button>
        <Press words={tell('reckon')} icon="dice" busy={busy.value} press={() => void ask(entered.value)} />
      </div>
    </div>
  );
}

export function clanWords(seat: number): string {
  return say(`clan-${CLANS[seat] ?? ''}`);
}

interface ClanProps {
  seat: number;
  clan: Required<ClanEntered>;
  age: number;
  cards: Cards;
  wrong: { field: string; words: string } | null;
  put: (part: Partial<ClanEntered>) => void;
}

function ClanPanel({ seat, clan, age, cards, wrong, put }: ClanProps) {
  const mine = seat === 0;
  const monsters = MONSTERS.map((key): [string, string] => [key, say(`figure-${key}`)]);
  return (
    <Panel title={`${clanWords(seat)}${mine ? ` · ${tell('side-mine')}` : ''}`} field={`clans.${seat}`}>
      <Stepper label={say('figure-warrior')} value={clan.warriors} most={8} set={(warriors) => put({ warriors })} />
      <div class="entry-row">
        <Toggle label={say('figure-leader')} on={clan.leader} set={(leader) => put({ leader })} />
        <Toggle label={say('figure-ship')} on={clan.ship} set={(ship) => put({ ship })} />
      </div>
      {mine ? (
        <Picker
          label={tell('my-hand')}
          things={cards.hand(age)}
          picked={clan.hand}
          most={12}
          set={(hand) => put({ hand })}
        />
      ) : (
        <Stepper label={tell('hidden-cards')} value={clan.hidden} most={8} set={(hidden) => put({ hidden })} />
      )}
      <details class="entry-more" open={clan.monsters.length + clan.upgrades.length > 0}>
        <summary>{tell('more-of-clan')}</summary>
        <Picker
          label={tell('monsters')}
          things={monsters}
          picked={clan.monsters}
          most={2}
          set={(next) => put({ monsters: next })}
        />
        <Picker
          label={tell('upgrades')}
          things={cards.upgrades(age)}
          picked={clan.upgrades}
          most={8}
          set={(upgrades) => put({ upgrades })}
        />
        {!mine && (
          <Picker
            label={tell('known-cards')}
            things={cards.hand(age)}
            picked={clan.hand}
            most={12}
            set={(hand) => put({ hand })}
          />
        )}
        <Stepper label={say('stat-rage')} value={clan.rage} most={20} set={(rage) => put({ rage })} />
      </details>
      <Wrong at={`clans.${seat}`} wrong={wrong} />
    </Panel>
  );
}

function Answer({ answer, stale }: { answer: BattleAnswer; stale: boolean }) {
  return (
    <section class={`entry-answer ${stale ? 'stale' : ''}`} aria-live="polite" aria-label={tell('answer')}>
      {stale && <p class="quiet">{tell('stale')}</p>}
      <p>
        {answer.strengths.map((strength, seat) => (
          <span key={seat} class="entry-strength">
            {clanWords(seat)} <b>{strength}</b>
          </span>
        ))}
      </p>
      <ul>
        {answer.odds.chances.map((one, at) => (
          <Chance
            key={at}
            words={say(`odds-${one.of}`, { thing: one.subject ? say(`card-${one.subject.key}`) : '' })}
            chance={one.chance}
            error={one.error ?? 0}
          />
        ))}
      </ul>
      <p class="quiet">{tell(`supposing-${answer.odds.supposing}`)}</p>
    </section>
  );
}

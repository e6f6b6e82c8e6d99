// The score pad for the end of an Age or of the game. The server computes the score.

import { Chips, Panel, Picker, Press, Stepper, Toggle, Wrong } from '../../../ui/entry/parts';
import { useStored } from '../../../ui/entry/stored';
import { Tallies } from '../../../ui/entry/tallies';
import { useToolRequest } from '../../../ui/entry/tool-request';
import { tell } from '../../../ui/entry/words';
import { SeatSign } from '../../../ui/icons';
import { say } from '../../../ui/words';
import { type Cards, useCards } from './cards';
import type { ClanPad, PadAnswer, PadEntered } from './wire';

const AGES = ['1', '2', '3'] as const;
const STATS = ['rage', 'axes', 'horns'];
const blank = (): Required<ClanPad> => ({
  glory: 0,
  steps: [1, 1, 1],
  upgrades: [],
  quests: [],
  fallen: 0,
  released: 0,
  board: 0,
});
const FIRST: Required<PadEntered> = { clans: [blank(), blank(), blank()], age: 1, final: false };

export function PadTool() {
  const entered = useStored<Required<PadEntered>>('bloodrage.pad', FIRST);
  const { answer, wrong, busy, about, ask } = useToolRequest<PadAnswer>('bloodrage', 'pad');
  const { clans, age, final } = entered.value;
  const cards = useCards(clans.length);
  const change = (part: Partial<PadEntered>) => {
    entered.value = { ...entered.value, ...part };
  };
  const put = (seat: number, part: Partial<ClanPad>) =>
    change({ clans: clans.map((clan, at) => (at === seat ? { ...clan, ...part } : clan)) });
  return (
    <div class="entry">
      <Panel title={tell('pad-when')}>
        <Stepper
          label={tell('players-count')}
          value={clans.length}
          least={2}
          most={4}
          set={(count) => change({ clans: Array.from({ length: count }, (_, seat) => clans[seat] ?? blank()) })}
        />
        <Chips
          label={tell('age')}
          values={AGES}
          chosen={String(age) as (typeof AGES)[number]}
          show={(key) => 'I'.repeat(Number(key))}
          choose={(key) => change({ age: Number(key) })}
        />
        <Toggle label={tell('pad-final')} on={final} set={(on) => change({ final: on })} />
      </Panel>
      {clans.map((clan, seat) => (
        <ClanRow
          key={seat}
          seat={seat}
          clan={{ ...blank(), ...clan }}
          age={age}
          final={final}
          cards={cards}
          wrong={wrong.value}
          put={(part) => put(seat, part)}
        />
      ))}
      <Tallies
        game="bloodrage"
        players={answer.value?.players ?? []}
        stale={about.value !== JSON.stringify(entered.value)}
      />
      {wrong.value && !wrong.value.field && <Wrong at="" wrong={wrong.value} />}
      <div class="entry-ways sticky">
        <button type="button" class="secondary" onClick={() => (entered.value = { ...FIRST, clans: clans.map(blank) })}>
          {tell('clear')}
        </button>
        <Press words={tell('count')} icon="trophy" busy={busy.value} press={() => void ask(entered.value)} />
      </div>
    </div>
  );
}

interface RowProps {
  seat: number;
  clan: Required<ClanPad>;
  age: number;
  final: boolean;
  cards: Cards;
  wrong: { field: string; words: string } | null;
  put: (part: Partial<ClanPad>) => void;
}

function ClanRow({ seat, clan, age, final, cards, wrong, put }: RowProps) {
  const step = (stat: number, value: number) =>
    put({ steps: clan.steps.map((one, at) => (at === stat ? value : one)) });
  return (
    <section class="entry-panel" data-field={`clans.${seat}`}>
      <h2>
        <SeatSign seat={seat} /> {tell('player', { number: seat + 1 })}
      </h2>
      <Stepper label={tell('pad-track')} value={clan.glory} most={999} typed set={(glory) => put({ glory })} />
      <Picker
        label={tell('pad-quests')}
        things={cards.quests(age)}
        picked={clan.quests}
        most={12}
        set={(quests) => put({ quests })}
      />
      <Stepper label={tell('pad-fallen')} value={clan.fallen} most={12} set={(fallen) => put({ fallen })} />
      {final &&
        STATS.map((stat, at) => (
          <Stepper
            key={stat}
            label={tell('pad-step', { stat: say(`stat-${stat}`) })}
            value={clan.steps[at] ?? 1}
            least={1}
            most={6}
            set={(value) => step(at, value)}
          />
        ))}
      <details class="entry-more" open={clan.upgrades.length > 0}>
        <summary>{tell('more-of-clan')}</summary>
        <Picker
          label={tell('upgrades')}
          things={cards.upgrades(age)}
          picked={clan.upgrades}
          most={8}
          set={(upgrades) => put({ upgrades })}
        />
        <Stepper label={tell('pad-released')} value={clan.released} most={12} set={(released) => put({ released })} />
        {final && <Stepper label={tell('pad-board')} value={clan.board} most={12} set={(board) => put({ board })} />}
      </details>
      <Wrong at={`clans.${seat}`} wrong={wrong} />
    </section>
  );
}

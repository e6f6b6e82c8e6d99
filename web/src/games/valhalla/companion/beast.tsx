// The beast's turns in a solo game with physical cards. The server decides what the beast does.
import { useSignal } from '@preact/signals';
import { Chips, Panel, Stepper, Wrong } from '../../../ui/entry/parts';
import { useStored } from '../../../ui/entry/stored';
import { useToolRequest } from '../../../ui/entry/tool-request';
import { tell } from '../../../ui/entry/words';
import { newSeed } from '../../../wire/luck';
import { Told } from './beast-log';
import { BeastStep } from './beast-step';
import { Stack } from './stack';
import { FACES, type Face } from './terms';
import type { BeastAnswer, BeastEntered, BeastEvent, BeastTable } from './wire';

type Do = BeastEntered['do'];

const STEPS: Do[] = ['between', 'phase', 'attack', 'check'];
const FIRST: Required<BeastTable> = {
  stack: [],
  level: 1,
  squad: [],
  hand: 6,
  deck: 74,
  shields: 4,
  glory: 0,
  covered: [],
  ignore: false,
};
const LEVELS = ['1', '2', '3'] as const;
const MOST_WARRIORS = 6;
const MOST_GLORY = 9;
const BEAST_DICE = 6;

export function BeastTool() {
  const table = useStored<Required<BeastTable>>('valhalla.beast', FIRST);
  const step = useSignal<BeastEntered | null>(null);
  const told = useSignal<BeastEvent[]>([]);
  const over = useSignal('');
  const asking = useToolRequest<BeastAnswer>('valhalla', 'beast');
  const change = (part: Partial<BeastTable>) => {
    table.value = { ...table.value, ...part };
  };
  /** Requests the beast's step; keeps the resulting table unless the server asks a question first. */
  const go = async (entered: BeastEntered) => {
    step.value = entered;
    const found = await asking.ask(entered);
    if (!found || found.question || found.fight) return;
    told.value = found.happened;
    over.value = found.over;
    if (!found.over) table.value = { ...FIRST, ...found.table };
    step.value = null;
  };
  const begin = (does: Do, faces: Face[] = []) => void go({ table: table.value, do: does, seed: newSeed(), faces });
  const waiting = step.value && asking.answer.value;
  if (table.value.stack.length === 0) return <Stack table={table.value} wrong={null} set={change} />;
  if (step.value && waiting)
    return (
      <BeastStep
        entered={step.value}
        answer={waiting}
        busy={asking.busy.value}
        wrong={asking.wrong.value}
        go={(next) => void go(next)}
        leave={() => {
          step.value = null;
        }}
      />
    );
  return (
    <div class="entry">
      <Told lines={told.value} over={over.value} />
      <Stack table={table.value} wrong={asking.wrong.value} set={change} />
      <Mine table={table.value} set={change} />
      <Wrong at="table.squad" wrong={asking.wrong.value} />
      <Steps busy={asking.busy.value} loose={BEAST_DICE - table.value.covered.length} begin={begin} />
      <Wrong at="faces" wrong={asking.wrong.value} />
      {asking.wrong.value && !asking.wrong.value.field && <Wrong at="" wrong={asking.wrong.value} />}
      <details class="entry-more">
        <summary>{tell('beast-limits')}</summary>
        <p class="quiet">{tell('beast-limits-words')}</p>
        <button
          type="button"
          class="secondary"
          onClick={() => {
            table.value = FIRST;
            told.value = [];
            over.value = '';
          }}
        >
          {tell('beast-new')}
        </button>
      </details>
    </div>
  );
}

/** The player's side, reduced to the numbers that matter to the beast. */
function Mine({ table, set }: { table: Required<BeastTable>; set: (part: Partial<BeastTable>) => void }) {
  const { squad } = table;
  return (
    <Panel title={tell('side-mine')} field="table.squad">
      <Chips
        label={tell('beast-level')}
        values={LEVELS}
        chosen={String(table.level) as (typeof LEVELS)[number]}
        show={(key) => 'I'.repeat(Number(key))}
        choose={(key) => set({ level: Number(key) })}
      />
      {squad.map((glory, at) => (
        <div key={at} class="entry-row">
          <Stepper
            label={tell('warrior-glory', { number: at + 1 })}
            value={glory}
            most={MOST_GLORY}
            set={(next) => set({ squad: squad.map((one, other) => (other === at ? next : one)) })}
          />
          <button
            type="button"
            class="secondary"
            aria-label={tell('take-away', { what: tell('warrior-glory', { number: at + 1 }) })}
            onClick={() => set({ squad: squad.filter((_, other) => other !== at) })}
          >
            ×
          </button>
        </div>
      ))}
      {squad.length < MOST_WARRIORS && (
        <button type="button" class="secondary" onClick={() => set({ squad: [...squad, 1] })}>
          + {tell('add-warrior')}
        </button>
      )}
      <Stepper label={tell('beast-hand')} value={table.hand} most={40} set={(hand) => set({ hand })} />
      <Stepper label={tell('beast-deck')} value={table.deck} most={200} typed set={(deck) => set({ deck })} />
      <Stepper
        label={tell('pad-shields')}
        value={table.shields}
        least={1}
        most={4}
        set={(shields) => set({ shields })}
      />
      <Stepper label={tell('pad-glory')} value={table.glory} most={300} set={(glory) => set({ glory })} />
    </Panel>
  );
}

/** Buttons for the next steps, in the order of a turn. */
function Steps({ busy, loose, begin }: { busy: boolean; loose: number; begin: (does: Do, faces?: Face[]) => void }) {
  const faces = useSignal<Face[]>([]);
  return (
    <Panel title={tell('beast-next')}>
      <details class="entry-more">
        <summary>{tell('beast-own-dice', { n: loose })}</summary>
        <fieldset class="chips">
          <legend>{tell('rolled-how')}</legend>
          <span class="entry-lying">
            {faces.value.map((face, at) => (
              <button
                key={at}
                type="button"
                class="lying die"
                aria-label={tell('take-away', { what: tell(face === 'x' ? 'face-x' : `weapon-${face}`) })}
                onClick={() => (faces.value = faces.value.filter((_, other) => other !== at))}
              >
                {tell(face === 'x' ? 'face-x' : `weapon-${face}`)}
              </button>
            ))}
          </span>
          {FACES.map((face) => (
            <button
              key={face}
              type="button"
              disabled={faces.value.length >= loose}
              onClick={() => (faces.value = [...faces.value, face])}
            >
              {tell(face === 'x' ? 'face-x' : `weapon-${face}`)}
            </button>
          ))}
        </fieldset>
      </details>
      <div class="beast-steps">
        {STEPS.map((does) => (
          <button
            key={does}
            type="button"
            class={does === 'phase' ? 'primary' : 'secondary'}
            disabled={busy}
            onClick={() => {
              begin(does, does === 'phase' ? faces.value : []);
              faces.value = [];
            }}
          >
            {tell(`beast-do-${does}`)}
          </button>
        ))}
      </div>
    </Panel>
  );
}

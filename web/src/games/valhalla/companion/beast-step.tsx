// A step of the beast's turn: its question, or a battle to fight with real dice.
import { useSignal } from '@preact/signals';
import { Chips, Panel, Press, Stepper, Wrong } from '../../../ui/entry/parts';
import { tell } from '../../../ui/entry/words';
import { say } from '../../../ui/words';
import { Told } from './beast-log';
import type { BeastAnswer, BeastEntered } from './wire';

interface StepProps {
  entered: BeastEntered;
  answer: BeastAnswer;
  busy: boolean;
  wrong: { field: string; words: string } | null;
  go: (entered: BeastEntered) => void;
  leave: () => void;
}

export function BeastStep(props: StepProps) {
  const { entered, answer, wrong, go, leave } = props;
  const { question } = answer;
  return (
    <div class="entry">
      <Told lines={answer.happened} over="" />
      {question && (
        <Panel title={say(`prompt-${question.prompt}`)}>
          {question.options.map((option) => (
            <button
              key={option.action}
              type="button"
              class="secondary"
              disabled={props.busy}
              onClick={() => go({ ...entered, answers: [...(entered.answers ?? []), option.action] })}
            >
              {option.subject
                ? tell('warrior-of', { number: option.subject.number + 1, glory: Number(option.subject.key) })
                : tell('nobody')}
            </button>
          ))}
        </Panel>
      )}
      {answer.fight && <Fight {...props} />}
      <Wrong at="report" wrong={wrong} />
      <button type="button" class="secondary" onClick={leave}>
        {tell('beast-leave')}
      </button>
    </div>
  );
}

/** Asks the player to fight the battle at the physical table and to enter its result. */
function Fight({ entered, answer, busy, go }: StepProps) {
  const strength = useSignal(0);
  const armed = useSignal<number[]>([]);
  const toggle = (slot: number) => {
    armed.value = armed.value.includes(slot) ? armed.value.filter((one) => one !== slot) : [...armed.value, slot];
  };
  return (
    <>
      <Panel title={tell('beast-fight')}>
        <p>{tell('beast-need', { n: answer.need })}</p>
        <Stepper
          label={tell('beast-strength')}
          value={strength.value}
          most={99}
          typed
          set={(value) => (strength.value = value)}
        />
        <Chips
          label={tell('beast-armed')}
          values={answer.standing.map(String)}
          chosen={armed.value.map(String)}
          show={(key) => tell('warrior-of', { number: Number(key) + 1, glory: entered.table.squad[Number(key)] ?? 0 })}
          choose={(key) => toggle(Number(key))}
        />
      </Panel>
      <Press
        words={tell('beast-report')}
        icon="battle"
        busy={busy}
        press={() => go({ ...entered, report: { strength: strength.value, armed: armed.value } })}
      />
    </>
  );
}

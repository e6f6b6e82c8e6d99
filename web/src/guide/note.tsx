// The current sentence of the guide, above the table.
import { type Signal, useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { partsOf } from '../games';
import type { ScreenProps } from '../live/scope';
import { classes } from '../ui/classes';
import { Icon } from '../ui/icons';
import { Sheet } from '../ui/parts';
import { say } from '../ui/words';
import { Goal } from './goal';
import { type Guide, leave, type Step, stepOf, stepWords } from './guide';
import { useSpotlight } from './spotlight';

export function GuideNote({ shown, guide }: Pick<ScreenProps, 'shown'> & { guide: Guide }) {
  const told = useRef(new Map<string, number>()); // the version of the table at which each tip was shown
  const goal = useSignal(
    !guide.lesson && partsOf(guide.game)?.goal !== undefined && shown.update.version <= (guide.steps[0]?.version ?? 0),
  );
  const before = useRef<string | undefined>(undefined); // the last sentence; it stays while other players move
  const asked = shown.latest && shown.update.question !== null;
  const step = asked ? stepOf(guide, shown.update) : undefined;
  const now = asked ? (step?.words ?? tipOf(guide, shown, told.current)) : undefined;
  useSpotlight(guide.game, step?.point ?? NOTHING);
  const lasts = shown.update.version <= lastOf(guide);
  const words = now ?? (lasts ? before.current : undefined);
  before.current = words;
  if (!words) return null;
  const at = guide.steps.findIndex((step) => step.words === words);
  return (
    <aside class={classes('guide', !now && 'said')} aria-label={say('guide')}>
      <Icon name="raven" />
      <p>{stepWords(guide, words)}</p>
      <span class="guide-foot">
        {at >= 0 && <small>{say('replay-at', { at: at + 1, of: guide.steps.length })}</small>}
        <button type="button" class="quiet-button" onClick={leave}>
          {say('guide-leave')}
        </button>
      </span>
      {goal.value && (
        <Sheet title={say('reference-goal')} onClose={() => close(goal)}>
          <Goal game={guide.game} />
          <div class="sheet-ways">
            <button type="button" class="primary" onClick={() => close(goal)}>
              {say('begin')}
            </button>
          </div>
        </Sheet>
      )}
    </aside>
  );
}

const NOTHING: NonNullable<Step['point']> = [];

function close(goal: Signal<boolean>): void {
  goal.value = false;
}

function tipOf(guide: Guide, shown: ScreenProps['shown'], told: Map<string, number>): string | undefined {
  const { version, question } = shown.update;
  const tip = question && version > lastOf(guide) ? tipFor(guide, question.prompt) : undefined;
  if (!tip || (told.get(tip) ?? version) !== version) return undefined;
  told.set(tip, version);
  return tip;
}

/** The tip for a prompt. A lesson of an expansion has one closing sentence for any prompt. */
function tipFor({ lesson, tips }: Guide, prompt: string): string | undefined {
  return lesson ? 'end' : tips[prompt];
}

function lastOf({ steps }: Guide): number {
  return steps[steps.length - 1]?.version ?? 0;
}

// What the guide says now, on a strip of parchment above the table.
import { useRef } from 'preact/hooks';
import type { ScreenProps } from '../live/scope';
import { Icon } from '../ui/icons';
import { say } from '../ui/words';
import { type Guide, guideWords, leave, stepOf } from './guide';

export function GuideNote({ shown, guide }: Pick<ScreenProps, 'shown'> & { guide: Guide }) {
  const told = useRef(new Map<string, number>()); // tip → the version at which it was told
  if (!shown.latest || !shown.update.question) return null;
  const words = stepOf(guide, shown.update)?.words ?? tipOf(guide, shown, told.current);
  if (!words) return null;
  const at = guide.steps.findIndex((step) => step.words === words);
  return (
    <aside class="guide" aria-label={say('guide')}>
      <Icon name="raven" />
      <p>{guideWords(`guide-${guide.game}-${words}`)}</p>
      <span class="guide-foot">
        {at >= 0 && <small>{say('replay-at', { at: at + 1, of: guide.steps.length })}</small>}
        <button type="button" class="quiet-button" onClick={leave}>
          {say('guide-leave')}
        </button>
      </span>
    </aside>
  );
}

function tipOf(guide: Guide, shown: ScreenProps['shown'], told: Map<string, number>): string | undefined {
  const { version, question } = shown.update;
  const last = guide.steps[guide.steps.length - 1]?.version ?? 0;
  const tip = question && version > last ? guide.tips[question.prompt] : undefined;
  if (!tip || (told.get(tip) ?? version) !== version) return undefined;
  told.set(tip, version);
  return tip;
}

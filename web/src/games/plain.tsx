// The screen of a game without a folder: the question, the state laid out from its structure, the log.
import { useRef } from 'preact/hooks';
import { Ask } from '../ask/ask';
import { Ways } from '../ending/ending';
import type { ScreenProps } from '../live/scope';
import { Log } from '../log/log';
import { useDrag } from '../ui/hands/drag';
import { say } from '../ui/words';
import { dropsOfChip, Layout } from './layout';

export function Plain(props: ScreenProps) {
  const { view, over } = props.shown.update;
  const root = useRef<HTMLElement>(null);
  useDrag(root, 'button.laid-chip', (chip) => dropsOfChip(props, chip));
  return (
    <main ref={root} class="plain-screen" aria-busy={props.scope.gesture.busy}>
      <Ask {...props} />
      <section class="laid plane" aria-label={say('common-table')}>
        {over && <Ways {...props} />}
        <Layout props={props} value={view} />
      </section>
      <Log {...props} />
    </main>
  );
}

// Starts the guided first game in a new tab, for a player who waits for opponents.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { partsOf } from '../games';
import { begin } from '../guide/guide';
import { Notice, trouble } from '../ui/parts';
import { say } from '../ui/words';

export function LessonDoor({ words: [game = ''] }: { words: string[] }) {
  const problem = useSignal('');
  const known = partsOf(game) !== null;
  useEffect(() => {
    if (known)
      void begin(game).catch((error) => {
        problem.value = trouble(error);
      });
  }, [known]);
  return problem.value ? <Notice words={problem.value} /> : <p class="loading">{say('fetching-table')}</p>;
}

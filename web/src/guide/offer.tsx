// Links to an expansion's lesson and rulebook pages, in the form for a new table.
import { type Signal, useSignal } from '@preact/signals';
import { Icon } from '../ui/icons';
import { trouble } from '../ui/parts';
import { say } from '../ui/words';
import type { GameInfo, ModuleInfo } from '../wire/messages';
import { startLesson } from './guide';

export function ModuleHelp({ game, module, problem }: { game: GameInfo; module: ModuleInfo; problem: Signal<string> }) {
  const busy = useSignal(false);
  const begin = () => {
    busy.value = true;
    void startLesson(game.key, module.key)
      .catch((error) => {
        problem.value = trouble(error, game.key);
      })
      .then(() => {
        busy.value = false;
      });
  };
  if (!module.lesson && !game.book) return null;
  return (
    <span class="module-help">
      {(module.lesson ?? 0) > 0 && (
        <button type="button" class="quiet-button lesson-offer" disabled={busy.value} onClick={begin}>
          <Icon name="raven" /> {say('lesson-offer', { count: module.lesson ?? 0 })}
        </button>
      )}
      {game.book && (
        <a class="quiet-button" href={`#/book/${game.key}/${module.key}`} target="_blank" rel="noreferrer">
          {say('book-pages')}
        </a>
      )}
    </span>
  );
}

// Asking a tool: what came back, what was wrong, and whether something was changed since.
import { type Signal, useSignal } from '@preact/signals';
import { askTool } from '../../wire/api';
import { refusal } from './words';

export interface Asking<A> {
  answer: Signal<A | null>;
  wrong: Signal<{ field: string; words: string } | null>;
  busy: Signal<boolean>;
  /** What the answer is about; something else is entered by now where it differs. */
  about: Signal<string>;
  ask: (entered: unknown) => Promise<A | null>;
}

/** What came back is looked at, wherever one has scrolled to. */
function show(): void {
  document.querySelector('.entry-wrong, .entry-answer')?.scrollIntoView({ block: 'center' });
}

export function useAsking<A>(game: string, tool: string): Asking<A> {
  const answer = useSignal<A | null>(null);
  const wrong = useSignal<{ field: string; words: string } | null>(null);
  const busy = useSignal(false);
  const about = useSignal('');
  const ask = async (entered: unknown): Promise<A | null> => {
    busy.value = true;
    try {
      answer.value = await askTool<A>(game, tool, entered);
      wrong.value = null;
      about.value = JSON.stringify(entered);
    } catch (error) {
      answer.value = null;
      wrong.value = refusal(error);
    }
    busy.value = false;
    requestAnimationFrame(show);
    return answer.value;
  };
  return { answer, wrong, busy, about, ask };
}

// A request to a companion tool: its result, its error, and whether the input has changed since.
import { type Signal, useSignal } from '@preact/signals';
import { askTool } from '../../wire/api';
import { refusal } from './words';

export interface Asking<A> {
  answer: Signal<A | null>;
  wrong: Signal<{ field: string; words: string } | null>;
  busy: Signal<boolean>;
  /** The input that the result belongs to. */
  about: Signal<string>;
  ask: (entered: unknown) => Promise<A | null>;
}

/** Scrolls to the result. */
function show(): void {
  document.querySelector('.entry-wrong, .entry-answer')?.scrollIntoView({ block: 'center' });
}

export function useToolRequest<A>(game: string, tool: string): Asking<A> {
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

// Small components and texts that every screen uses.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { HallError } from '../wire/api';
import type { Problem } from '../wire/messages';
import { Icon } from './icons';
import { find, say } from './words';

export function Wordmark() {
  return (
    <a class="wordmark" href="#/" aria-label={say('hall-title')}>
      <Icon name="longhouse" />
      <span>Meadhall</span>
    </a>
  );
}

/** The text of an error. */
export function trouble(error: unknown, game?: string): string {
  if (!(error instanceof HallError)) return say('problem-unknown');
  const { problem } = error;
  return whyNot(problem, game) ?? find(`problem-${problem.reason}`) ?? (problem.detail || say('problem-unknown'));
}

/** Why a game refuses a table, in the game's words; modules and options by name. */
export function whyNot({ why, values }: Problem, game?: string): string | undefined {
  const named = (key: string) => find(`expansion-${key}`, {}, game) ?? find(`option-${key}`, {}, game) ?? key;
  const said = Object.entries(values ?? {}).map(([key, value]) => [
    key,
    typeof value === 'string' ? value.split(', ').map(named).join(', ') : value,
  ]);
  return why ? find(why, Object.fromEntries(said), game) : undefined;
}

/** An error message that screen readers announce at once; nothing if the text is empty. */
export function Notice({ words }: { words: string }) {
  if (!words) return null;
  return (
    <p class="notice" role="alert">
      {words}
    </p>
  );
}

/** A dialog over the page; Escape and a click beside it close it. */
export function Sheet({
  title,
  onClose,
  narrow,
  children,
}: {
  title: string;
  onClose: () => void;
  narrow?: boolean;
  children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      class={`sheet ${narrow ? 'narrow' : ''}`}
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div class="sheet-body">
        <header>
          <h2>{title}</h2>
          <button type="button" class="icon-button" aria-label={say('close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

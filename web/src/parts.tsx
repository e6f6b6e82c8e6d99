// Small pieces that every screen uses.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { HallError } from './api';
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

/** What went wrong, as a sentence. */
export function trouble(error: unknown): string {
  if (!(error instanceof HallError)) return say('problem-unknown');
  return find(`problem-${error.problem.reason}`) ?? error.problem.detail ?? say('problem-unknown');
}

/** A sheet over the page; Escape and a click beside it close it. */
export function Sheet({ title, onClose, narrow, children }: { title: string; onClose: () => void; narrow?: boolean; children: ComponentChildren }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog class={`sheet ${narrow ? 'narrow' : ''}`} ref={dialog} aria-label={title} onClose={onClose} onClick={(event) => event.target === dialog.current && onClose()}>
      <div class="sheet-body">
        <header>
          <h2>{title}</h2>
          <button type="button" class="icon-button" aria-label={say('close')} onClick={onClose}><Icon name="x" /></button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

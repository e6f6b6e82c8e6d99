// Small pieces that every screen uses.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { HallError } from './api';
import { Icon } from './icons';
import { LANGUAGES, language, setTheme, theme, type Language } from './settings';
import { find, say, speak } from './words';

export function Wordmark() {
  return (
    <a class="wordmark" href="#/" aria-label={say('hall-title')}>
      <Icon name="longhouse" />
      <span>Meadhall</span>
    </a>
  );
}

export function Preferences() {
  const dark = theme.value === 'dark';
  return (
    <div class="preferences">
      <label class="quiet-select">
        <span class="visually-hidden">{say('language')}</span>
        <select value={language.value} onChange={(event) => void speak(event.currentTarget.value as Language)}>
          {Object.entries(LANGUAGES).map(([key, name]) => <option key={key} value={key} lang={key}>{name}</option>)}
        </select>
      </label>
      <button class="icon-button" type="button" aria-label={say(dark ? 'theme-to-light' : 'theme-to-dark')} title={say(dark ? 'theme-to-light' : 'theme-to-dark')} onClick={() => setTheme(dark ? 'light' : 'dark')}>
        <Icon name={dark ? 'sun' : 'moon'} />
      </button>
    </div>
  );
}

/** What went wrong, as a sentence. */
export function trouble(error: unknown): string {
  if (!(error instanceof HallError)) return say('problem-unknown');
  return find(`problem-${error.problem.reason}`) ?? error.problem.detail ?? say('problem-unknown');
}

/** A sheet over the page; Escape and a click beside it close it. */
export function Sheet({ title, onClose, children }: { title: string; onClose: () => void; children: ComponentChildren }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog class="sheet" ref={dialog} aria-label={title} onClose={onClose} onClick={(event) => event.target === dialog.current && onClose()}>
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

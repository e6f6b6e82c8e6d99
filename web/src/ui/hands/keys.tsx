// Keyboard choice: "?" shows a letter on each thing that can be chosen, and the letter chooses it.
import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { labelsFor } from './labels';

/** Whether the keys are shown. */
export const keysShown = signal(false);

const CHOICES = [
  '.question .option:enabled',
  ':is(button, [role=button]).glow:not(:disabled)',
  'button.attack:enabled',
  '.guide button',
].map((one) => `main ${one}`);

interface Labelled {
  label: string;
  thing: HTMLElement | SVGElement;
  x: number;
  y: number;
}

/** The visible elements that can be chosen, the question's own options first. */
function choices(): (HTMLElement | SVGElement)[] {
  const found = new Set(CHOICES.flatMap((one) => [...document.querySelectorAll<HTMLElement | SVGElement>(one)]));
  return [...found].filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
}

function labelled(): Labelled[] {
  const things = choices();
  const labels = labelsFor(things.length);
  return things.map((thing, at) => {
    return { thing, label: labels[at] ?? '', ...placeOf(thing) };
  });
}

/** The position of a letter: at the corner of a button, in the middle of a drawn shape, whose corner may be clipped. */
function placeOf(thing: HTMLElement | SVGElement): { x: number; y: number } {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const part = thing instanceof SVGElement ? 0.5 : 0;
  return { x: left + width * part, y: top + height * part };
}

/** Whether a key press is meant for another element: a text field, or a dialog over the table. */
function isElsewhere({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const writes = target instanceof Element && target.closest('input, select, textarea, [contenteditable]');
  return Boolean(writes || ctrlKey || metaKey || altKey || document.querySelector('dialog[open]'));
}

function choose(thing: HTMLElement | SVGElement): void {
  thing.focus({ preventScroll: true });
  thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** Handles the keys at a table, and draws the letters in an overlay, so that nothing shifts. */
export function Keys() {
  const typed = useSignal('');
  const drawn = useSignal<Labelled[]>([]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isElsewhere(event)) return;
      if (event.key === '?' || (event.key === 'Escape' && keysShown.value)) {
        keysShown.value = event.key === '?' && !keysShown.value;
        typed.value = '';
      } else if (keysShown.value) stroke(event, typed);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  useEffect(() => (keysShown.value ? redraw(drawn) : undefined), [keysShown.value]);
  if (!keysShown.value) return null;
  return (
    <div class="keys" aria-hidden="true">
      {drawn.value
        .filter(({ label }) => label.startsWith(typed.value))
        .map(({ label, x, y }) => (
          <kbd key={label} style={{ left: `${x}px`, top: `${y}px` }}>
            {label}
          </kbd>
        ))}
    </div>
  );
}

function stroke(event: KeyboardEvent, typed: { value: string }): void {
  const so = typed.value + event.key.toLowerCase();
  const all = labelled();
  const meant = all.find(({ label }) => label === so);
  typed.value = !meant && all.some(({ label }) => label.startsWith(so)) ? so : '';
  if (!meant) return;
  event.preventDefault();
  choose(meant.thing);
}

/** Moves the letters when the table changes. */
function redraw(drawn: { value: Labelled[] }): () => void {
  let frame = 0;
  const look = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      drawn.value = labelled();
    });
  };
  const main = document.querySelector('main');
  const watcher = new MutationObserver(look);
  if (main) watcher.observe(main, { subtree: true, childList: true, attributes: true });
  for (const happens of ['scroll', 'resize', 'transitionend']) addEventListener(happens, look, true);
  look();
  return () => {
    cancelAnimationFrame(frame);
    watcher.disconnect();
    for (const happens of ['scroll', 'resize', 'transitionend']) removeEventListener(happens, look, true);
  };
}

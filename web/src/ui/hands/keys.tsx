// A key for everything that can be chosen, shown on request: "?" lays a letter on each thing, the letter chooses it.
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

/** What can be chosen, the question's own answers first; nothing that cannot be seen. */
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

/** At the corner of a button; in the middle of what is drawn: the corner of a province may lie outside the map. */
function placeOf(thing: HTMLElement | SVGElement): { x: number; y: number } {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const part = thing instanceof SVGElement ? 0.5 : 0;
  return { x: left + width * part, y: top + height * part };
}

/** Letters are for the table only where nobody writes and nothing lies over it. */
function isElsewhere({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const writes = target instanceof Element && target.closest('input, select, textarea, [contenteditable]');
  return Boolean(writes || ctrlKey || metaKey || altKey || document.querySelector('dialog[open]'));
}

function choose(thing: HTMLElement | SVGElement): void {
  thing.focus({ preventScroll: true });
  thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** Listens at every table; draws over it, so that nothing moves. */
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

/** Whatever changes on the table, the letters lie where the things are. */
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

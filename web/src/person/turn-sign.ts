// Signals the user's turn while the page is hidden: in the tab's title and icon and, if allowed, by a notification.
import { useSignalEffect } from '@preact/signals';
import { notices, setNotices } from '../ui/settings';

const DOT = "%3Ccircle cx='23' cy='9' r='9' fill='%23ffd27a'/%3E%3C/svg%3E";
const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
const PLAIN = icon?.getAttribute('href') ?? '';
const SETTLED = 200; // milliseconds; a turn that others end sooner is not signalled
let before = 0;
let timer = 0;

export interface Sign {
  count: number; // tables that wait for this user
  words: string; // the text for the title
  place: string;
}

/** While the component is mounted, the tab's title says whether a table waits for the user. */
export function useTurnSign(sign: () => Sign): void {
  useSignalEffect(() => {
    const next = sign();
    clearTimeout(timer);
    timer = window.setTimeout(() => show(next), SETTLED);
  });
}

function show({ count, words, place }: Sign): void {
  const title = count > 0 ? `● ${words} · ${place}` : place;
  if (document.title !== title) document.title = title;
  if (count === before) return;
  icon?.setAttribute('href', count > 0 ? PLAIN.replace('%3C/svg%3E', DOT) : PLAIN);
  if (count > before && document.hidden && notices.value) call(words, place);
  before = count;
}

function call(words: string, place: string): void {
  try {
    const note = new Notification(words, { body: place, tag: 'meadhall' });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // some phones allow notifications only for installed pages; the title remains
  }
}

export const canCall = 'Notification' in window;

/** Turns notifications on or off, if the browser allows it; returns whether they are on. */
export async function wantCalls(on: boolean): Promise<boolean> {
  const allowed = on && (await Notification.requestPermission()) === 'granted';
  setNotices(allowed);
  return allowed === on;
}

// A sign for those who look elsewhere: the tab says that a table waits for them and, if they want it, the browser does.
import { useSignalEffect } from '@preact/signals';
import { notices, setNotices } from '../ui/settings';

const DOT = "%3Ccircle cx='23' cy='9' r='9' fill='%23ffd27a'/%3E%3C/svg%3E";
const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
const PLAIN = icon?.getAttribute('href') ?? '';
const SETTLED = 200; // milliseconds: what others answer at once is no news
let before = 0;
let timer = 0;

export interface Sign {
  count: number; // tables that wait for me
  words: string; // that say so
  place: string;
}

/** As long as this place is shown, its title says whether somebody waits for me. */
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
    // some phones let only installed pages do this; the title says it anyway
  }
}

export const canCall = 'Notification' in window;

/** Be called from now on, if the browser allows it; says whether it does. */
export async function wantCalls(on: boolean): Promise<boolean> {
  const allowed = on && (await Notification.requestPermission()) === 'granted';
  setNotices(allowed);
  return allowed === on;
}

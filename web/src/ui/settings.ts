// A visitor's preferences, stored only in this browser.
import { signal } from '@preact/signals';

export const LANGUAGES = { en: 'English', pl: 'Polski', cs: 'Čeština', ru: 'Русский' } as const;
export type Language = keyof typeof LANGUAGES;
export type Theme = 'dark' | 'light';

const PREFIX = 'meadhall.';

export function recall(key: string, fallback: string): string {
  try {
    return localStorage.getItem(PREFIX + key) ?? fallback;
  } catch {
    return fallback; // storage may be blocked; then nothing is stored
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // storage may be blocked
  }
}

function firstLanguage(): Language {
  const wanted = [recall('language', ''), ...navigator.languages].map((tag) => tag.slice(0, 2));
  return (wanted.find((tag) => tag in LANGUAGES) ?? 'en') as Language;
}

/** The theme that `light.ts` applied before the first paint. */
function firstTheme(): Theme {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark';
}

export const language = signal<Language>(firstLanguage());
export const theme = signal<Theme>(firstTheme());
export const speed = signal<number>(Number(recall('speed', '1')));
export const myName = signal<string>(recall('name', ''));

export const sound = signal<boolean>(recall('sound', 'off') === 'on');
export const volume = signal<number>(Number(recall('volume', '0.6')));
export const music = signal<boolean>(recall('music', 'off') === 'on');
export const musicVolume = signal<number>(Number(recall('music-volume', '0.4')));

/** Whether the browser notifies the player when it is their turn and the page is hidden. */
export const notices = signal<boolean>(recall('notices', 'off') === 'on');

export const oddsWanted = signal<boolean>(recall('odds', 'off') === 'on');

/** Animation speeds from slow to fast; 0 turns animations off. */
export const SPEEDS = [0.5, 1, 2, 4, 0] as const;

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the user prefers reduced motion. */
export function isCalm(): boolean {
  return calm.matches;
}

export function setTheme(next: Theme): void {
  theme.value = next;
  remember('theme', next);
}

export function setSpeed(next: number): void {
  speed.value = next;
  remember('speed', String(next));
}

export function setSound(next: boolean): void {
  sound.value = next;
  remember('sound', next ? 'on' : 'off');
}

export function setVolume(next: number): void {
  volume.value = next;
  remember('volume', String(next));
}

export function setMusic(next: boolean): void {
  music.value = next;
  remember('music', next ? 'on' : 'off');
}

export function setMusicVolume(next: number): void {
  musicVolume.value = next;
  remember('music-volume', String(next));
}

export function setNotices(next: boolean): void {
  notices.value = next;
  remember('notices', next ? 'on' : 'off');
}

export function setOddsWanted(next: boolean): void {
  oddsWanted.value = next;
  remember('odds', next ? 'on' : 'off');
}

export function setName(next: string): void {
  myName.value = next;
  remember('name', next);
}

/** Counts changes of the session; with each one every page of this browser reloads its state. */
export const visit = signal(0);

export function comeAgain(): void {
  visit.value += 1;
  remember('visit', String(Date.now()));
}

window.addEventListener('storage', (event) => {
  if (event.key === `${PREFIX}visit`) visit.value += 1;
});

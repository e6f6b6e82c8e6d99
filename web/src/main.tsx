import './wire/travel';
import { effect, signal } from '@preact/signals';
import { render } from 'preact';
import { Hall } from './hall/hall';
import { sessionEnded } from './live/session';
import { openPreferences } from './person/preferences';
import { ROOMS } from './rooms';
import { lazy } from './ui/loading/lazy';
import { language, music, speed, theme, visit } from './ui/settings';
import { wake } from './ui/sound';
import { speak } from './ui/words';
import { getHall } from './wire/api';
import { inPocket } from './wire/host';
import type { HallInfo } from './wire/messages';
import './style.css';

interface Place {
  room: string; // the key of a page in rooms.ts
  words: string[]; // the rest of its address
  table: string;
  invite: string;
  at: number | null; // the version shown
}

const SessionEnded = lazy(() => import('./account/session-ended').then((part) => part.SessionEnded), true);
const Table = lazy(() => import('./table/table').then((part) => part.Table));

const THE_HALL: Place = { room: '', words: [], table: '', invite: '', at: null };
const NOWHERE: Place = { ...THE_HALL, room: 'lost' };

/** `#/table/<id>`, `#/table/<id>/<invite>`, `#/table/<id>/at/<version>`, `#/<room>/…` */
function placeOf(hash: string): Place {
  const [kind = '', ...words] = hash.replace(/^#\/?/, '').split('/').map(plainly);
  if (Object.hasOwn(ROOMS, kind)) return { ...THE_HALL, room: kind, words };
  if (kind !== 'table') return kind ? NOWHERE : THE_HALL;
  const [table = '', invite = '', version = ''] = words;
  return invite === 'at' ? { ...THE_HALL, table, at: Number(version) || 0 } : { ...THE_HALL, table, invite };
}

/** Decodes a part of the address; returns it unchanged if it is malformed. */
function plainly(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

const place = signal<Place>(placeOf(location.hash));
window.addEventListener('hashchange', () => {
  place.value = placeOf(location.hash);
  window.scrollTo(0, 0);
});
effect(() => {
  document.documentElement.dataset.theme = theme.value;
});
effect(() => {
  // 0 turns animations off
  document.documentElement.dataset.motion = speed.value === 0 ? 'off' : 'on';
  document.documentElement.style.setProperty('--pace', String(1 / Math.max(0.25, speed.value || 1)));
});
const stopWaiting = effect(() => {
  if (!music.value) return;
  void import('./ui/music/band').then(({ follow }) => follow());
  queueMicrotask(() => stopWaiting()); // after this the music module observes the setting itself
});
window.addEventListener('pointerdown', wake);
window.addEventListener('keydown', wake);

let met: HallInfo | null = null;

/** The server's information from the first request; a later request adds more. */
function meet(): HallInfo | null {
  const info = met;
  met = null;
  return info;
}

function Page() {
  const { room, words, table, invite, at } = place.value;
  const Room = ROOMS[room];
  if (Room) return <Room key={`${room} ${visit.value}`} words={words} />;
  const key = `${table} ${visit.value}`;
  return table ? <Table key={key} id={table} invite={invite} at={at} /> : <Hall key={key} met={meet()} />;
}

function App() {
  return (
    <>
      <Page />
      {sessionEnded.value && <SessionEnded enter={openPreferences} />}
    </>
  );
}

function start(): void {
  const root = document.getElementById('page');
  if (root) render(<App />, root);
}

// The server sets a session cookie in the first reply. Nothing else is requested before, so that a seat can be kept
// from the first click.
const settled = inPocket ? import('./pocket/host').then(({ settle }) => settle()) : Promise.resolve();
const meeting = settled.then(getHall).then((info) => {
  met = info;
});
void Promise.allSettled([speak(language.value), meeting]).then(start);

import { effect, signal } from '@preact/signals';
import { render } from 'preact';
import { Hall } from './hall/hall';
import { later } from './ui/loading/later';
import { language, music, speed, theme, visit } from './ui/settings';
import { wake } from './ui/sound';
import { speak } from './ui/words';
import { getHall } from './wire/api';
import { inPocket } from './wire/host';
import type { HallInfo } from './wire/messages';
import './style.css';

interface Place {
  book?: string; // the game whose rulebook is read
  anchor?: string;
  companion?: { game: string; tool: string }; // beside the cardboard
  table: string;
  invite: string;
  at: number | null; // the version that is looked at
}

const Table = later(() => import('./table/table').then((part) => part.Table));
const CompanionRoom = later(() => import('./companion/room').then((part) => part.CompanionRoom));
const BookRoom = later(() => import('./book/room').then((part) => part.BookRoom));

const THE_HALL: Place = { table: '', invite: '', at: null };

/** `#/table/<id>`, `#/table/<id>/<invite>`, `#/table/<id>/at/<version>`, `#/book/<game>/<anchor>`, `#/companion/<game>/<tool>` */
function placeOf(hash: string): Place {
  const [kind, table = '', third = '', fourth = ''] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  if (kind === 'book') return { ...THE_HALL, book: table, anchor: third };
  if (kind === 'companion') return { ...THE_HALL, companion: { game: table, tool: third } };
  if (kind !== 'table') return THE_HALL;
  return third === 'at' ? { table, invite: '', at: Number(fourth) || 0 } : { table, invite: third, at: null };
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
  // 0 means: no travel at all
  document.documentElement.dataset.motion = speed.value === 0 ? 'off' : 'on';
  document.documentElement.style.setProperty('--pace', String(1 / Math.max(0.25, speed.value || 1)));
});
const stopWaiting = effect(() => {
  if (!music.value) return;
  void import('./ui/music/band').then(({ follow }) => follow());
  queueMicrotask(() => stopWaiting()); // from now on the band listens itself
});
window.addEventListener('pointerdown', wake);
window.addEventListener('keydown', wake);

let met: HallInfo | null = null;

/** What the hall said when it was greeted; asked later, it says more. */
function meet(): HallInfo | null {
  const info = met;
  met = null;
  return info;
}

function Page() {
  const { table, invite, at, book, anchor = '', companion } = place.value;
  if (companion) return <CompanionRoom {...companion} />;
  if (book) return <BookRoom game={book} anchor={anchor} />;
  const key = `${table} ${visit.value}`;
  return table ? <Table key={key} id={table} invite={invite} at={at} /> : <Hall key={key} met={meet()} />;
}

function start(): void {
  const root = document.getElementById('page');
  if (root) render(<Page />, root);
}

// The hall gives whoever is new a token before anything else, so that a seat can be held from the first click.
const settled = inPocket ? import('./pocket/host').then(({ settle }) => settle()) : Promise.resolve();
const meeting = settled.then(getHall).then((info) => {
  met = info;
});
void Promise.allSettled([speak(language.value), meeting]).then(start);

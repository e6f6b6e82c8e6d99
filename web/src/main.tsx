import { render } from 'preact';
import { effect, signal } from '@preact/signals';
import { getHall } from './api';
import { Hall } from './hall';
import { Table } from './table';
import { language, theme } from './settings';
import { speak } from './words';
import './style.css';

interface Place {
  table: string;
  invite: string;
}

function placeOf(hash: string): Place {
  const [kind, table = '', invite = ''] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  return kind === 'table' ? { table, invite } : { table: '', invite: '' };
}

const place = signal<Place>(placeOf(location.hash));
window.addEventListener('hashchange', () => {
  place.value = placeOf(location.hash);
  window.scrollTo(0, 0);
});
effect(() => {
  document.documentElement.dataset.theme = theme.value;
});

function Page() {
  const { table, invite } = place.value;
  return table ? <Table key={table} id={table} invite={invite} /> : <Hall />;
}

function start(): void {
  const root = document.getElementById('page');
  if (root) render(<Page />, root);
}

// The hall gives whoever is new a token before anything else, so that a seat can be held from the first click.
void Promise.allSettled([speak(language.value), getHall()]).then(start);

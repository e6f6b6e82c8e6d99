// What Blood Rage brings for the page. The hall's door needs only the outline of the world;
// the table is fetched when one sits down.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ScreenProps } from '../../live/scope';
import { say } from '../../ui/words';
import type { TableInfo } from '../../wire/messages';
import type { GameParts } from '../parts';
import { MANNERS } from './manners';
import { Showcase } from './showcase';

type Table = typeof import('./table');

const fetched = signal<Table | null>(null);

function useFetched(): Table | null {
  useEffect(() => {
    void import('./table').then((table) => {
      fetched.value = table;
    });
  }, []);
  return fetched.value;
}

function Screen(props: ScreenProps) {
  const table = useFetched();
  return table ? <table.BloodRageTable {...props} /> : <p class="loading">{say('fetching-table')}</p>;
}

function Reference(props: { table: TableInfo; search: string }) {
  const table = useFetched();
  return table ? <table.Reference {...props} /> : <p class="loading">{say('fetching-table')}</p>;
}

export const PARTS: GameParts = { Screen, Showcase, Reference, manners: MANNERS };

// All cards of the game, to be looked up.
import '../icons';
import { useEffect } from 'preact/hooks';
import { say } from '../../../ui/words';
import type { TableInfo } from '../../../wire/messages';
import { useDesigns } from '../../designs';
import type { Designs } from '../model';
import { designsOf } from '../view';
import { fetchPictures } from './art';
import { Card, cardName, describe } from './card';

const SORTS = ['warriors', 'tactics', 'jarls'] as const;

export function Reference({ table, search }: { table: TableInfo; search: string }) {
  useEffect(fetchPictures, []);
  const all = useDesigns(table.id, designsOf);
  if (!all) return <p class="loading">{say('fetching-table')}</p>;
  return (
    <>
      {SORTS.map((sort) => (
        <Shelf key={sort} sort={sort} ids={found(all, [...all[sort].keys()], search)} designs={all} />
      ))}
    </>
  );
}

function found(designs: Designs, ids: string[], search: string): string[] {
  const wanted = search.trim().toLowerCase();
  return ids.filter((id) => !wanted || `${cardName(id)} ${describe(id, designs)}`.toLowerCase().includes(wanted));
}

function Shelf({ sort, ids, designs }: { sort: string; ids: string[]; designs: Designs }) {
  if (ids.length === 0) return null;
  return (
    <section>
      <h3>
        {say(`sort-${sort}`)} · {ids.length}
      </h3>
      <div class="browse">
        {ids.map((id) => (
          <Card key={id} id={id} designs={designs} large />
        ))}
      </div>
    </section>
  );
}

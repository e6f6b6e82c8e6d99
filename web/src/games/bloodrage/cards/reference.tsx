// All gifts of the gods, Age by Age, to be looked up.
import { useEffect } from 'preact/hooks';
import { say } from '../../../ui/words';
import type { TableInfo } from '../../../wire/messages';
import { useDesigns } from '../../designs';
import { type Designs, designsOf } from '../model';
import { fetchPictures } from './art';
import { Card, describe } from './card';

export function Reference({ table, search }: { table: TableInfo; search: string }) {
  useEffect(fetchPictures, []);
  const all = useDesigns(table.id, designsOf);
  if (!all) return <p class="loading">{say('fetching-table')}</p>;
  return (
    <div class="bloodrage-cards">
      {[1, 2, 3].map((age) => (
        <Shelf key={age} age={age} designs={all} search={search.trim().toLowerCase()} />
      ))}
    </div>
  );
}

function Shelf({ age, designs, search }: { age: number; designs: Designs; search: string }) {
  const faces = [...designs.faces.values()].filter(
    (face) => face.age === age && (!search || describe(face.key, designs).toLowerCase().includes(search)),
  );
  if (faces.length === 0) return null;
  return (
    <section>
      <h3>
        {say('blood-age', { number: age })} · {faces.length}
      </h3>
      <div class="browse-gifts">
        {faces.map((face) => (
          <Card key={face.key} id={face.key} designs={designs} large note={face.copies > 1 ? `×${face.copies}` : ''} />
        ))}
      </div>
    </section>
  );
}

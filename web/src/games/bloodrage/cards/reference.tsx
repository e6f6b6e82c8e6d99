// All gifts of the gods, Age by Age, to be looked up.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { say } from '../../../ui/words';
import { getCards } from '../../../wire/api';
import type { TableInfo } from '../../../wire/messages';
import { type Catalogue, type Designs, designsOf } from '../model';
import { Card, describe } from './card';

export function Reference({ table, search }: { table: TableInfo; search: string }) {
  const designs = useSignal<Designs | null>(null);
  useEffect(() => {
    void getCards<Catalogue>(table.id).then((cards) => {
      designs.value = designsOf(cards);
    });
  }, [table.id]);
  if (!designs.value) return <p class="loading">{say('fetching-table')}</p>;
  const all = designs.value;
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

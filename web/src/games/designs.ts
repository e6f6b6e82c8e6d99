// What is printed on the cards of a table, as its game reads it.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { getCards } from '../wire/api';

/** The designs of a table's cards; null until they are here. */
export function useDesigns<Catalogue, Designs>(table: string, read: (cards: Catalogue) => Designs): Designs | null {
  const designs = useSignal<Designs | null>(null);
  useEffect(() => {
    void getCards<Catalogue>(table).then((cards) => {
      designs.value = read(cards);
    });
  }, [table]);
  return designs.value;
}

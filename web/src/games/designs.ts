// The printed designs of a table's cards, as its game reads them.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { getCards } from '../wire/api';

/** The designs of a table's cards; null until they are loaded. */
export function useDesigns<Catalogue, Designs>(table: string, read: (cards: Catalogue) => Designs): Designs | null {
  const designs = useSignal<Designs | null>(null);
  useEffect(() => {
    void getCards<Catalogue>(table).then((cards) => {
      designs.value = read(cards);
    });
  }, [table]);
  return designs.value;
}

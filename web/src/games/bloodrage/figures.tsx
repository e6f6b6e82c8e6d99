// Draws the pictures in the rulebook: cards, figures, signs, the map.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { getGameCards } from '../../wire/api';
import { BoardPicture, fetchMap, fetchPictures, mapLayer } from './cards/art';
import { Card } from './cards/card';
import { Glyph } from './icons/icons';
import { type Catalogue, type Designs, designsOf } from './model';

const shelf = signal<Designs | null>(null);
let asked = false;

/** The designs of all cards, those of the expansions included. */
function designs(): Designs | null {
  if (!asked) {
    asked = true;
    getGameCards<Catalogue>('bloodrage', [], 4).then(
      (cards) => {
        shelf.value = designsOf(cards);
      },
      () => {
        asked = false;
      },
    );
  }
  return shelf.value;
}

export function Thing({ thing }: { thing: string; page: string }) {
  const [kind = '', name = ''] = thing.split(':');
  useEffect(() => {
    fetchPictures();
    if (kind === 'map') fetchMap('wide');
  }, []);
  if (kind === 'map') return <World />;
  const cards = designs();
  if (kind === 'card' && cards?.faces.has(name)) return <Card id={name} designs={cards} large />;
  return (
    <span class={`book-picture ${kind === 'sign' || kind === 'emblem' ? 'small' : ''}`}>
      <BoardPicture id={`${kind}-${name}`} instead={<Glyph name={name} />} />
    </span>
  );
}

function World() {
  const [land, tree] = [mapLayer('wide', 'map'), mapLayer('wide', 'tree')];
  return (
    <span class="book-picture wide book-map">
      {land && <img src={land} alt="" />}
      {tree && <img src={tree} alt="" />}
    </span>
  );
}

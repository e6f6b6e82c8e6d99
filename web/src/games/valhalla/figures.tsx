// Draws the pictures in the rulebook: cards, dice, empty slots, and icons.
import './icons';
import './cards/icons';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon, isIcon } from '../../ui/icons';
import { getGameCards } from '../../wire/api';
import { fetchPictures, Picture } from './cards/art';
import { Card } from './cards/card';
import { DieFace } from './cards/dice';
import type { Designs, Face, Material } from './model';
import { designsOf } from './view';
import type { Catalogue } from './wire';

const shelves = signal<Record<string, Designs>>({});
const asked = new Set<string>();

/** The designs of an expansion's cards; "" for the base game. */
function designsFor(page: string): Designs | undefined {
  if (!asked.has(page)) {
    asked.add(page);
    getGameCards<Catalogue>('valhalla', page ? [page] : [], 0).then(
      (cards) => {
        shelves.value = { ...shelves.value, [page]: designsOf(cards) };
      },
      () => asked.delete(page),
    );
  }
  return shelves.value[page];
}

export function Thing({ thing, page }: { thing: string; page: string }) {
  useEffect(fetchPictures, []);
  const at = thing.indexOf(':');
  const [kind, name] = [thing.slice(0, at), thing.slice(at + 1)];
  if (kind === 'die') return <Die name={name} />;
  if (kind === 'slot') return <span class="book-slot" />;
  if (kind === 'sign') return isIcon(name) ? <Icon name={name} class="book-sign" /> : null;
  const designs = designsFor(page);
  if (kind === 'card' && designs && isPrinted(name, designs)) return <Card id={name} designs={designs} large />;
  return (
    <span class="book-picture">
      <Picture id={name} instead={<Icon name="rune" />} />
    </span>
  );
}

function isPrinted(id: string, { warriors, tactics, jarls }: Designs): boolean {
  return warriors.has(id) || tactics.has(id) || jarls.has(id);
}

/** `axe`, or `grey-axe`. */
function Die({ name }: { name: string }) {
  const [first = '', second] = name.split('-');
  const material = second ? first : 'coloured';
  return (
    <span class="book-die">
      <DieFace die={{ face: (second ?? first) as Face, material: material as Material }} />
    </span>
  );
}

// Names of the cards in the box, for a number of players.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { say } from '../../../ui/words';
import { getGameCards } from '../../../wire/api';
import type { Catalogue, Face } from '../wire';

const UPGRADES = new Set(['warrior', 'leader', 'ship', 'monster', 'clan']);
const ROMAN = ['', 'I', 'II', 'III'];

export type Things = [string, string][];

export interface Cards {
  /** The cards that a hand may hold: those of this Age and of earlier ones. */
  hand: (age: number) => Things;
  upgrades: (age: number) => Things;
  quests: (age: number) => Things;
}

const nothing: Cards = { hand: () => [], upgrades: () => [], quests: () => [] };

export function useCards(players: number): Cards {
  const faces = useSignal<Face[]>([]);
  useEffect(() => {
    void getGameCards<Catalogue>('bloodrage', [], players).then(
      ({ cards }) => {
        faces.value = cards;
      },
      () => undefined,
    );
  }, [players]);
  if (faces.value.length === 0) return nothing;
  const some = (fits: (face: Face) => boolean): Things =>
    faces.value
      .filter(fits)
      .map((face): [string, string] => [face.key, nameOf(face)])
      .sort(([, a], [, b]) => a.localeCompare(b));
  return {
    hand: (age) => some((face) => face.age <= age && face.age > 0),
    upgrades: (age) => some((face) => face.age <= age && face.age > 0 && UPGRADES.has(face.type)),
    quests: (age) => some((face) => face.age <= age && face.age > 0 && face.type === 'quest'),
  };
}

function nameOf(face: Face): string {
  const strength = face.type === 'quest' ? '' : ` ${face.strength}`;
  return `${say(`card-${face.key}`)}${strength} (${ROMAN[face.age] ?? face.age})`;
}

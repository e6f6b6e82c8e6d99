import { expect, test } from 'vitest';

import type { Stage } from '../src/games/valhalla/stage';
import { elsewhere } from '../src/games/valhalla/table/offered';

/** A question about these cards; one of my hand is among them. */
function offered(verb: string, cards: string[], row: string[] = []): string[] {
  const options = cards.map((key) => ({ verb, subject: { sort: 'card', number: 0, key } }));
  const choices = { question: { options }, has: () => false };
  const model = { hand: ['held'], drawn: [], jarls: [], row };
  return elsewhere({ choices, model } as unknown as Stage).map((option) => option.subject?.key ?? '');
}

test('a card of the discard pile has no place to be clicked at, so it is shown, be it the only one', () => {
  expect(offered('keep', ['svein', 'held'])).toEqual(['svein']);
  expect(offered('keep', ['svein'], ['svein'])).toEqual([]);
});

test('few cards whose answers have a button are not shown as well, many are', () => {
  expect(offered('name-card', ['a', 'b', 'c', 'd'])).toEqual([]);
  expect(offered('name-card', ['a', 'b', 'c', 'd', 'e'])).toHaveLength(5);
});

// @vitest-environment happy-dom
import { expect, test } from 'vitest';

import type { Stage } from '../src/games/valhalla/stage';
import { elsewhere } from '../src/games/valhalla/table/shown-options';

/** The cards that a question about these cards shows; one of them is in hand. */
function offered(verb: string, cards: string[], row: string[] = []): string[] {
  const options = cards.map((key) => ({ verb, subject: { sort: 'card', number: 0, key } }));
  const choices = { question: { options }, has: () => false };
  const model = { hand: ['held'], drawn: [], jarls: [], row };
  return elsewhere({ choices, model } as unknown as Stage).map((option) => option.subject?.key ?? '');
}

test('a card of the discard pile is shown, also a single one', () => {
  expect(offered('keep', ['svein', 'held'])).toEqual(['svein']);
  expect(offered('keep', ['svein'], ['svein'])).toEqual([]);
});

test('few cards with buttons are not shown too, many are', () => {
  expect(offered('name-card', ['a', 'b', 'c', 'd'])).toEqual([]);
  expect(offered('name-card', ['a', 'b', 'c', 'd', 'e'])).toHaveLength(5);
});

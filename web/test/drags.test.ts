// @vitest-environment happy-dom
import { expect, test } from 'vitest';

import { meet } from '../src/games/valhalla/expansion';
import { DRAWN as ELVES } from '../src/games/valhalla/expansions/elves';
import type { Stage } from '../src/games/valhalla/stage';
import { dropsOf, obviousSlot } from '../src/games/valhalla/turn/drags';

import type { Option } from '../src/wire/messages';

const WARRIORS = new Map([
  ['one', { weapons: ['axe'], pattern: '' }],
  ['two', { weapons: ['bow', 'spear'], pattern: '' }],
  ['any', { weapons: [], pattern: 'ANY2' }],
]);
const arming = (slot: number) => ({ verb: 'activate', subject: { sort: 'slot', number: slot, key: '' } });

/** A stage with this squad and these dice, all warriors ready to be armed. */
function stageOf(squad: string[], pool: string[]): Stage {
  const options = squad.map((_, slot) => arming(slot)) as Option[];
  const choices = { options, withVerb: (verb: string) => options.filter((option) => option.verb === verb) };
  const side = { seat: 0, pool: pool.map((face) => ({ face })) };
  const model = { me: 0, players: [{ squad }], battle: { attacker: side } };
  return { choices, model, designs: { warriors: WARRIORS } } as unknown as Stage;
}

/** The drop targets of the die at this index. */
function placesOf(squad: string[], pool: string[], at: number): string[] {
  document.body.innerHTML = pool.map(() => '<button class="die"></button>').join('');
  return dropsOf(stageOf(squad, pool), document.body.children[at] as HTMLElement).map(({ to }) => to);
}

const slot = (number: number) => `.side .my-squad > :nth-child(${number})`;

test('a die can be dropped on warriors with a fitting socket', () => {
  expect(placesOf(['one', 'two', 'any'], ['axe', 'spear'], 0)).toEqual([slot(1), slot(3)]);
  expect(placesOf(['one', 'two', 'any'], ['axe', 'spear'], 1)).toEqual([slot(2), slot(3)]);
});

test('a die that can only replace another can be dropped on any warrior with a socket', () => {
  expect(placesOf(['one', 'two'], ['sword', 'x'], 0)).toEqual([slot(1), slot(2)]);
  expect(placesOf(['any'], ['x'], 0)).toEqual([slot(1)]);
});

test('a warrior can be dropped on any slot, unless slots matter', () => {
  const squadOf = (squad: (string | null)[], expansions: Stage['expansions']) =>
    ({ expansions, model: { me: 0, players: [{ squad }] } }) as unknown as Stage;
  const elves = meet({}, { elves: ELVES });
  expect(obviousSlot(squadOf(['one', null, null, null], []))).toBe(1);
  expect(obviousSlot(squadOf(['one', null, null, null], elves))).toBeUndefined();
  expect(obviousSlot(squadOf(['one', 'two', 'any', null], elves))).toBe(3);
});

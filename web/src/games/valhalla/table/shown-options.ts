// Finds where the cards are that can be chosen.
import type { Option } from '../../../wire/messages';
import type { Stage } from '../stage';
import { isLent } from './board';

export function laidOut({ model, choices }: Stage): string[] {
  return model.drawn.length > 0
    ? model.drawn
    : model.jarls.length > 0 && choices.has('keep-jarl')
      ? model.jarls
      : model.row;
}

/** Verbs whose options are chosen by a click on the thing itself. */
export const ON_THE_TABLE = new Set([
  'keep-jarl',
  'pick-warrior',
  'start-slot',
  'place',
  'throw-away',
  'keep',
  'drop',
  'add-warrior',
  'add-two',
  'add-second',
  'dismiss',
  'discard-for-reroll',
  'pick-die',
  'roll',
  'give-up-die',
  'activate',
  'play-tactic',
  'send-to-valhalla',
  'attack',
  'attack-beast',
]);

const FEW = 4;

/**
 * Options about cards that are neither in hand nor on the table. If there are many, or if they have no button, they are
 * shown as cards.
 */
export function elsewhere(stage: Stage): Option[] {
  const { choices, model } = stage;
  const here = new Set([...model.hand, ...laidOut(stage)]);
  const found =
    choices.question?.options.filter(
      (option) => option.subject?.sort === 'card' && !here.has(option.subject.key) && !isLent(option),
    ) ?? [];
  return found.length > FEW || found.some(({ verb }) => ON_THE_TABLE.has(verb)) ? found : [];
}

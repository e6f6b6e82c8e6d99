// Where the things of Valhalla may be dragged to, and what that means.
import type { Planned } from '../../../live/gesture';
import type { Drop } from '../../../ui/hands/drag';
import type { Option } from '../../../wire/messages';
import { ask } from '../expansion';
import { type Face, socketsOf } from '../model';
import { poolOf, type Stage } from '../stage';

/** All that can be dragged at times. */
export const THINGS = '.hand .card, .laid-out .card, .side.mine-here .die, .my-squad .card';

export function dropsOf(stage: Stage, thing: HTMLElement): Drop[] {
  const id = thing.dataset.card ?? '';
  if (thing.matches('.die')) return armingDrops(stage, faceOn(stage, thing));
  if (thing.matches('.laid-out *')) return takingDrops(stage, id);
  if (thing.matches('.hand *')) return [...addingDrops(stage, id), ...playingDrops(stage, id)];
  return attackDrops(stage);
}

/** A die on a warrior who has a hole for it: the warrior is armed. Where one die stands for another, any will do. */
function armingDrops(stage: Stage, face: Face | undefined): Drop[] {
  const { choices } = stage;
  const ready = [...choices.withVerb('activate'), ...choices.withVerb('activate-lent')];
  const fitting = ready.filter((option) => takes(stage, option, face));
  return (fitting.length > 0 ? fitting : ready).map((option) => ({
    to:
      option.verb === 'activate'
        ? `.side .my-squad > ${nth(option.subject?.number ?? -1)}`
        : `.side .along [data-card="${option.subject?.key}"]`,
    act: () => choices.take(option),
  }));
}

function faceOn({ model }: Stage, die: HTMLElement): Face | undefined {
  return poolOf(model)[[...(die.parentElement?.children ?? [])].indexOf(die)]?.face;
}

function takes(stage: Stage, { verb, subject }: Option, face: Face | undefined): boolean {
  const id = verb === 'activate' ? squadOf(stage)[subject?.number ?? -1] : subject?.key;
  const warrior = stage.designs.warriors.get(id ?? '');
  return warrior !== undefined && face !== 'x' && socketsOf(warrior).some((hole) => (hole.face ?? face) === face);
}

/** What lies on the table comes to me. */
function takingDrops(stage: Stage, id: string): Drop[] {
  return optionsOf(stage, id).map((option) => ({ to: '.dock .mine', act: () => stage.choices.take(option) }));
}

/** A warrior of the hand goes to a slot; in a full squad the one who stands there makes room. */
function addingDrops(stage: Stage, id: string): Drop[] {
  if (!adds(stage, id)) return [];
  const slots = squadOf(stage).map((_, slot) => slot);
  const empty = emptySlots(stage);
  return (empty.length > 0 ? empty : slots).map((slot) => ({
    to: `.my-squad > ${nth(slot)}`,
    act: () => addTo(stage, id, slot),
  }));
}

/** Everything else in hand is played on the table. */
function playingDrops(stage: Stage, id: string): Drop[] {
  const options = optionsOf(stage, id);
  const [only] = options;
  if (options.length !== 1 || !only || only.verb === 'add-warrior') return [];
  return [{ to: '.stage', act: () => stage.choices.take(only) }];
}

/** My warriors go for a rival. */
function attackDrops({ choices }: Stage): Drop[] {
  return choices.withVerb('attack').map((option) => ({
    to: `.rivals .seat-${option.subject?.number ?? -1}.board`,
    act: () => choices.take(option),
  }));
}

// -- adding a warrior

/** May this warrior join the squad by itself? */
export function adds(stage: Stage, id: string): boolean {
  return optionsOf(stage, id).some(({ verb }) => verb === 'add-warrior');
}

export function emptySlots(stage: Stage): number[] {
  return squadOf(stage).flatMap((card, slot) => (card === null ? [slot] : []));
}

/** The one slot that nobody needs to think about, if there is one. */
export function obviousSlot(stage: Stage): number | undefined {
  const matters = ask(stage, (drawn) => drawn.slotsMatter);
  const empty = emptySlots(stage);
  return matters && empty.length > 1 ? undefined : empty[0];
}

export function addTo(stage: Stage, id: string, slot: number): void {
  const step = (prompt: string, verb: string, about: string | number): Planned => ({ prompt, verb, about });
  const room = squadOf(stage)[slot] === null ? [] : [step('adding', 'dismiss', slot)];
  stage.choices.takeAll([step(stage.choices.prompt, 'add-warrior', id), ...room, step('adding', 'place', slot)]);
}

function squadOf({ model }: Stage): (string | null)[] {
  return model.players[model.me]?.squad ?? [];
}

function optionsOf({ choices }: Stage, id: string): Option[] {
  return choices.options.filter(({ subject }) => subject?.key === id && ['card', 'jarl'].includes(subject.sort));
}

function nth(slot: number): string {
  return `:nth-child(${slot + 1})`;
}

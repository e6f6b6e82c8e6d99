// Drop targets in Valhalla, and the answers that a drop sends.
import type { Planned } from '../../../live/gesture';
import type { Drop } from '../../../ui/hands/drag';
import type { Option } from '../../../wire/messages';
import { ask } from '../expansion';
import { type Face, socketsOf } from '../model';
import { poolOf, type Stage } from '../stage';

/** A selector of everything that can be dragged. */
export const THINGS = '.hand .card, .laid-out .card, .side.mine-here .die, .my-squad .card';

export function dropsOf(stage: Stage, thing: HTMLElement): Drop[] {
  const id = thing.dataset.card ?? '';
  if (thing.matches('.die')) return armingDrops(stage, faceOn(stage, thing));
  if (thing.matches('.laid-out *')) return takingDrops(stage, id);
  if (thing.matches('.hand *')) return [...addingDrops(stage, id), ...playingDrops(stage, id)];
  return attackDrops(stage);
}

/** Drop targets of a die: warriors with a fitting socket. If a die can stand for another one, any of them fits. */
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

/** Drop target of a card on the table: the player's side. */
function takingDrops(stage: Stage, id: string): Drop[] {
  return optionsOf(stage, id).map((option) => ({ to: '.dock .mine', act: () => stage.choices.take(option) }));
}

/** Drop targets of a warrior in hand: slots. In a full squad it replaces the warrior in the slot. */
function addingDrops(stage: Stage, id: string): Drop[] {
  if (!adds(stage, id)) return [];
  const slots = squadOf(stage).map((_, slot) => slot);
  const empty = emptySlots(stage);
  return (empty.length > 0 ? empty : slots).map((slot) => ({
    to: `.my-squad > ${nth(slot)}`,
    act: () => addTo(stage, id, slot),
  }));
}

/** Drop target of other cards in hand: the table. */
function playingDrops(stage: Stage, id: string): Drop[] {
  const options = optionsOf(stage, id);
  const [only] = options;
  if (options.length !== 1 || !only || only.verb === 'add-warrior') return [];
  return [{ to: '.stage', act: () => stage.choices.take(only) }];
}

/** Drop targets of an attack: the rivals. */
function attackDrops({ choices }: Stage): Drop[] {
  return choices.withVerb('attack').map((option) => ({
    to: `.rivals .seat-${option.subject?.number ?? -1}.board`,
    act: () => choices.take(option),
  }));
}

// -- adding a warrior

/** Whether this warrior can be added to the squad on its own. */
export function adds(stage: Stage, id: string): boolean {
  return optionsOf(stage, id).some(({ verb }) => verb === 'add-warrior');
}

export function emptySlots(stage: Stage): number[] {
  return squadOf(stage).flatMap((card, slot) => (card === null ? [slot] : []));
}

/** The slot to use without asking, if the choice makes no difference. */
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

// Drop targets in Blood Rage: figures to provinces, cards to a battle or to the player's clan.
import type { Planned } from '../../../live/gesture';
import type { Drop } from '../../../ui/hands/drag';
import { byKind, SHIPS } from '../model';
import { mine, type Stage } from '../stage';

/**
 * A selector of everything that can be dragged. On a phone the reserve is hidden, and the question lists the figures
 * that can invade.
 */
export const THINGS = '.hand-of-gifts .gift.glow, .stock.glow[data-kind], .option[data-kind], .piece.glow';

export function dropsOf(stage: Stage, thing: HTMLElement): Drop[] {
  if (thing.matches('.gift')) return cardDrops(stage, thing.dataset.card ?? '');
  if (thing.matches('.stock, .option')) return invasionDrops(stage, thing.dataset.kind ?? '');
  return marchDrops(stage, thing.dataset.kind ?? '', thing.dataset.at ?? '');
}

const IN_BATTLE = ['lay', 'add'];

/** Drop targets of a card: the battle, or the clan sheet as an upgrade or a quest. */
function cardDrops({ choices }: Stage, id: string): Drop[] {
  const options = choices.about(id, 'upgrade', 'quest', ...IN_BATTLE);
  const [only] = options;
  if (!only || options.length > 1) return [];
  return [{ to: IN_BATTLE.includes(only.verb) ? '.raid' : '.my-clan', act: () => choices.take(only) }];
}

function shape(key: string): string {
  return `[data-place='${key}'] > path:last-child`;
}

/**
 * Drop targets of an invading figure. The server names the allowed places only after the figure is chosen; if it then
 * does not offer the place, the gesture ends.
 */
function invasionDrops({ choices, view }: Stage, kind: string): Drop[] {
  if (choices.about(kind, 'invade').length === 0) return [];
  const places = SHIPS.has(kind) ? view.fjords.filter(({ open }) => open) : view.provinces.filter(({ live }) => live);
  return places.map(({ key }) => ({
    to: shape(key),
    act: () =>
      choices.takeAll([
        { prompt: 'turn', verb: 'invade', about: kind },
        { prompt: 'land', verb: 'enter', about: key },
      ]),
  }));
}

/** Drop targets of a march: of this figure, or of all that are selected. */
function marchDrops(stage: Stage, kind: string, from: string): Drop[] {
  const { choices, view } = stage;
  if (choices.prompt !== 'turn' || choices.about(from, 'march').length === 0) return [];
  const kinds = party(stage, kind, from);
  const step = (verb: string, about: string | null): Planned => ({ prompt: 'march', verb, about });
  const others = view.provinces.filter(({ key, live }) => live && key !== from);
  return others.map(({ key }) => ({
    to: shape(key),
    act: () =>
      choices.takeAll([
        { prompt: 'turn', verb: 'march', about: from },
        step('march-to', key),
        ...kinds.map((one) => step('take', one)),
        step('pass', null),
      ]),
  }));
}

function party(stage: Stage, kind: string, from: string): string[] {
  const ticked = mine(stage, from)
    .filter(({ id }) => stage.party.value.includes(id))
    .map((piece) => piece.kind);
  return ticked.includes(kind) ? ticked.sort(byKind) : [kind];
}

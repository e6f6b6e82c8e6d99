// The state that all parts of the table share: the view, the options, the selection, and the gestures.
import type { Signal } from '@preact/signals';
import type { Planned } from '../../live/gesture';
import type { ScreenProps } from '../../live/scope';
import { find, say } from '../../ui/words';
import type { Option, TableInfo } from '../../wire/messages';
import type { Piece } from './map/roster';
import { byKind, type Clan, type Designs, type View } from './model';
import type { Choices } from './turn/choices';

/** What the player has selected before deciding: an action, a province, a card in hand, or a march. */
export interface Focus {
  sort: 'action' | 'place' | 'card' | 'march';
  key: string;
}

export interface Stage {
  props: ScreenProps;
  table: TableInfo;
  view: View;
  designs: Designs;
  choices: Choices;
  pieces: Piece[];
  banners: string[]; // clans by seat; the same array while its content is the same
  focus: Signal<Focus | null>;
  party: Signal<string[]>; // pieces selected for the march
  picked: Signal<number[]>; // indices of cards in the row
  why: Signal<string>;
  opened: Signal<number | null>; // the seat whose clan sheet is open
}

export function myClan(stage: Stage): Clan | undefined {
  return stage.view.clans[stage.view.seat];
}

/** Shows why something cannot be done. */
export function explain(stage: Stage, rule: string): void {
  if (!rule) return;
  stage.why.value = find(`blood-why-${rule}`) ?? say('refusal-forbidden');
}

export function focusOn(stage: Stage, focus: Focus | null): void {
  stage.why.value = '';
  stage.focus.value = focus;
  stage.party.value = focus?.sort === 'march' ? mine(stage, focus.key).map((piece) => piece.id) : [];
}

export function mine(stage: Stage, place: string): Piece[] {
  return stage.pieces.filter((piece) => piece.seat === stage.view.seat && piece.place === place);
}

export function toggle<T>(list: Signal<T[]>, item: T): void {
  list.value = list.value.includes(item) ? list.value.filter((other) => other !== item) : [...list.value, item];
}

export function take(stage: Stage, option: Option | undefined): void {
  stage.why.value = '';
  if (option) stage.choices.take(option);
}

// -- places

const AT_ONCE = ['enter', 'march-to', 'join', 'step-to', 'offer-at'];
const ON_TURN = ['pillage', 'challenge', 'march'];

/** The options that a click on a place can mean now. */
export function placeOptions(stage: Stage, key: string): Option[] {
  const { choices, focus } = stage;
  if (choices.prompt !== 'turn') return choices.about(key, ...AT_ONCE);
  const now = focus.value;
  if (now?.sort === 'action') return choices.about(key, ...ON_TURN).filter((option) => isOf(option.verb, now.key));
  return now === null || now.sort === 'place' ? choices.about(key, ...ON_TURN) : [];
}

/** Whether a verb counts as an action. A challenge counts as a pillage, and a rising as an invasion. */
export function isOf(verb: string, action: string): boolean {
  return verb === action || (verb === 'challenge' && action === 'pillage') || (verb === 'rise' && action === 'invade');
}

export function clickPlace(stage: Stage, key: string): void {
  const { choices } = stage;
  const options = placeOptions(stage, key);
  if (options.length === 0) return explain(stage, whyNotPlace(stage, key));
  if (choices.prompt === 'turn') return onTurn(stage, key, options);
  const [option] = options;
  if (option?.verb === 'march-to' && stage.party.value.length > 0) return marchTo(stage, key);
  take(stage, option);
}

function onTurn(stage: Stage, key: string, options: Option[]): void {
  const [only] = options;
  if (stage.focus.value?.sort !== 'action' || !only) return focusOn(stage, { sort: 'place', key });
  if (only.verb === 'march') focusOn(stage, { sort: 'march', key });
  else take(stage, only);
}

export function whyNotPlace(stage: Stage, key: string): string {
  const { choices, focus } = stage;
  const verbs =
    {
      turn: focus.value?.sort === 'action' ? [focus.value.key] : ['pillage', 'march'],
      land: ['enter'],
      march: ['march-to'],
      call: ['join'],
    }[choices.prompt] ?? [];
  return verbs.map((verb) => choices.whyNot(verb, key)).find(Boolean) ?? '';
}

/** Sends all answers of a march, although the server asks for one figure at a time. */
function marchTo(stage: Stage, key: string): void {
  const chosen = stage.pieces
    .filter((piece) => stage.party.value.includes(piece.id))
    .map((piece) => piece.kind)
    .sort(byKind);
  const step = (verb: string, about: string | null): Planned => ({ prompt: 'march', verb, about });
  stage.choices.takeAll([step('march-to', key), ...chosen.map((kind) => step('take', kind)), step('pass', null)]);
}

// -- figures

export function pieceUse(stage: Stage, piece: Piece): 'march' | 'call' | 'offer' | 'kind' | null {
  const { choices, focus } = stage;
  if (piece.seat !== stage.view.seat) return null;
  const inMarch =
    focus.value?.sort === 'march'
      ? focus.value.key === piece.place
      : focus.value === null || focus.value.key === 'march';
  if (choices.prompt === 'turn') return inMarch && choices.about(piece.place, 'march').length > 0 ? 'march' : null;
  if (choices.about(piece.place, 'join').length > 0) return 'call';
  if (choices.about(piece.place, 'offer-at').length > 0) return 'offer';
  return choices.about(piece.kind, 'spare', 'protect', 'offer', 'bring').length > 0 && inQuestion(stage, piece)
    ? 'kind'
    : null;
}

/** Whether the question is about figures in this piece's area. */
function inQuestion(stage: Stage, piece: Piece): boolean {
  const about = stage.choices.question?.about?.key ?? stage.view.raid?.province ?? '';
  const area = [about, stage.view.provinces.find((province) => province.key === about)?.fjord ?? ''];
  return stage.choices.prompt === 'offer' || stage.choices.prompt === 'call' || area.includes(piece.place);
}

export function clickPiece(stage: Stage, piece: Piece): void {
  const use = pieceUse(stage, piece);
  if (use === 'march') return muster(stage, piece);
  if (use === 'call')
    return stage.choices.takeAll([
      { prompt: 'call', verb: 'join', about: piece.place },
      { prompt: 'call', verb: 'bring', about: piece.kind },
    ]);
  if (use === 'offer')
    return stage.choices.takeAll([
      { prompt: 'offer', verb: 'offer-at', about: piece.place },
      { prompt: 'offer', verb: 'offer', about: piece.kind },
    ]);
  if (use === 'kind') return take(stage, stage.choices.about(piece.kind)[0]);
}

function muster(stage: Stage, piece: Piece): void {
  const already = stage.focus.value?.sort === 'march' && stage.focus.value.key === piece.place;
  if (already) return toggle(stage.party, piece.id);
  focusOn(stage, { sort: 'march', key: piece.place });
  stage.party.value = [piece.id];
}

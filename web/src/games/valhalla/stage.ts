// The state that all parts of the table share: the model, the options, the selection.
import type { Signal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Spoken } from '../../ask/ask';
import { optionWords } from '../../ask/offers';
import type { ScreenProps } from '../../live/scope';
import type { Option, Subject, TableInfo } from '../../wire/messages';
import type { Designs, Die, Model } from './model';
import type { Choices } from './turn/choices';
import type { LairView } from './wire';

export interface Mark {
  sign: ComponentChildren;
  /** The warrior cannot act. */
  frozen?: boolean;
}

/** What an expansion draws; `View` is the type of its state from the server. */
export interface Drawn<View> {
  /** Drawn in the common area of the table. */
  Laid?: ComponentType<{ stage: Stage; view: View }>;
  /** Whether that drawing needs the whole middle of the table. */
  broad?: (view: View) => boolean;
  /** Drawn beside a player's name. */
  Chip?: ComponentType<{ view: View; seat: number }>;
  /** Drawn beside the dice of a side in a battle. */
  Aid?: ComponentType<{ stage: Stage; view: View; seat: number }>;
  /** The number of cards that `Aid` draws. */
  aids?: (view: View, seat: number) => number;
  /** Marks on or under the warrior in a slot. */
  marks?: (stage: Stage, view: View, seat: number, slot: number) => Mark[];
  /** Whether a warrior's slot makes a difference. */
  slotsMatter?: boolean;
  /** The seat that plays in a pair with this seat. */
  companion?: (view: View, seat: number) => number | undefined;
  /** The words for the partner of a pair, and whether the pair's points count together. */
  pair?: { words: string; shared: boolean };
  /** The monster that the players fight, with the words for their goal. */
  lair?: (view: View) => LairView;
  goal?: string;
  speak?: (view: View, option: Option) => Spoken | undefined;
  /** The name of a thing that only this table can give. */
  name?: (view: View, subject: Subject) => string | undefined;
  /** The enlarged drawing of a thing, by its key. */
  look?: (key: string, designs: Designs) => { card: ComponentChildren; words: string } | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: each drawing knows the view of its expansion
export type Drawings = Record<string, Drawn<any>>;

/** An expansion at this table. */
export interface Met {
  key: string;
  view: unknown;
  drawn: Drawings[string] | undefined;
}

/** The selection before the button that sends it. */
export interface Ticks {
  dice: Signal<number[]>;
  slots: Signal<number[]>;
}

export interface Stage {
  props: ScreenProps;
  table: TableInfo;
  model: Model;
  /** The expansions at this table. */
  expansions: Met[];
  designs: Designs;
  choices: Choices;
  ticks: Ticks;
  focus: Signal<string | null>;
}

export function toggle(list: Signal<number[]>, item: number): void {
  list.value = list.value.includes(item) ? list.value.filter((other) => other !== item) : [...list.value, item];
}

export function pick(stage: Stage, option: Option | undefined): { onPick?: () => void; label?: string } {
  if (!option) return {};
  return {
    onPick: () => stage.choices.take(option),
    label: stage.choices.question ? optionWords(stage.table, option, stage.choices.question) : '',
  };
}

export function poolOf(model: Model): Die[] {
  const side = [model.battle?.attacker, model.battle?.defender].find((one) => one?.seat === model.me);
  return side?.pool ?? [];
}

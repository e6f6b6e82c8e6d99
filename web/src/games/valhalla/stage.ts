// What every part of Valhalla's table may use: the model, what may be chosen, what is ticked.
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
  /** The warrior can do nothing. */
  frozen?: boolean;
}

/** `View` is what the hall shows of this expansion. */
export interface Drawn<View> {
  /** Laid on the common table. */
  Laid?: ComponentType<{ stage: Stage; view: View }>;
  /** What is laid there needs the middle of the table. */
  broad?: (view: View) => boolean;
  /** Beside a player's name. */
  Chip?: ComponentType<{ view: View; seat: number }>;
  /** Beside the dice of a side. */
  Aid?: ComponentType<{ stage: Stage; view: View; seat: number }>;
  /** How many cards that are. */
  aids?: (view: View, seat: number) => number;
  /** On or under the warrior in a slot. */
  marks?: (stage: Stage, view: View, seat: number, slot: number) => Mark[];
  /** Where a warrior stands makes a difference. */
  slotsMatter?: boolean;
  /** With whom a seat plays. */
  companion?: (view: View, seat: number) => number | undefined;
  /** What a companion is called; whether their points count for each other. */
  pair?: { words: string; shared: boolean };
  /** The monster that all play against, and what is said of the goal. */
  lair?: (view: View) => LairView;
  goal?: string;
  speak?: (view: View, option: Option) => Spoken | undefined;
  /** What a thing is called that only this table can name. */
  name?: (view: View, subject: Subject) => string | undefined;
  /** A thing to look at closely, by the key under which it is looked at. */
  look?: (key: string, designs: Designs) => { card: ComponentChildren; words: string } | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: each one knows the view of its own expansion
export type Drawings = Record<string, Drawn<any>>;

/** An expansion at this table. */
export interface Met {
  key: string;
  view: unknown;
  drawn: Drawings[string] | undefined;
}

/** What is ticked before one button sends it all. */
export interface Ticks {
  dice: Signal<number[]>;
  slots: Signal<number[]>;
}

export interface Stage {
  props: ScreenProps;
  table: TableInfo;
  model: Model;
  /** What lies on the table beside the base game. */
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

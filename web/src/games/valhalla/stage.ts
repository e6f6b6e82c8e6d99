// What every part of Valhalla's table may use: the model, what may be chosen, what is ticked.
import type { Signal } from '@preact/signals';
import { optionWords } from '../../ask/offers';
import type { ScreenProps } from '../../live/scope';
import type { Option, TableInfo } from '../../wire/messages';
import type { Choices } from './choices';
import type { Designs, Die, Model } from './model';

/** What is ticked before one button sends it all. */
export interface Ticks {
  dice: Signal<number[]>;
  slots: Signal<number[]>;
  cards: Signal<number[]>;
}

export interface Stage {
  props: ScreenProps;
  table: TableInfo;
  model: Model;
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

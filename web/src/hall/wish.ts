// What is being chosen for a new table.
import type { Signal } from '@preact/signals';
import type { Checked, GameInfo, NewTable, SeatWish } from '../wire/messages';

const ALIASES = new Set(['random', 'greedy']);

/** The bots to choose from, weakest first. */
export function botsOf(game: GameInfo): string[] {
  return game.bots.filter((bot) => !ALIASES.has(bot));
}

export interface Choosing {
  game: GameInfo;
  wish: Signal<NewTable>;
  checked: Signal<Checked>;
}

export function change(wish: Signal<NewTable>, part: Partial<NewTable>): void {
  wish.value = { ...wish.value, ...part };
}

export function withSeats(game: GameInfo, seats: SeatWish[], count: number): SeatWish[] {
  const filler: SeatWish = seats[1] ?? { kind: 'bot', bot: botsOf(game)[1] ?? '' };
  return Array.from({ length: count }, (_, index) => seats[index] ?? filler);
}

// The settings of a new table.
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

/** Why such a table cannot be declared rated, as the end of a message key; '' if it can be. */
export function whyNotRated({ seats, clock, cards }: NewTable): string {
  const count = (kind: SeatWish['kind']) => seats.filter((seat) => seat.kind === kind).length;
  if (cards) return 'rated-cards';
  if (count('bot') > 0) return 'rated-bots';
  if (count('me') !== 1 || seats.length < 2) return 'rated-seats';
  return clock ? '' : 'rated-clock';
}

export function withSeats(game: GameInfo, seats: SeatWish[], count: number): SeatWish[] {
  const filler: SeatWish = seats[1] ?? { kind: 'bot', bot: botsOf(game)[1] ?? '' };
  return Array.from({ length: count }, (_, index) => seats[index] ?? filler);
}

// Written by `python -m meadhall.server.protocol.typescript web`; do not change by hand.

export interface BattleView {
  ragnarok: boolean;
  attacker: FighterView;
  defender: FighterView | null;
  winner: number | null;
  difference: number;
  steps: StepView[];
}

export interface BeastCardView {
  ability: string;
  ability_clan: string;
  cap: number;
  clans: string[];
  strength: number;
  symbols: string[];
}

export interface Catalogue {
  cards: Face[];
  jarls: JarlFace[];
  beside?: Record<string, Record<string, unknown>[]>;
  words?: Record<string, Record<string, string>>;
}

export interface CompanionsView {
  companions: number[];
}

export interface Die {
  face: string;
  grey: boolean;
  card: boolean;
}

export interface Face {
  key: string;
  sort: string;
  glory: number;
  copies: number;
  source: string;
  clan?: string;
  strength?: number;
  weapons?: string[];
  pattern?: string;
  symbols?: number;
  ability?: string;
  ability_clan?: string;
  also?: Trait[];
  bonus?: string;
  bonus_clan?: string;
  kind?: string;
  timing?: string;
  side?: string;
}

export interface FighterView {
  seat: number;
  rolled: boolean;
  dice: Die[];
  offered: Die[];
  activated: number;
  tactics: string[];
  strength: number;
  terms: Term[];
  jarl_cut_off: boolean;
  free_rerolls: number;
  set_aside: number;
  fewer: number;
  discarded: number;
}

export interface JarlFace {
  key: string;
  main: string;
  condition: string;
  secondary: string;
  link: string;
  min_players: number;
  first_game: boolean;
  solo: boolean;
  source: string;
}

export interface LairView {
  beast: string;
  below?: BeastCardView | null;
  card?: BeastCardView | null;
  covered?: number[];
  last_attack?: boolean;
  left?: number;
  level: number;
  stack?: BeastCardView[];
}

export interface PlayerView {
  seat: number;
  hand: string[] | null;
  hand_size: number;
  drawn: string[] | null;
  drawn_size: number;
  dealt_jarls: string[] | null;
  coming: string[];
  squad: (Slot | null)[];
  valhalla: string[] | null;
  valhalla_size: number;
  glory: number | null;
  bonus: number;
  shields: number;
  captured: number[];
  shield_points: number;
  jarl: string | null;
  jarl_used: boolean[];
  score: number | null;
}

export interface Slot {
  card: string;
  activated: boolean;
  dice: Die[];
}

export interface StepView {
  rule: string;
  place: number;
  state: string;
}

export interface Term {
  source: string;
  card: string;
  value: number;
}

export interface Trait {
  kind: string;
  clan?: string;
}

export interface View {
  game: string;
  seat: number;
  turn: number;
  active: number;
  first: number;
  deck: number;
  discard: string[];
  grey: number;
  row: string[];
  end_armed: string;
  final_turns: number | null;
  players: PlayerView[];
  battle: BattleView | null;
  waiting: number[];
  over: boolean;
  winners: number[];
  modules: Record<string, unknown>;
}

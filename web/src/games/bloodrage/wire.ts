// Written by `python -m meadhall.server.protocol.typescript web`; do not change by hand.

export interface Catalogue {
  cards: Face[];
  tracks: Track[];
  prices: Record<string, number>;
  doom_glory: number[];
  words?: Record<string, Record<string, string>>;
}

export interface ClanView {
  seat: number;
  clan: string;
  glory: number;
  rage: number;
  passed: boolean;
  stats: StatView[];
  slots: SlotView[];
  reserve: Figures[];
  valhalla: Figures[];
  on_board: number;
  hand: HandCard[] | null;
  hand_size: number;
  known: string[];
  packet: string[] | null;
  packet_size: number;
  picks: string[] | null;
  picks_size: number;
  sealed: string[] | null;
  laid: boolean;
  quests: QuestView[] | null;
  quest_count: number;
  shown: string[];
  discarded: string[] | null;
  end_bonus: number;
  prices: Record<string, number>;
}

export interface Face {
  key: string;
  age: number;
  type: string;
  strength: number;
  star: boolean;
  glory: number;
  disc: boolean;
  god: string;
  copies: number;
  rule: string;
  regions: string[];
}

export interface FighterView {
  seat: number;
  cards: string[];
  silenced: boolean;
  figures: number;
  card_strength: number;
  total: number;
  terms: Term[];
}

export interface Figures {
  seat: number;
  kind: string;
  number: number;
  strength: number;
}

export interface FjordView {
  key: string;
  shores: string[];
  open: boolean;
  figures: Figures[];
}

export interface HandCard {
  card: string;
  cost: number;
}

export interface ProvinceView {
  key: string;
  region: string;
  villages: number | null;
  empty: number | null;
  fjord: string;
  neighbours: string[];
  live: boolean;
  token: string;
  pillaged: boolean;
  doomed_in: number;
  doom: boolean;
  figures: Figures[];
  strengths: number[];
}

export interface QuestView {
  card: string;
  fulfilled: boolean;
}

export interface RaidView {
  province: string;
  pillager: number;
  fighters: FighterView[];
  may_join: number[];
  winner: number | null;
  success: boolean;
  steps: StepView[];
}

export interface SlotView {
  key: string;
  card: string;
}

export interface StatView {
  key: string;
  step: number;
  value: number;
  bonus: number;
}

export interface StepView {
  rule: string;
  place: number;
  state: string;
}

export interface Term {
  sort: string;
  key: string;
  number: number;
  value: number;
}

export interface Track {
  key: string;
  values: number[];
  bonus: number[];
}

export interface View {
  game: string;
  seat: number;
  age: number;
  phase: string;
  first: number;
  active: number | null;
  turn: number;
  doomed: string[];
  provinces: ProvinceView[];
  fjords: FjordView[];
  clans: ClanView[];
  raid: RaidView | null;
  decks: number[];
  discard: string[];
  waiting: number[];
  over: boolean;
  winners: number[];
  modules: Record<string, unknown>;
  barred: Record<string, string>;
}

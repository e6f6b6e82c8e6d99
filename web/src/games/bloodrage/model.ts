// The hall's view of Blood Rage and what is printed on its cards, as they come over the line.

export interface Figures {
  seat: number;
  kind: string;
  number: number;
  strength: number;
}

export interface Province {
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

export interface Fjord {
  key: string;
  shores: string[];
  open: boolean;
  figures: Figures[];
}

export interface Stat {
  key: string;
  step: number;
  value: number;
  bonus: number;
}

export interface Clan {
  seat: number;
  clan: string;
  glory: number;
  rage: number;
  passed: boolean;
  stats: Stat[];
  slots: { key: string; card: string }[];
  reserve: Figures[];
  valhalla: Figures[];
  on_board: number;
  hand: { card: string; cost: number }[] | null;
  hand_size: number;
  known: string[];
  packet: string[] | null;
  packet_size: number;
  picks: string[] | null;
  picks_size: number;
  sealed: string[] | null;
  laid: boolean;
  quests: { card: string; fulfilled: boolean }[] | null;
  quest_count: number;
  shown: string[];
  end_bonus: number;
  prices: Record<string, number>;
}

export interface Term {
  sort: string;
  key: string;
  number: number;
  value: number;
}

export interface Fighter {
  seat: number;
  cards: string[];
  silenced: boolean;
  total: number;
  terms: Term[];
}

export interface Raid {
  province: string;
  pillager: number;
  fighters: Fighter[];
  may_join: number[];
  steps: { rule: string; place: number; state: 'past' | 'now' | 'next' }[];
}

export interface View {
  seat: number;
  age: number;
  phase: string;
  first: number;
  active: number | null;
  turn: number;
  doomed: string[];
  provinces: Province[];
  fjords: Fjord[];
  clans: Clan[];
  raid: Raid | null;
  discard: string[];
  waiting: number[];
  over: boolean;
  winners: number[];
  barred: Record<string, string>;
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
}

export interface Catalogue {
  cards: Face[];
  tracks: { key: string; values: number[]; bonus: number[] }[];
  prices: Record<string, number>;
  doom_glory: number[];
}

export interface Designs {
  faces: Map<string, Face>;
  tracks: Catalogue['tracks'];
  prices: Record<string, number>;
  doomGlory: number[];
}

export const PHASES = ['gifts', 'action', 'discard', 'quest', 'ragnarok', 'valhalla'] as const;
export const SHIPS = new Set(['ship', 'sea-serpent']);
export const MEN = new Set(['warrior', 'leader', 'ship']);

export function designsOf(raw: Catalogue): Designs {
  return {
    faces: new Map(raw.cards.map((face) => [face.key, face])),
    tracks: raw.tracks,
    prices: raw.prices,
    doomGlory: raw.doom_glory,
  };
}

/** All places of the board with what stands there. */
export function placesOf(view: View): (Province | Fjord)[] {
  return [...view.provinces, ...view.fjords];
}

/** The order in which the hall asks for figures. */
const KINDS = [
  'warrior',
  'leader',
  'ship',
  'dwarf-chieftain',
  'troll',
  'sea-serpent',
  'dark-elf',
  'fire-giant',
  'valkyrie',
  'frost-giant',
  'soldier-of-hel',
  'volur-witch',
];

export function byKind(a: string, b: string): number {
  return KINDS.indexOf(a) - KINDS.indexOf(b);
}

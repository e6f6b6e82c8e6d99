// The table of Valhalla as this page draws it.

export const FACES = ['sword', 'axe', 'spear', 'shield', 'bow', 'x'] as const;
export type Face = (typeof FACES)[number];
export const MATERIALS = ['coloured', 'grey', 'card'] as const;
export type Material = (typeof MATERIALS)[number];
export type Clan = 'bear' | 'wolf' | 'boar' | 'deer' | 'frost';

export interface Die {
  face: Face;
  material: Material;
}

/** Equal dice are one class; questions speak of classes. */
export function classOf(die: Die): number {
  return FACES.indexOf(die.face) * MATERIALS.length + MATERIALS.indexOf(die.material);
}

export interface WarriorDesign {
  id: string;
  clan: Clan;
  strength: number;
  glory: number;
  weapons: Face[];
  pattern: string;
  ability: string;
  abilityClan: Clan | '';
}

export interface TacticDesign {
  id: string;
  kind: string;
  timing: string;
  side: string;
}

export interface JarlDesign {
  id: string;
  link: string;
}

/** A monster of Yggdrasil: the two neighbours who catch it, and how strong it is by itself. */
export interface MonsterDesign {
  key: string;
  clans: Clan[];
  strength: number;
  late: boolean;
}

export interface Designs {
  warriors: Map<string, WarriorDesign>;
  tactics: Map<string, TacticDesign>;
  jarls: Map<string, JarlDesign>;
  /** What each card brings in Valhalla. */
  glory: Map<string, number>;
  monsters: Map<string, MonsterDesign>;
}

/** The holes of a warrior into which dice fit; `mate` joins those that must show the same. */
export interface Socket {
  face: Face | null;
  mate: number;
}

const PATTERNS: Record<string, number[]> = { ANY2: [0, 0], SAME2: [1, 1], SAME3: [1, 1, 1], PAIRS2: [1, 1, 2, 2] };

export function socketsOf(design: WarriorDesign): Socket[] {
  if (design.weapons.length > 0) return design.weapons.map((face) => ({ face, mate: 0 }));
  return (PATTERNS[design.pattern] ?? [0]).map((mate) => ({ face: null, mate }));
}

/** What lies on a warrior in a battle. */
export interface Arms {
  dice: Die[];
  armed: boolean;
}

export interface Player {
  seat: number;
  shields: number;
  captured: number[];
  jarl: string | null;
  squad: (string | null)[];
  arms: Arms[]; // of the warrior in each slot
  coming: string[];
  handCount: number;
  valhalla: string[] | null;
  valhallaCount: number;
  glory: number | null;
  shieldPoints: number;
  score: number | null;
  bonus: number;
}

export interface Term {
  source: string;
  card: string;
  value: number;
}

export interface Side {
  seat: number;
  pool: Die[];
  offered: Die[];
  tactics: string[];
  rolled: boolean;
  strength: number;
  terms: Term[];
  jarlCutOff: boolean;
}

export interface TimelineStep {
  rule: string;
  place: number;
  state: 'past' | 'now' | 'next';
}

export interface Battle {
  ragnarok: boolean;
  attacker: Side;
  defender: Side | null;
  winner: number | null;
  difference: number;
  steps: TimelineStep[];
}

export interface Crown {
  king: number | null;
  level: number;
  levels: { glory: number; dice: number }[];
}

export interface Monsters {
  display: string[];
  deck: number;
  held: (string | null)[];
  covers: (number | null)[];
  fetched: string[][];
  keeper: number | null;
  pile: number;
}

export interface Forge {
  blocked: number[];
  held_back: number[];
  sacrificed_for: number[];
}

export interface Pairs {
  companions: number[];
}

export interface LokiRow {
  min: number;
  max: number;
  bonus: string;
  n: number;
}

export interface BeastCard {
  strength: number;
  cap: number;
  clans: Clan[];
  symbols: Face[];
  ability: string;
  ability_clan: Clan | '';
}

export interface Lair {
  beast: string;
  level: number;
  stack?: BeastCard[];
  left?: number;
  card?: BeastCard | null;
  below?: BeastCard | null;
  covered?: number[];
  last_attack?: boolean;
}

export interface Modules {
  loki?: { card: string; rows: LokiRow[]; taken: number | null };
  king?: { crowns: Crown[] };
  tyr?: { squads: (string | null)[][] };
  champions?: { universal: number[][]; vengeance: (number | null)[][] };
  dwarves?: { players: Forge[] };
  thor?: { played: { helper: number; card: string; aided: number | null }[] };
  valkyries?: { road: number[]; mission: boolean };
  monsters?: Monsters;
  clash?: { picked: (string | null)[]; decks: number[] };
  hand_draft?: { reserve: string[] };
  partnership?: Pairs;
  alliance?: Pairs;
  solo?: Lair;
  coop?: Lair;
}

export interface Model {
  me: number;
  players: Player[];
  hand: string[];
  drawn: string[];
  jarls: string[];
  row: string[];
  deck: number;
  discard: string[];
  grey: number;
  active: number;
  turn: number;
  finalTurns: number | null;
  endArmed: string;
  winners: number[];
  battle: Battle | null;
  modules: Modules;
}

// The model of a table of Valhalla, as this page draws it.

import type { Catalogue, StepView, Term } from './wire';

export type { Term } from './wire';

export const FACES = ['sword', 'axe', 'spear', 'shield', 'bow', 'x'] as const;
export type Face = (typeof FACES)[number];
export const MATERIALS = ['coloured', 'grey', 'card'] as const;
export type Material = (typeof MATERIALS)[number];
const CLANS = ['bear', 'wolf', 'boar', 'deer', 'frost'] as const;
export type Clan = (typeof CLANS)[number];

export function faceOf(name: string): Face {
  return FACES.find((face) => face === name) ?? 'x';
}

export function clanOf(name: string): Clan {
  return CLANS.find((clan) => clan === name) ?? 'bear';
}

export interface Die {
  face: Face;
  material: Material;
}

/** The class of a die. Equal dice share one class, and questions refer to classes. */
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

export interface Designs {
  warriors: Map<string, WarriorDesign>;
  tactics: Map<string, TacticDesign>;
  jarls: Map<string, JarlDesign>;
  /** The glory of each card in Valhalla. */
  glory: Map<string, number>;
  /** Cards outside the deck, by expansion. */
  beside: NonNullable<Catalogue['beside']>;
}

/** A socket of a warrior for a die; `mate` links sockets that must hold equal dice. */
export interface Socket {
  face: Face | null;
  mate: number;
}

const PATTERNS: Record<string, number[]> = { ANY2: [0, 0], SAME2: [1, 1], SAME3: [1, 1, 1], PAIRS2: [1, 1, 2, 2] };

export function socketsOf(design: WarriorDesign): Socket[] {
  if (design.weapons.length > 0) return design.weapons.map((face) => ({ face, mate: 0 }));
  return (PATTERNS[design.pattern] ?? [0]).map((mate) => ({ face: null, mate }));
}

/** The dice on a warrior in a battle. */
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
  arms: Arms[]; // by slot of the warrior
  coming: string[];
  handCount: number;
  valhalla: string[] | null;
  valhallaCount: number;
  glory: number | null;
  shieldPoints: number;
  score: number | null;
  bonus: number;
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

export interface Battle {
  ragnarok: boolean;
  attacker: Side;
  defender: Side | null;
  winner: number | null;
  difference: number;
  steps: StepView[];
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
}

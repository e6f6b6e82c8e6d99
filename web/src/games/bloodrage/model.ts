// Types of the server's view of Blood Rage and of its card designs.

import type { Catalogue, Face, FjordView, ProvinceView, View } from './wire';

export type {
  Catalogue,
  ClanView as Clan,
  Face,
  FighterView as Fighter,
  Figures,
  FjordView as Fjord,
  ProvinceView as Province,
  RaidView as Raid,
  StatView as Stat,
  Term,
  View,
} from './wire';

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

/** All places of the board with the figures in them. */
export function placesOf(view: View): (ProvinceView | FjordView)[] {
  return [...view.provinces, ...view.fjords];
}

/** The order in which the server asks for figures. */
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

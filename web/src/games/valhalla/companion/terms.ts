// The terms of the box: clans, weapons, tactics. `wire.ts` defines what the server accepts.
import type { BeastCardEntered, SideEntered, TacticCard, WarriorCard } from './wire';

export type Clan = WarriorCard['clan'];
export type Weapon = NonNullable<WarriorCard['weapons']>[number];
export type Face = Weapon | 'x';
export type Pattern = NonNullable<WarriorCard['pattern']>;
export type Ability = NonNullable<WarriorCard['ability']>;
export type Dread = NonNullable<BeastCardEntered['ability']>;

export const CLANS: Clan[] = ['bear', 'wolf', 'boar', 'deer', 'frost'];
export const WEAPONS: Weapon[] = ['sword', 'axe', 'spear', 'shield', 'bow'];
export const FACES: Face[] = [...WEAPONS, 'x'];
export const PATTERNS: Exclude<Pattern, ''>[] = ['ANY2', 'SAME2', 'SAME3', 'PAIRS2'];
export const ABILITIES: Ability[] = ['', 'FOE_COLOUR', 'OWN_COLOUR', 'DIVERSITY', 'FROST'];
export const NAMES_A_CLAN = new Set<string>(['FOE_COLOUR', 'OWN_COLOUR', 'M_CLAN_MUTE']);
export const DREADS: Dread[] = [
  '',
  'M_MILL',
  'M_PRE_DISCARD',
  'M_DIE',
  'M_POST_RANDOM',
  'M_TWO_TACTICS',
  'M_JARL_OFF',
  'M_NO_TACTICS',
  'M_SLOT',
  'M_PRE_WARRIOR',
  'M_LOSS_GLORY',
  'M_NO_DICE_TACTICS',
  'M_EVERY_GLORY',
  'M_CLAN_MUTE',
];

/** The tactics that the odds include, each with the card that it is named after. */
export const TACTICS: [string, TacticCard][] = [
  ['fury-2', { kind: 'FURY2' }],
  ['fury-3', { kind: 'FURY3' }],
  ['heroic-3', { kind: 'HEROIC3' }],
  ...WEAPONS.map((weapon): [string, TacticCard] => [`heroic-${weapon}`, { kind: 'HEROIC4', weapon }]),
  ['new-weapons', { kind: 'NEW_WEAPONS' }],
  ['push-back', { kind: 'PUSH_BACK' }],
  ['weapon-swap', { kind: 'WEAPON_SWAP' }],
];

export const NO_SIDE: Required<SideEntered> = { warriors: [], tactics: [], dice: 6, plus: 0, hidden: 0 };

export function sameTactic(a: TacticCard, b: TacticCard): boolean {
  return a.kind === b.kind && (a.weapon ?? '') === (b.weapon ?? '');
}

// The hall's view of Valhalla, read into the model this page draws.
import type {
  Battle,
  Designs,
  Die,
  Model,
  Modules,
  MonsterDesign,
  Player,
  Side,
  TimelineStep,
  WarriorDesign,
} from './model';

interface RawDie {
  face: Die['face'];
  grey: boolean;
  card: boolean;
}
interface RawSlot {
  card: string;
  activated: boolean;
  dice: RawDie[];
}
interface RawTerm {
  source: string;
  card: string;
  value: number;
}
interface RawFighter {
  seat: number;
  rolled: boolean;
  dice: RawDie[];
  offered: RawDie[];
  tactics: string[];
  strength: number;
  terms: RawTerm[];
  jarl_cut_off: boolean;
}
interface RawBattle {
  ragnarok: boolean;
  attacker: RawFighter;
  defender: RawFighter | null;
  winner: number | null;
  difference: number;
  steps: TimelineStep[];
}
interface RawPlayer {
  seat: number;
  hand: string[] | null;
  hand_size: number;
  drawn: string[] | null;
  dealt_jarls: string[] | null;
  coming: string[];
  squad: (RawSlot | null)[];
  valhalla: string[] | null;
  valhalla_size: number;
  glory: number | null;
  shields: number;
  captured: number[];
  shield_points: number;
  jarl: string | null;
  score: number | null;
  bonus: number;
}
interface RawView {
  seat: number;
  turn: number;
  active: number;
  deck: number;
  discard: string[];
  grey: number;
  row: string[];
  end_armed: string;
  final_turns: number | null;
  players: RawPlayer[];
  battle: RawBattle | null;
  winners: number[];
  modules: Modules;
}

export function modelOf(view: unknown): Model {
  const raw = view as RawView;
  const mine = raw.players[raw.seat];
  return {
    me: raw.seat,
    players: raw.players.map(playerOf),
    hand: mine?.hand ?? [],
    drawn: mine?.drawn ?? [],
    jarls: mine?.dealt_jarls ?? [],
    row: raw.row,
    deck: raw.deck,
    discard: raw.discard,
    grey: raw.grey,
    active: raw.active,
    turn: raw.turn,
    finalTurns: raw.final_turns,
    endArmed: raw.end_armed,
    winners: raw.winners,
    battle: raw.battle && battleOf(raw.battle),
    modules: raw.modules,
  };
}

function dieOf(raw: RawDie): Die {
  return { face: raw.face, material: raw.card ? 'card' : raw.grey ? 'grey' : 'coloured' };
}

function playerOf(raw: RawPlayer): Player {
  return {
    seat: raw.seat,
    shields: raw.shields,
    captured: raw.captured,
    jarl: raw.jarl,
    squad: raw.squad.map((slot) => slot?.card ?? null),
    arms: raw.squad.map((slot) => ({ dice: slot?.dice.map(dieOf) ?? [], armed: slot?.activated ?? false })),
    coming: raw.coming,
    handCount: raw.hand_size,
    valhalla: raw.valhalla,
    valhallaCount: raw.valhalla_size,
    glory: raw.glory,
    shieldPoints: raw.shield_points,
    score: raw.score,
    bonus: raw.bonus,
  };
}

function battleOf(raw: RawBattle): Battle {
  return {
    ragnarok: raw.ragnarok,
    attacker: sideOf(raw.attacker),
    defender: raw.defender && sideOf(raw.defender),
    winner: raw.winner,
    difference: raw.difference,
    steps: raw.steps,
  };
}

function sideOf(raw: RawFighter): Side {
  return {
    seat: raw.seat,
    pool: raw.dice.map(dieOf),
    offered: raw.offered.map(dieOf),
    tactics: raw.tactics,
    rolled: raw.rolled,
    strength: raw.strength,
    terms: raw.terms,
    jarlCutOff: raw.jarl_cut_off,
  };
}

interface RawFace {
  key: string;
  sort: string;
  glory: number;
  clan: WarriorDesign['clan'];
  strength: number;
  weapons: Die['face'][];
  pattern: string;
  ability: string;
  ability_clan: string;
  kind: string;
  timing: string;
  side: string;
}
export interface RawCatalogue {
  cards: RawFace[];
  jarls: { key: string; link: string }[];
  beside: { monsters?: MonsterDesign[] };
}

export function designsOf(raw: RawCatalogue): Designs {
  const warriors = raw.cards.filter((card) => card.sort === 'warrior');
  const others = raw.cards.filter((card) => card.sort !== 'warrior');
  return {
    warriors: new Map(warriors.map((card) => [card.key, warriorOf(card)])),
    tactics: new Map(
      others.map((card) => [card.key, { id: card.key, kind: card.kind, timing: card.timing, side: card.side }]),
    ),
    jarls: new Map(raw.jarls.map((jarl) => [jarl.key, { id: jarl.key, link: jarl.link }])),
    glory: new Map(raw.cards.map((card) => [card.key, card.glory])),
    monsters: new Map(raw.beside.monsters?.map((monster) => [monster.key, monster])),
  };
}

function warriorOf(card: RawFace): WarriorDesign {
  const { clan, strength, glory, weapons, pattern } = card;
  return {
    id: card.key,
    clan,
    strength,
    glory,
    weapons,
    pattern,
    ability: card.ability,
    abilityClan: card.ability_clan as WarriorDesign['abilityClan'],
  };
}

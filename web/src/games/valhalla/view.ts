// Reads the server's view of Valhalla into the model that this page draws.
import {
  type Battle,
  clanOf,
  type Designs,
  type Die,
  faceOf,
  type Model,
  type Player,
  type Side,
  type WarriorDesign,
} from './model';
import type * as wire from './wire';
import type { BattleView, Catalogue, FighterView, PlayerView, View } from './wire';

export function modelOf(raw: View): Model {
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
  };
}

function dieOf(raw: wire.Die): Die {
  return { face: faceOf(raw.face), material: raw.card ? 'card' : raw.grey ? 'grey' : 'coloured' };
}

function playerOf(raw: PlayerView): Player {
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

function battleOf(raw: BattleView): Battle {
  return {
    ragnarok: raw.ragnarok,
    attacker: sideOf(raw.attacker),
    defender: raw.defender && sideOf(raw.defender),
    winner: raw.winner,
    difference: raw.difference,
    steps: raw.steps,
  };
}

function sideOf(raw: FighterView): Side {
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

export function designsOf(raw: Catalogue): Designs {
  const warriors = raw.cards.filter((card) => card.sort === 'warrior');
  const others = raw.cards.filter((card) => card.sort !== 'warrior');
  return {
    warriors: new Map(warriors.map((card) => [card.key, warriorOf(card)])),
    tactics: new Map(
      others.map(({ key, kind = '', timing = '', side = '' }) => [key, { id: key, kind, timing, side }]),
    ),
    jarls: new Map(raw.jarls.map((jarl) => [jarl.key, { id: jarl.key, link: jarl.link }])),
    glory: new Map(raw.cards.map((card) => [card.key, card.glory])),
    beside: raw.beside ?? {},
  };
}

function warriorOf(card: wire.Face): WarriorDesign {
  const { clan = '', strength = 0, glory, weapons = [], pattern = '', ability = '', ability_clan: named } = card;
  const abilityClan = named ? clanOf(named) : '';
  return {
    id: card.key,
    clan: clanOf(clan),
    strength,
    glory,
    weapons: weapons.map(faceOf),
    pattern,
    ability,
    abilityClan,
  };
}

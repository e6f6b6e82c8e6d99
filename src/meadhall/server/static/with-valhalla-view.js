// src/games/valhalla/view.ts
function modelOf(view) {
  let raw = view, mine = raw.players[raw.seat];
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
    modules: raw.modules
  };
}
function dieOf(raw) {
  return { face: raw.face, material: raw.card ? "card" : raw.grey ? "grey" : "coloured" };
}
function playerOf(raw) {
  return {
    seat: raw.seat,
    shields: raw.shields,
    captured: raw.captured,
    jarl: raw.jarl,
    squad: raw.squad.map((slot) => slot?.card ?? null),
    arms: raw.squad.map((slot) => ({ dice: slot?.dice.map(dieOf) ?? [], armed: slot?.activated ?? !1 })),
    coming: raw.coming,
    handCount: raw.hand_size,
    valhalla: raw.valhalla,
    valhallaCount: raw.valhalla_size,
    glory: raw.glory,
    shieldPoints: raw.shield_points,
    score: raw.score,
    bonus: raw.bonus
  };
}
function battleOf(raw) {
  return {
    ragnarok: raw.ragnarok,
    attacker: sideOf(raw.attacker),
    defender: raw.defender && sideOf(raw.defender),
    winner: raw.winner,
    difference: raw.difference,
    steps: raw.steps
  };
}
function sideOf(raw) {
  return {
    seat: raw.seat,
    pool: raw.dice.map(dieOf),
    offered: raw.offered.map(dieOf),
    tactics: raw.tactics,
    rolled: raw.rolled,
    strength: raw.strength,
    terms: raw.terms,
    jarlCutOff: raw.jarl_cut_off
  };
}
function designsOf(raw) {
  let warriors = raw.cards.filter((card) => card.sort === "warrior"), others = raw.cards.filter((card) => card.sort !== "warrior");
  return {
    warriors: new Map(warriors.map((card) => [card.key, warriorOf(card)])),
    tactics: new Map(
      others.map((card) => [card.key, { id: card.key, kind: card.kind, timing: card.timing, side: card.side }])
    ),
    jarls: new Map(raw.jarls.map((jarl) => [jarl.key, { id: jarl.key, link: jarl.link }])),
    glory: new Map(raw.cards.map((card) => [card.key, card.glory])),
    monsters: new Map(raw.beside.monsters?.map((monster) => [monster.key, monster]))
  };
}
function warriorOf(card) {
  let { clan, strength, glory, weapons, pattern } = card;
  return {
    id: card.key,
    clan,
    strength,
    glory,
    weapons,
    pattern,
    ability: card.ability,
    abilityClan: card.ability_clan
  };
}

export {
  modelOf,
  designsOf
};

// src/games/bloodrage/guide.json
var game = "bloodrage", luck = "lesson-3", stack = "(('&%$#*$$'%##*3.-+0.$-##$#((&%$#/%,'&)'/&+*#$&#'$##-/2&&+./'&,'#&&#&#$", modules = [], options = { "first-player": "1", "first-game": "on" }, seats = [{ kind: "me" }, { kind: "bot", bot: "thrall" }], tips = { turn: "free" }, steps = [
  { version: 0, prompt: "turn", verb: "invade", key: "leader", words: "leader" },
  { version: 1, prompt: "land", verb: "enter", key: "gimle", words: "gimle" },
  { version: 4, prompt: "turn", verb: "quest", key: "alfheim-1", words: "quest" },
  { version: 7, prompt: "turn", verb: "upgrade", key: "lokis-domain", words: "upgrade" },
  { version: 8, prompt: "slot", verb: "slot", key: "clan-1", words: "slot" },
  { version: 11, prompt: "turn", verb: "invade", key: "warrior", words: "warrior" },
  { version: 12, prompt: "land", verb: "enter", key: "gimle", words: "beside" },
  { version: 15, prompt: "turn", verb: "pillage", key: "gimle", words: "pillage" },
  { version: 18, prompt: "lay", verb: "lay", key: "tyrs-smite-1", words: "lay" }
], guide_default = {
  game,
  luck,
  stack,
  modules,
  options,
  seats,
  tips,
  steps
};
export {
  guide_default as default,
  game,
  luck,
  modules,
  options,
  seats,
  stack,
  steps,
  tips
};

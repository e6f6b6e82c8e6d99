// src/games/valhalla/guide.json
var game = "valhalla", luck = "lesson-25", stack = "Ŷ)YfXŦOdz1<śšŪ^Nx4nzM#=%%SSTPlMi)V7C1_O*XQc^fn#jNQ1@1C0CU636NZ<-+15>FBHG8+P*7J90J?=&#(=22A*5#7932%)60&1..'#(.-''%''&#%#&&%&&%$#0.)'$$(#&$%#$``ND.A''(%$&(&&$'($&(%&(#%((''$'$(%&#", modules = ["first_game"], options = { first_player: "1" }, seats = [{ kind: "me" }, { kind: "bot", bot: "thrall" }], tips = { "phase-a": "free", ragnarok: "ragnarok" }, steps = [
  { version: 2, prompt: "pick-warrior", verb: "pick-warrior", key: "boar-svinhild", words: "warrior" },
  { version: 3, prompt: "pick-warrior", verb: "start-slot", key: "0", words: "slot" },
  { version: 6, prompt: "throw-away", verb: "throw-away", key: "new-weapons", words: "hand" },
  { version: 7, prompt: "throw-away", verb: "throw-away", key: "new-weapons", words: "hand-again" },
  { version: 8, prompt: "phase-a", verb: "add-warrior", key: "wolf-hrodulf", words: "phase-a" },
  { version: 9, prompt: "adding", verb: "place", key: "1", words: "place" },
  { version: 10, prompt: "keep", verb: "keep", key: "deer-duneyr", words: "phase-b" },
  { version: 14, prompt: "phase-a", verb: "attack", key: "1", words: "attack" },
  { version: 15, prompt: "attack", verb: "activate", key: "1", words: "arm" },
  { version: 16, prompt: "attack", verb: "discard-for-reroll", key: "x-0", words: "give-up" },
  { version: 17, prompt: "reroll", verb: "pick-die", key: "axe-0", words: "reroll" },
  { version: 18, prompt: "reroll", verb: "pick-die", key: "bow-0", words: "reroll-bow" },
  { version: 19, prompt: "reroll", verb: "roll", key: "", words: "reroll-roll" },
  { version: 20, prompt: "attack", verb: "play-tactic", key: "fury-2", words: "tactic" },
  { version: 21, prompt: "attack", verb: "pass", key: "", words: "strength" },
  { version: 27, prompt: "keep", verb: "keep", key: "bear-styrbjorn", words: "won" },
  { version: 39, prompt: "defence", verb: "activate", key: "0", words: "defend" },
  { version: 40, prompt: "defence", verb: "play-tactic", key: "fury-3", words: "fury" },
  { version: 41, prompt: "defence", verb: "pass", key: "", words: "end-defence" },
  { version: 42, prompt: "choose-sent", verb: "send-to-valhalla", key: "0", words: "send" }
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

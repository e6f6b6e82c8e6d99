import {
  designsOf,
  modelOf
} from "./with-valhalla-view.js";
import {
  Card,
  CardBack,
  Pool,
  bonusWords,
  cardName,
  classOf,
  describe,
  dieName,
  faceName,
  nameRows
} from "./with-valhalla-cards-card.js";
import {
  Choices,
  ScoreOverTime,
  Ways,
  useTravel
} from "./with-ending-ending.js";
import {
  keysOf
} from "./with-ui-frame.js";
import {
  Ask,
  Log,
  RuleMark,
  Sentence,
  Sheet,
  chanceOf,
  optionWords,
  percent
} from "./with-ask-ask.js";
import {
  Icon,
  Peek,
  SeatSign,
  called,
  hold,
  lookAt,
  names,
  peeked,
  useAnsweredSince
} from "./with-laurel-crown.js";
import {
  classes
} from "./with-ui-classes.js";
import {
  $,
  A,
  F,
  T,
  a,
  find,
  getCards,
  isCalm,
  say,
  sayFirst,
  speed,
  useSignal,
  w
} from "./with-preact-dist-preact.js";

// src/games/valhalla/battle/arming.ts
var TIME = 300;
function useArming(root, version) {
  let drawn = T(version), before = T(null);
  drawn.current !== version && before.current === null && speed.value > 0 && !isCalm() && (before.current = look(root.current)), F(() => {
    let old = before.current;
    if ([drawn.current, before.current] = [version, null], old && old.dice.length > 0)
      for (let socket of socketsIn(root.current)) old.filled.has(socket) || drop(socket, old);
  }, [version]);
}
function socketsIn(root) {
  return [...root?.querySelectorAll(".side .socket.filled") ?? []];
}
function look(root) {
  let faces = [...root?.querySelectorAll(".side .pool .die-face") ?? []];
  return {
    filled: new Set(socketsIn(root)),
    dice: faces.map((face) => ({ look: face.className, role: roleOf(face), box: face.getBoundingClientRect() }))
  };
}
function roleOf(thing) {
  return thing.closest(".side")?.classList.contains("attacker") ? "attacker" : "defender";
}
function drop(socket, { dice }) {
  let face = socket.querySelector(".die-face"), at = face ? dice.findIndex((die2) => die2.look === face.className && die2.role === roleOf(socket)) : -1, [die] = at < 0 ? [] : dice.splice(at, 1);
  face && die && fly(face, die.box);
}
function fly(face, from) {
  let to = face.getBoundingClientRect(), ghost = face.cloneNode(!0), { backgroundImage, color } = getComputedStyle(face);
  Object.assign(ghost.style, {
    position: "fixed",
    zIndex: "40",
    left: `${from.x}px`,
    top: `${from.y}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: "0",
    backgroundImage,
    color,
    transformOrigin: "0 0",
    pointerEvents: "none"
  }), document.body.append(ghost);
  let there = `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${to.width / from.width})`, timing = { duration: TIME / speed.value, easing: "cubic-bezier(0.5, 0, 0.7, 1)" };
  face.animate([{ opacity: 0 }, { opacity: 0 }], timing);
  let flight = ghost.animate([{ transform: "none" }, { transform: there }], timing);
  flight.onfinish = flight.oncancel = () => ghost.remove();
}

// src/games/valhalla/extras/beast.tsx
var STACK = 6, SIGNS = { jormungandr: "serpent", surtr: "fury", hel: "skull", fenrir: "fang" };
function lairOf(stage) {
  return stage.model.modules.solo ?? stage.model.modules.coop;
}
function beastName(lair) {
  return sayFirst([`card-${lair.beast}`, lair.beast]);
}
function BeastBoard({ stage, lair }) {
  let attack = stage.choices.withVerb("attack-beast")[0];
  return !lair.beast || !lair.card ? null : /* @__PURE__ */ a("article", { class: "board beast-board", "aria-label": beastName(lair), children: [
    /* @__PURE__ */ a("header", { children: [
      /* @__PURE__ */ a("span", { class: "beast-sign", children: /* @__PURE__ */ a(Icon, { name: SIGNS[lair.beast] ?? "skull" }) }),
      /* @__PURE__ */ a("span", { class: "who", children: beastName(lair) }),
      lair.level > 0 && /* @__PURE__ */ a("span", { class: "level", children: say("beast-level", { level: "I".repeat(lair.level) }) }),
      /* @__PURE__ */ a(Left, { lair })
    ] }),
    /* @__PURE__ */ a(BeastFace, { card: lair.card, covered: lair.covered ?? [] }),
    /* @__PURE__ */ a("p", { class: "beast-goal", children: [
      say(stage.model.modules.coop ? "beast-goal-together" : "beast-goal", { count: lair.left ?? STACK }),
      " ",
      lair.below && say("beast-next", { strength: lair.below.strength, cap: lair.below.cap })
    ] }),
    attack && /* @__PURE__ */ a(
      "button",
      {
        type: "button",
        class: "option main attack",
        disabled: stage.choices.late,
        onClick: () => stage.choices.take(attack),
        children: [
          /* @__PURE__ */ a(Icon, { name: "battle" }),
          " ",
          say("attack-beast")
        ]
      }
    )
  ] });
}
function Left({ lair }) {
  let words = say("beast-left", { count: lair.left ?? STACK });
  return /* @__PURE__ */ a("span", { class: "beast-left", role: "img", "aria-label": words, title: words, children: Array.from({ length: STACK }, (_, index) => /* @__PURE__ */ a("i", { class: index < STACK - (lair.left ?? STACK) ? "beaten" : "" }, index)) });
}
function BeastFace({ card, covered }) {
  let clan = card.ability_clan ? say(`clan-${card.ability_clan}`) : "";
  return /* @__PURE__ */ a("div", { class: "beast-face", children: [
    /* @__PURE__ */ a("span", { class: "beast-strength", children: [
      /* @__PURE__ */ a("b", { children: card.strength }),
      /* @__PURE__ */ a("small", { children: say("strength-label") })
    ] }),
    /* @__PURE__ */ a(
      "span",
      {
        class: "beast-symbols",
        role: "img",
        "aria-label": say("beast-wakes", { covered: covered.length, count: card.symbols.length }),
        title: say("beast-wakes", { covered: covered.length, count: card.symbols.length }),
        children: card.symbols.map((face, index) => /* @__PURE__ */ a("span", { class: `socket ${covered.includes(index) ? "filled" : ""}`, title: faceName(face), children: /* @__PURE__ */ a(Icon, { name: face }) }, index))
      }
    ),
    /* @__PURE__ */ a("span", { class: "beast-clans", role: "img", "aria-label": card.clans.map((one) => say(`clan-${one}`)).join(", "), children: card.clans.map((one, index) => /* @__PURE__ */ a("span", { class: `clan-dot clan-${one}`, children: /* @__PURE__ */ a(Icon, { name: one }) }, index)) }),
    /* @__PURE__ */ a("span", { class: "beast-cap", title: say("beast-cap", { cap: card.cap }), children: [
      /* @__PURE__ */ a(Icon, { name: "glory", label: say("beast-cap", { cap: card.cap }) }),
      " ≤ ",
      card.cap
    ] }),
    card.ability && /* @__PURE__ */ a("span", { class: "beast-ability", children: [
      find(`ability-${card.ability}`, { clan }) ?? "",
      clan && ` (${clan})`
    ] })
  ] });
}
function BeastStack({ lair }) {
  return !lair.beast || !lair.stack ? null : /* @__PURE__ */ a("section", { class: "beast-stack", "aria-label": beastName(lair), children: [
    /* @__PURE__ */ a("h3", { children: beastName(lair) }),
    /* @__PURE__ */ a("ol", { children: lair.stack.map((card, index) => /* @__PURE__ */ a("li", { children: /* @__PURE__ */ a(BeastFace, { card, covered: [] }) }, index)) })
  ] });
}

// src/games/valhalla/extras/extras.tsx
function companionOf({ modules }, seat) {
  return (modules.partnership ?? modules.alliance)?.companions[seat];
}
function Extras({ stage, compact }) {
  let { loki, king, monsters, clash, hand_draft: draft } = stage.model.modules, lair = lairOf(stage), parts = [
    loki && /* @__PURE__ */ a(Loki, { card: loki.card, rows: loki.rows, taken: loki.taken }, "loki"),
    king?.crowns.map((crown, index) => /* @__PURE__ */ a(Kingdom, { stage, crown }, `king${index}`)),
    monsters && /* @__PURE__ */ a(Den, { stage, den: monsters }, "den"),
    clash?.picked.some(Boolean) && /* @__PURE__ */ a(Worlds, { stage, picked: clash.picked, decks: clash.decks }, "clash"),
    draft && draft.reserve.length > 0 && /* @__PURE__ */ a(Reserve, { stage, cards: draft.reserve }, "draft"),
    lair?.stack && /* @__PURE__ */ a(BeastStack, { lair }, "lair")
  ].flat().filter(Boolean), small = compact || parts.length > 1 && low.matches;
  return parts.length > 0 ? /* @__PURE__ */ a("div", { class: `extras ${small ? "compact" : ""}`, children: parts }) : null;
}
var low = matchMedia("(max-height: 1000px)");
function Loki({ card, rows, taken }) {
  return /* @__PURE__ */ a("section", { class: "extra loki", tabIndex: 0, "aria-label": sayFirst(["expansion-loki"]), children: [
    /* @__PURE__ */ a("h3", { children: [
      /* @__PURE__ */ a(Icon, { name: "trick" }),
      " ",
      sayFirst([`loki-${card}`])
    ] }),
    /* @__PURE__ */ a("ul", { children: rows.map((row, index) => /* @__PURE__ */ a("li", { class: taken === index ? "now" : "", children: [
      /* @__PURE__ */ a("b", { title: say("loki-difference"), children: row.min === row.max ? row.min : `${row.min}–${row.max}` }),
      " ",
      bonusWords(row)
    ] }, row.min)) })
  ] });
}
function Kingdom({ stage, crown }) {
  let seat = crown.king ?? -1, reached = seat >= 0 ? crown.levels[crown.level - 1] : void 0;
  return /* @__PURE__ */ a("section", { class: `extra king seat-${seat}`, tabIndex: 0, "aria-label": sayFirst(["expansion-king"]), children: [
    /* @__PURE__ */ a("h3", { children: [
      /* @__PURE__ */ a(Icon, { name: "crown" }),
      " ",
      seat >= 0 ? names(stage.table, seat) : say("no-king"),
      " ",
      reached && /* @__PURE__ */ a(Bonus, { ...reached })
    ] }),
    /* @__PURE__ */ a("ol", { children: crown.levels.map((level, index) => /* @__PURE__ */ a("li", { class: level === reached ? "now" : "", children: /* @__PURE__ */ a(Bonus, { ...level }) }, index)) })
  ] });
}
function Bonus({ glory, dice }) {
  return /* @__PURE__ */ a("span", { class: "bonus", children: [
    /* @__PURE__ */ a(Icon, { name: "glory", label: say("glory-label") }),
    glory,
    dice > 0 && /* @__PURE__ */ a($, { children: [
      /* @__PURE__ */ a(Icon, { name: "dice", label: say("dice-label") }),
      dice
    ] })
  ] });
}
var MONSTERS = {
  nidhogg: "dragon",
  surtur: "fury",
  huldra: "trick",
  draugr: "skull",
  fenrir: "fang",
  troll: "troll",
  gullinbursti: "boar",
  vedrfolnir: "raven",
  jormungand: "serpent",
  hel: "skull",
  garmr: "wolf"
};
function describeMonster(name, designs) {
  let clans = designs.monsters.get(name)?.clans.map((clan) => say(`clan-${clan}`)).join(" + ") ?? "";
  return [
    sayFirst([`monsters-${name}`]),
    clans && say("monster-caught-by", { clans }),
    find(`monsters-${name}-text`) ?? ""
  ].filter(Boolean).join(". ");
}
function MonsterCard({
  name,
  designs,
  large: large2,
  onPick
}) {
  let title = sayFirst([`monsters-${name}`]), text = find(`monsters-${name}-text`) ?? "", clans = designs.monsters.get(name)?.clans ?? [], words = describeMonster(name, designs), face = /* @__PURE__ */ a($, { children: [
    /* @__PURE__ */ a(Icon, { name: MONSTERS[name] ?? "skull", class: "beast" }),
    /* @__PURE__ */ a(
      "span",
      {
        class: "captors",
        title: say("monster-caught-by", { clans: clans.map((clan) => say(`clan-${clan}`)).join(" + ") }),
        children: clans.map((clan, index) => /* @__PURE__ */ a("span", { class: `clan-dot clan-${clan}`, children: /* @__PURE__ */ a(Icon, { name: clan }) }, index))
      }
    ),
    /* @__PURE__ */ a("span", { class: "band", children: /* @__PURE__ */ a("span", { class: "name", children: title }) }),
    /* @__PURE__ */ a("span", { class: "text", children: text })
  ] }), look2 = large2 ? {} : lookAt(`monster:${name}`);
  return onPick ? /* @__PURE__ */ a("button", { type: "button", class: "card monster glow", onClick: onPick, ...look2, children: [
    /* @__PURE__ */ a("span", { class: "face", "aria-hidden": "true", children: face }),
    /* @__PURE__ */ a("span", { class: "visually-hidden", children: words })
  ] }) : /* @__PURE__ */ a(
    "div",
    {
      class: `card monster ${large2 ? "large" : ""}`,
      role: "img",
      "aria-label": words,
      tabIndex: large2 ? -1 : 0,
      ...large2 ? {} : { onClick: () => hold(`monster:${name}`), ...look2 },
      children: /* @__PURE__ */ a("span", { class: "face", children: face })
    }
  );
}
function Den({ stage, den }) {
  return /* @__PURE__ */ a("section", { class: "extra den", tabIndex: 0, "aria-label": sayFirst(["expansion-monsters"]), children: [
    /* @__PURE__ */ a("h3", { children: [
      /* @__PURE__ */ a(Icon, { name: "fang" }),
      " ",
      sayFirst(["expansion-monsters"]),
      " · ",
      den.deck
    ] }),
    /* @__PURE__ */ a("div", { class: "den-row", children: den.display.map((name) => /* @__PURE__ */ a(Shown, { stage, name }, name)) }),
    den.keeper !== null && /* @__PURE__ */ a("p", { children: say("fenrir-keeper", called(stage.table, den.keeper)) })
  ] });
}
function Shown({ stage, name }) {
  let hunt = stage.choices.about("monsters", (subject) => subject.key === name)[0];
  return /* @__PURE__ */ a(MonsterCard, { name, designs: stage.designs, ...hunt ? { onPick: () => stage.choices.take(hunt) } : {} });
}
function Worlds({ stage, picked, decks }) {
  return /* @__PURE__ */ a("section", { class: "extra worlds", tabIndex: 0, "aria-label": sayFirst(["expansion-clash"]), children: [
    /* @__PURE__ */ a("h3", { children: sayFirst(["expansion-clash"]) }),
    /* @__PURE__ */ a("ul", { children: picked.map(
      (name, seat) => name && /* @__PURE__ */ a("li", { class: `seat-${seat}`, children: [
        /* @__PURE__ */ a(SeatSign, { seat, label: names(stage.table, seat) }),
        " ",
        sayFirst([`expansion-${name}`, `set-${name}`]),
        " · ",
        decks[seat]
      ] }, seat)
    ) })
  ] });
}
function Reserve({ stage, cards }) {
  return /* @__PURE__ */ a("section", { class: "extra reserve", "aria-label": say("draft-reserve"), children: [
    /* @__PURE__ */ a("h3", { children: say("draft-reserve") }),
    /* @__PURE__ */ a("div", { class: "den-row", children: cards.map((id, index) => /* @__PURE__ */ a(Card, { id, designs: stage.designs }, index)) })
  ] });
}
function Tamed({ model, seat }) {
  let name = model.modules.monsters?.held[seat];
  return name ? /* @__PURE__ */ a("button", { type: "button", class: "jarl-chip monster-chip", ...lookAt(`monster:${name}`), children: [
    /* @__PURE__ */ a(Icon, { name: MONSTERS[name] ?? "skull" }),
    " ",
    /* @__PURE__ */ a("span", { children: sayFirst([`monsters-${name}`]) })
  ] }) : null;
}
function Aid({ stage, seat }) {
  let helpers = stage.model.modules.thor?.played.filter((one) => one.aided === seat) ?? [];
  return /* @__PURE__ */ a($, { children: helpers.map((one) => /* @__PURE__ */ a("span", { class: `aid seat-${one.helper}`, children: [
    /* @__PURE__ */ a(Card, { id: one.card, designs: stage.designs }),
    /* @__PURE__ */ a(SeatSign, { seat: one.helper, label: names(stage.table, one.helper) })
  ] }, one.helper)) });
}
function onWarrior(stage, seat, slot) {
  let { tyr, champions, dwarves, monsters, valkyries } = stage.model.modules, tucked = tyr?.squads[seat]?.[slot], tokens = champions?.universal[seat]?.[slot] ?? 0, foe = champions?.vengeance[seat]?.[slot], forge = dwarves?.players[seat], cover = monsters?.covers[seat], covered = cover != null && (slot === cover || slot === cover + 1), road = stage.model.battle?.attacker.seat === seat && valkyries?.road.includes(slot), marks = [
    tucked && /* @__PURE__ */ a("span", { class: "mark tucked", ...lookAt(tucked), children: [
      /* @__PURE__ */ a(Icon, { name: "tyr" }),
      cardName(tucked)
    ] }, "tyr"),
    tokens > 0 && /* @__PURE__ */ a(Mark, { icon: "token", words: say("tokens", { count: tokens }), children: tokens }, "token"),
    foe != null && /* @__PURE__ */ a("span", { class: "mark", title: say("remembers", { name: names(stage.table, foe) }), children: [
      /* @__PURE__ */ a(Icon, { name: "foe" }),
      /* @__PURE__ */ a(SeatSign, { seat: foe, label: say("remembers", { name: names(stage.table, foe) }) })
    ] }, "foe"),
    forge?.blocked.includes(slot) && /* @__PURE__ */ a(Mark, { icon: "block", words: say("blocked") }, "block"),
    forge?.held_back.includes(slot) && /* @__PURE__ */ a(Mark, { icon: "chains", words: say("held-back") }, "held"),
    forge?.sacrificed_for.includes(slot) && /* @__PURE__ */ a(Mark, { icon: "forge", words: say("sacrificed-for"), children: "+3" }, "forge"),
    covered && /* @__PURE__ */ a(Mark, { icon: "fang", words: say("under-a-monster") }, "cover"),
    road && /* @__PURE__ */ a(Mark, { icon: "valhalla", words: say("on-the-road") }, "road")
  ].filter(Boolean);
  return {
    note: marks.length > 0 ? /* @__PURE__ */ a("span", { class: "on-warrior", children: marks }) : null,
    frozen: forge?.blocked.includes(slot) ?? !1
  };
}
function Mark({ icon, words, children }) {
  return /* @__PURE__ */ a("span", { class: "mark", title: words, children: [
    /* @__PURE__ */ a(Icon, { name: icon, label: words }),
    children
  ] });
}

// src/games/valhalla/stage.ts
function toggle(list, item) {
  list.value = list.value.includes(item) ? list.value.filter((other) => other !== item) : [...list.value, item];
}
function pick(stage, option) {
  return option ? {
    onPick: () => stage.choices.take(option),
    label: stage.choices.question ? optionWords(stage.table, option, stage.choices.question) : ""
  } : {};
}
function poolOf(model) {
  return [model.battle?.attacker, model.battle?.defender].find((one) => one?.seat === model.me)?.pool ?? [];
}

// src/games/valhalla/board.tsx
function Rivals({ stage }) {
  let { model } = stage, count = model.players.length, lair = lairOf(stage), first = model.me >= 0 ? model.me + 1 : 0, others = Array.from(
    { length: model.me >= 0 ? count - 1 : count },
    (_, index) => model.players[(first + index) % count]
  );
  return /* @__PURE__ */ a(
    "section",
    {
      class: classes(
        "rivals plane",
        others.length > 2 && "many",
        others.length + +(lair !== void 0) > 3 && "crowd"
      ),
      "aria-label": say("rivals"),
      ...others.length > 2 ? { tabIndex: 0 } : {},
      children: [
        lair && /* @__PURE__ */ a(BeastBoard, { stage, lair }),
        others.map((player) => player && /* @__PURE__ */ a(Board, { stage, player, mine: !1 }, player.seat))
      ]
    }
  );
}
function Board({ stage, player, mine }) {
  let { model, table, choices } = stage, fights = model.battle !== null && [model.battle.attacker.seat, model.battle.defender?.seat].includes(player.seat), attack = mine ? void 0 : choices.withVerb("attack").find((option) => option.subject?.number === player.seat), chance = attack && chanceOf(stage.props.scope.link.advice.value, attack.action), asked = stage.props.shown.update.asked.includes(player.seat);
  return /* @__PURE__ */ a(
    "article",
    {
      class: classes(
        `board seat-${player.seat}`,
        mine && "my-board plane",
        model.active === player.seat && "active",
        asked && "thinking",
        fights && "fights"
      ),
      "aria-label": names(table, player.seat),
      children: [
        /* @__PURE__ */ a("header", { children: [
          /* @__PURE__ */ a(SeatSign, { seat: player.seat }),
          /* @__PURE__ */ a("span", { class: "who", children: [
            names(table, player.seat),
            !mine && companionOf(model, model.me) === player.seat && /* @__PURE__ */ a("small", { class: "companion", children: say(model.modules.alliance ? "companion-alliance" : "companion-partnership") })
          ] }),
          /* @__PURE__ */ a(Shields, { player }),
          /* @__PURE__ */ a("span", { class: "counts", children: [
            !mine && /* @__PURE__ */ a("span", { title: say("hand", { count: player.handCount }), children: [
              /* @__PURE__ */ a(Icon, { name: "hand", label: say("hand-label") }),
              player.handCount
            ] }),
            /* @__PURE__ */ a("span", { title: say("valhalla-count", { count: player.valhallaCount }), children: [
              /* @__PURE__ */ a(Icon, { name: "valhalla", label: say("valhalla-label") }),
              player.valhallaCount
            ] })
          ] }),
          /* @__PURE__ */ a(Tamed, { model, seat: player.seat }),
          player.jarl && /* @__PURE__ */ a(Jarl, { id: player.jarl, cut: cutOff(stage, player.seat) })
        ] }),
        !fights && /* @__PURE__ */ a(Squad, { stage, player, side: null }),
        attack && /* @__PURE__ */ a(
          "button",
          {
            type: "button",
            class: "option main attack",
            disabled: choices.late,
            onClick: () => choices.take(attack),
            "aria-label": say("attack-who", { name: names(table, player.seat) }),
            children: [
              /* @__PURE__ */ a(Icon, { name: "battle" }),
              " ",
              /* @__PURE__ */ a("span", { children: say("attack") }),
              chance !== void 0 && /* @__PURE__ */ a("span", { class: "chance", children: percent(chance) })
            ]
          }
        )
      ]
    }
  );
}
function cutOff(stage, seat) {
  let battle = stage.model.battle;
  return [battle?.attacker, battle?.defender].some((side) => side?.seat === seat && side.jarlCutOff);
}
function Jarl({ id, cut }) {
  return /* @__PURE__ */ a("button", { type: "button", class: `jarl-chip ${cut ? "cut" : ""}`, onClick: () => hold(id), ...lookAt(id), children: [
    /* @__PURE__ */ a(Icon, { name: cut ? "chains" : "jarl" }),
    " ",
    cardName(id)
  ] });
}
function Shields({ player }) {
  let taken = player.captured.flatMap((count, seat) => Array.from({ length: count }, () => seat)), words = say("shields-aria", { own: player.shields, taken: taken.length });
  return /* @__PURE__ */ a("span", { class: "shields", role: "img", "aria-label": words, title: words, children: [
    Array.from({ length: 4 }, (_, index) => /* @__PURE__ */ a(
      Icon,
      {
        name: "ownShield",
        class: index < player.shields ? `shield seat-${player.seat}` : "shield gone"
      },
      index
    )),
    taken.length > 0 && /* @__PURE__ */ a("span", { class: "plus", children: "+" }),
    taken.map((seat, index) => /* @__PURE__ */ a(Icon, { name: "ownShield", class: `shield seat-${seat}` }, `t${index}`))
  ] });
}
function Squad({ stage, player, side }) {
  let mine = player.seat === stage.model.me;
  return /* @__PURE__ */ a(
    "div",
    {
      class: `squad ${mine ? "my-squad" : ""}`,
      role: "group",
      "aria-label": say("squad"),
      style: { "--slots": player.squad.length },
      children: player.squad.map((id, slot) => /* @__PURE__ */ a(Slot, { stage, player, side, slot, id }, slot))
    }
  );
}
function Slot({
  stage,
  player,
  side,
  slot,
  id
}) {
  let { choices, designs, ticks, model } = stage, mine = player.seat === model.me, lent = !mine && side?.seat === model.me, option = mine ? choices.about("slot", (subject) => subject.number === slot)[0] : lent ? choices.about("card", (subject) => subject.key === id).find(isLent) : void 0;
  if (id === null)
    return /* @__PURE__ */ a(EmptySlot, { stage, option, coming: mine ? player.coming[0] : void 0, slot });
  let { dice, armed } = player.arms[slot] ?? { dice: [], armed: !1 }, choosing = choices.prompt === "choose-sent" && mine && armed, ticked = ticks.slots.value.includes(slot), action = choosing ? { onPick: () => toggle(ticks.slots, slot) } : pick(stage, option), label = action.onPick && !choosing ? { label: `${action.label ?? ""}: ${cardName(id)}` } : {}, { note, frozen } = onWarrior(stage, player.seat, slot);
  return /* @__PURE__ */ a(
    Card,
    {
      id,
      designs,
      note,
      frozen,
      dice,
      armed,
      rising: ticked || armed && model.battle?.winner === player.seat && !choosing,
      glow: choosing || option !== void 0,
      chosen: ticked,
      ...action,
      ...label
    }
  );
}
function isLent({ verb }) {
  return verb === "activate-lent" || verb === "send-lent" || verb === "take-the-road-lent";
}
function EmptySlot({
  stage,
  option,
  coming,
  slot
}) {
  if (!option) return /* @__PURE__ */ a("div", { class: "slot", "aria-hidden": "true" });
  let name = coming ? cardName(coming) : "";
  return /* @__PURE__ */ a("button", { type: "button", class: "slot glow", onClick: () => stage.choices.take(option), children: [
    /* @__PURE__ */ a("span", { "aria-hidden": "true", children: say("here") }),
    /* @__PURE__ */ a("span", { class: "visually-hidden", children: say("place-here", { name, number: slot + 1 }) })
  ] });
}

// src/games/valhalla/battle/battle.tsx
function BattleStage({ stage, battle }) {
  return /* @__PURE__ */ a("div", { class: `battle ${battle.ragnarok ? "ragnarok" : ""}`, children: [
    /* @__PURE__ */ a(Timeline, { battle }),
    battle.defender && /* @__PURE__ */ a(SideOfBattle, { stage, side: battle.defender, battle, role: "defender" }),
    battle.defender && /* @__PURE__ */ a("div", { class: "versus", "aria-hidden": "true", children: /* @__PURE__ */ a(Icon, { name: "battle" }) }),
    /* @__PURE__ */ a(SideOfBattle, { stage, side: battle.attacker, battle, role: "attacker" }),
    !battle.ragnarok && /* @__PURE__ */ a(Extras, { stage, compact: !0 })
  ] });
}
function phaseOf(battle) {
  let now = battle.steps.find((step) => step.state === "now")?.place ?? 0;
  return battle.ragnarok ? battle.attacker.rolled ? 1 : 0 : battle.defender && (battle.defender.seat < 0 || battle.attacker.seat < 0) ? now >= OUTCOME_OF_BEAST ? 2 : now >= FIGHT_OF_BEAST ? 1 : 0 : now >= OUTCOME ? 3 : now >= DEFENCE ? 2 : now >= ATTACK ? 1 : 0;
}
var [ATTACK, DEFENCE, OUTCOME] = [60, 120, 170], [FIGHT_OF_BEAST, OUTCOME_OF_BEAST] = [610, 630];
function phasesOf(battle) {
  return battle.ragnarok ? ["before", "ragnarok"] : battle.attacker.seat < 0 ? ["before", "defence", "compare"] : battle.defender && battle.defender.seat < 0 ? ["before", "attack", "compare"] : ["before", "attack", "defence", "compare"];
}
function Timeline({ battle }) {
  let now = phaseOf(battle), step = battle.steps.find((one) => one.state === "now"), skipped = (phase) => phase === "defence" && now === 3 && !battle.defender?.rolled, state = (phase, index) => index === now ? "now" : skipped(phase) ? "skipped" : index < now ? "past" : "next";
  return /* @__PURE__ */ a("ol", { class: "timeline", "aria-label": say("timeline"), children: phasesOf(battle).map((phase, index) => /* @__PURE__ */ a("li", { class: state(phase, index), "aria-current": index === now ? "step" : void 0, children: [
    say(`step-${phase}`),
    skipped(phase) && /* @__PURE__ */ a("span", { class: "visually-hidden", children: [
      " (",
      say("step-skipped"),
      ")"
    ] }),
    index === now && step && /* @__PURE__ */ a(Within, { phase: say(`step-${phase}`), step: find(`step-${step.rule}`) ?? "" })
  ] }, phase)) });
}
function Within({ phase, step }) {
  let first = (words) => words.toLowerCase().split(" ")[0];
  return first(step) === first(phase) ? null : /* @__PURE__ */ a("small", { children: step });
}
function SideOfBattle({
  stage,
  side,
  battle,
  role
}) {
  let player = stage.model.players[side.seat];
  if (!player) return /* @__PURE__ */ a(BeastSide, { stage, side, battle, role });
  let won = battle.winner === side.seat;
  return /* @__PURE__ */ a(
    "section",
    {
      class: classes(
        `side ${role} seat-${side.seat}`,
        side.seat === stage.model.me && "mine-here",
        won && "won",
        battle.winner !== null && !won && "beaten"
      ),
      "aria-label": say(`role-${role}`, called(stage.table, side.seat)),
      children: [
        /* @__PURE__ */ a("div", { class: "side-head", children: [
          /* @__PURE__ */ a(SeatSign, { seat: side.seat }),
          /* @__PURE__ */ a("span", { class: "who", children: [
            names(stage.table, side.seat),
            /* @__PURE__ */ a("small", { children: say(battle.ragnarok ? "step-ragnarok" : `step-${role === "attacker" ? "attack" : "defence"}`) })
          ] }),
          !battle.ragnarok && /* @__PURE__ */ a(Strength, { stage, side })
        ] }),
        /* @__PURE__ */ a(Squad, { stage, player, side }),
        !battle.ragnarok && /* @__PURE__ */ a(Along, { stage, side }),
        /* @__PURE__ */ a("div", { class: "side-dice", children: [
          /* @__PURE__ */ a(SidePool, { stage, side, role }),
          /* @__PURE__ */ a(Aid, { stage, seat: side.seat }),
          side.tactics.length > 0 && /* @__PURE__ */ a("div", { class: "played", children: side.tactics.map((id, index) => /* @__PURE__ */ a(Card, { id, designs: stage.designs }, index)) })
        ] })
      ]
    }
  );
}
function Along({ stage, side }) {
  let player = stage.model.players[companionOf(stage.model, side.seat) ?? -1];
  return player?.squad.some(Boolean) ? /* @__PURE__ */ a("div", { class: "along", children: [
    /* @__PURE__ */ a("p", { children: [
      /* @__PURE__ */ a(SeatSign, { seat: player.seat }),
      " ",
      say("fights-along", called(stage.table, player.seat))
    ] }),
    /* @__PURE__ */ a(Squad, { stage, player, side })
  ] }) : null;
}
function BeastSide({
  stage,
  side,
  battle,
  role
}) {
  let lair = lairOf(stage);
  if (!lair?.card) return null;
  let won = battle.winner === side.seat;
  return /* @__PURE__ */ a(
    "section",
    {
      class: `side beast-side ${role} ${won ? "won" : ""} ${battle.winner !== null && !won ? "beaten" : ""}`,
      "aria-label": say(`role-${role}`, { name: beastName(lair), me: "no" }),
      children: [
        /* @__PURE__ */ a("div", { class: "side-head", children: [
          /* @__PURE__ */ a("span", { class: "who", children: [
            beastName(lair),
            /* @__PURE__ */ a("small", { children: say(`step-${role === "attacker" ? "attack" : "defence"}`) })
          ] }),
          /* @__PURE__ */ a("span", { class: "strength-sum", children: /* @__PURE__ */ a("b", { children: side.strength }) })
        ] }),
        /* @__PURE__ */ a(BeastFace, { card: lair.card, covered: lair.covered ?? [] })
      ]
    }
  );
}
function Strength({ stage, side }) {
  return /* @__PURE__ */ a("details", { class: "strength-sum", children: [
    /* @__PURE__ */ a("summary", { children: [
      /* @__PURE__ */ a("span", { class: "visually-hidden", children: say("strength-aria", { number: side.strength }) }),
      side.strength > 0 && side.terms.length > 1 && /* @__PURE__ */ a("span", { class: "terms", "aria-hidden": "true", children: [
        side.terms.map((term, index) => /* @__PURE__ */ a("span", { children: [
          index > 0 ? " + " : "",
          term.value
        ] }, index)),
        " ",
        "="
      ] }),
      /* @__PURE__ */ a("b", { "aria-hidden": "true", children: side.strength }, side.strength)
    ] }),
    /* @__PURE__ */ a("ul", { children: side.terms.map((term, index) => /* @__PURE__ */ a("li", { children: [
      /* @__PURE__ */ a("b", { children: term.value }),
      " ",
      termWords(stage, side.seat, term)
    ] }, index)) })
  ] });
}
function termWords(stage, seat, term) {
  let jarl = stage.model.players[seat]?.jarl;
  return term.source === "ability" ? `${say("term-ability")} ${cardName(term.card)}` : term.card ? cardName(term.card) : term.source === "jarls" && jarl ? cardName(jarl) : sayFirst([`term-${term.source}`, `expansion-${term.source}`, term.source]);
}
function SidePool({ stage, side, role }) {
  let { choices, ticks, model } = stage, mine = side.seat === model.me, options = (die) => mine ? choices.about("die", (subject) => subject.number === classOf(die)) : [], gathering = mine && choices.prompt === "reroll", glow = (die) => options(die).length > 0, pickDie = (die, index) => {
    let option = options(die)[0];
    gathering ? toggle(ticks.dice, index) : option && choices.take(option);
  }, label = (die) => {
    let option = gathering ? void 0 : options(die)[0];
    return option && choices.question ? optionWords(stage.table, option, choices.question) : say("tick-die", { name: dieName(die) });
  }, shown = [...side.pool, ...side.offered];
  return shown.length === 0 && !side.rolled ? /* @__PURE__ */ a("p", { class: "no-dice", children: say("not-rolled") }) : /* @__PURE__ */ a(
    Pool,
    {
      dice: shown,
      role,
      glow,
      ticked: gathering ? ticks.dice.value : [],
      onPick: mine && choices.question ? pickDie : void 0,
      rolling: rollOf(stage, side.seat),
      label
    }
  );
}
function rollOf(stage, seat) {
  let rolls = 0;
  for (let line of stage.props.shown.log) line.name === "rolled" && line.seat === seat && (rolls = line.number);
  return rolls;
}

// src/games/valhalla/battle/outcome.tsx
var BEGINS = /* @__PURE__ */ new Set(["attacked", "beast-attacked", "beast-attacks"]), VERDICTS = /* @__PURE__ */ new Set(["won", "no-winner", "beast-won", "beast-card-beaten"]), TOLD = /* @__PURE__ */ new Set(["shield-taken", "beast-shield", "loki-shield-kept"]);
function lastBattle(log) {
  let began = log.findLastIndex((line) => BEGINS.has(line.name)), rest = log.slice(began), turn = rest.findIndex((line) => line.name === "turn-began"), lines = turn < 0 ? rest : rest.slice(0, turn), verdict = lines.find((line) => VERDICTS.has(line.name));
  if (began < 0 || !verdict) return null;
  let strengths = lines.filter((line) => line.name === "strength").map((line) => ({ seat: line.seat, strength: line.subjects[0]?.number ?? 0 })), after = lines.filter((line) => TOLD.has(line.name)), risen = lines.filter((line) => line.name === "went-to-valhalla");
  return {
    start: log[began]?.number ?? 0,
    last: [verdict, ...risen].at(-1)?.number ?? 0,
    verdict,
    strengths,
    after,
    risen,
    closed: turn >= 0
  };
}
function useLastBattle(stage) {
  let { shown } = stage.props, outcome = lastBattle(shown.log), seen = T(shown.log.at(-1)?.number ?? -1), answered = useAnsweredSince(stage.props.scope, outcome?.last);
  return !outcome || answered || outcome.start <= seen.current || stage.model.me < 0 && outcome.closed ? null : outcome;
}
function LastBattle({ stage, outcome }) {
  let { table } = stage.props, { verdict, strengths, after, risen } = outcome;
  return /* @__PURE__ */ a("section", { class: `last-battle seat-${verdict.seat}`, "aria-label": say("last-battle"), children: [
    /* @__PURE__ */ a("p", { class: "verdict", children: [
      /* @__PURE__ */ a(Icon, { name: verdict.name === "no-winner" ? "x" : "trophy" }),
      " ",
      /* @__PURE__ */ a(Sentence, { table, line: verdict, times: 1 })
    ] }),
    strengths.length > 1 && /* @__PURE__ */ a("p", { class: "against", children: strengths.map(({ seat, strength }, index) => /* @__PURE__ */ a("span", { children: [
      index > 0 && /* @__PURE__ */ a("i", { "aria-hidden": "true", children: ":" }),
      /* @__PURE__ */ a(SeatSign, { seat, label: names(table, seat) }),
      " ",
      /* @__PURE__ */ a("b", { children: strength })
    ] }, seat)) }),
    after.map((line) => /* @__PURE__ */ a("p", { children: /* @__PURE__ */ a(Sentence, { table, line, times: 1 }) }, line.number)),
    risen.length > 0 && /* @__PURE__ */ a("p", { class: "risen", children: [
      /* @__PURE__ */ a(Icon, { name: "valhalla", label: say("valhalla-label") }),
      " ",
      risen.flatMap((line) => line.subjects).map((subject, index) => /* @__PURE__ */ a(Card, { id: subject.key, designs: stage.designs }, index))
    ] })
  ] }, outcome.start);
}

// src/games/valhalla/choices.ts
var Choices2 = class extends Choices {
  /** The options about a thing. */
  about(sort, match) {
    return this.options.filter((option) => option.subject?.sort === sort && match(option.subject));
  }
  has(verb) {
    return this.withVerb(verb).length > 0;
  }
};

// src/games/valhalla/end.tsx
function End({ stage }) {
  let { model, table } = stage, ranked = [...model.players].sort((a2, b) => rank(model, b) - rank(model, a2)), lair = lairOf(stage), won = model.winners.includes(model.me), winners = model.winners.map((seat) => names(table, seat)).join(", ");
  return /* @__PURE__ */ a("div", { class: "end", children: [
    /* @__PURE__ */ a(Icon, { name: won ? "trophy" : lair ? SIGNS[lair.beast] ?? "skull" : "glory", class: "end-mark" }),
    /* @__PURE__ */ a("h1", { children: lair ? say(won ? "beast-slain" : "beast-prevails", { name: beastName(lair) }) : model.me < 0 ? say("won-by", { name: winners }) : say(won ? "you-won" : "you-lost") }),
    /* @__PURE__ */ a("table", { children: [
      /* @__PURE__ */ a("thead", { children: /* @__PURE__ */ a("tr", { children: [
        /* @__PURE__ */ a("th", { scope: "col", children: say("player") }),
        /* @__PURE__ */ a("th", { scope: "col", children: say("shields-own") }),
        /* @__PURE__ */ a("th", { scope: "col", children: say("shields-taken") }),
        /* @__PURE__ */ a("th", { scope: "col", children: say("shield-points") }),
        /* @__PURE__ */ a("th", { scope: "col", children: say("valhalla-label") }),
        /* @__PURE__ */ a("th", { scope: "col", children: say("score") })
      ] }) }),
      /* @__PURE__ */ a("tbody", { children: ranked.map((player) => /* @__PURE__ */ a("tr", { class: player.seat === model.me ? "me" : "", children: [
        /* @__PURE__ */ a("th", { scope: "row", children: [
          /* @__PURE__ */ a(SeatSign, { seat: player.seat }),
          " ",
          /* @__PURE__ */ a("span", { children: [
            names(table, player.seat),
            /* @__PURE__ */ a(Companion, { stage, seat: player.seat })
          ] })
        ] }),
        /* @__PURE__ */ a("td", { children: player.shields }),
        /* @__PURE__ */ a("td", { children: player.captured.reduce((sum, count) => sum + count, 0) }),
        /* @__PURE__ */ a("td", { children: player.shieldPoints }),
        /* @__PURE__ */ a("td", { children: player.glory }),
        /* @__PURE__ */ a("td", { children: /* @__PURE__ */ a("b", { children: player.score }) })
      ] }, player.seat)) })
    ] }),
    /* @__PURE__ */ a(Explained, { stage }),
    /* @__PURE__ */ a(Ways, { ...stage.props }),
    ranked.map((player) => /* @__PURE__ */ a(Glory, { stage, player }, player.seat)),
    /* @__PURE__ */ a(ScoreOverTime, { ...stage.props })
  ] });
}
function rank(model, { seat, score }) {
  return (score ?? 0) * 100 + (model.winners.includes(seat) ? 50 : 0) - Math.min(seat, companionOf(model, seat) ?? seat);
}
function Companion({ stage, seat }) {
  let other = companionOf(stage.model, seat);
  return other === void 0 ? null : /* @__PURE__ */ a("small", { children: say("end-together", { name: names(stage.table, other) }) });
}
function Explained({ stage: { model, table } }) {
  let best = model.players[model.winners[0] ?? -1]?.score, tied = model.players.some(({ seat, score }) => score === best && !model.winners.includes(seat)), shared = !model.modules.solo && !model.modules.coop && model.winners.length > (model.modules.alliance ? 2 : 1);
  return /* @__PURE__ */ a($, { children: [
    shared && /* @__PURE__ */ a("p", { class: "quiet", children: [
      say("end-shared"),
      " ",
      /* @__PURE__ */ a(RuleMark, { game: table.game, rule: "VAL-SCORE-14" })
    ] }),
    model.modules.alliance && /* @__PURE__ */ a("p", { class: "quiet", children: say("end-pairs") }),
    tied && /* @__PURE__ */ a("p", { class: "quiet", children: [
      say("end-tie"),
      " ",
      /* @__PURE__ */ a(RuleMark, { game: table.game, rule: "VAL-SCORE-12" })
    ] })
  ] });
}
function Glory({ stage, player }) {
  let { designs, table } = stage, cards = [...player.valhalla ?? []].sort((a2, b) => (designs.glory.get(b) ?? 0) - (designs.glory.get(a2) ?? 0)), printed = cards.reduce((sum, id) => sum + (designs.glory.get(id) ?? 0), 0), other = (player.glory ?? 0) - printed, ally = stage.model.modules.alliance?.companions[player.seat], theirs = (player.score ?? 0) - (player.glory ?? 0) - player.shieldPoints;
  return /* @__PURE__ */ a("details", { class: "glory-lines", children: [
    /* @__PURE__ */ a("summary", { children: [
      /* @__PURE__ */ a(SeatSign, { seat: player.seat }),
      " ",
      say("score-of", { name: names(table, player.seat), score: player.score ?? 0 })
    ] }),
    /* @__PURE__ */ a("dl", { children: [
      /* @__PURE__ */ a("div", { children: [
        /* @__PURE__ */ a("dt", { children: say("glory-cards", { count: cards.length }) }),
        /* @__PURE__ */ a("dd", { children: printed })
      ] }),
      other !== 0 && /* @__PURE__ */ a("div", { children: [
        /* @__PURE__ */ a("dt", { children: say("glory-bonus") }),
        /* @__PURE__ */ a("dd", { children: other })
      ] }),
      /* @__PURE__ */ a("div", { children: [
        /* @__PURE__ */ a("dt", { children: say("shield-lines", {
          own: player.shields,
          taken: player.captured.reduce((sum, count) => sum + count, 0),
          colours: player.captured.filter(Boolean).length
        }) }),
        /* @__PURE__ */ a("dd", { children: player.shieldPoints })
      ] }),
      ally !== void 0 && /* @__PURE__ */ a("div", { children: [
        /* @__PURE__ */ a("dt", { children: say("end-theirs", { name: names(table, ally) }) }),
        /* @__PURE__ */ a("dd", { children: theirs })
      ] }),
      /* @__PURE__ */ a("div", { class: "sum", children: [
        /* @__PURE__ */ a("dt", { children: say("score") }),
        /* @__PURE__ */ a("dd", { children: player.score })
      ] })
    ] }),
    /* @__PURE__ */ a("div", { class: "browse small", children: cards.map((id, index) => /* @__PURE__ */ a(Card, { id, designs }, index)) })
  ] });
}

// src/games/valhalla/screen.tsx
function Valhalla(props) {
  let designs = useSignal(null);
  return A(() => {
    getCards(props.table.id).then((cards) => {
      designs.value = designsOf(cards);
    });
  }, [props.table.id]), designs.value ? /* @__PURE__ */ a(Table, { props, designs: designs.value }) : /* @__PURE__ */ a("p", { class: "loading", children: say("fetching-table") });
}
function Table({ props, designs }) {
  let { shown, table } = props, ticks = { dice: useSignal([]), slots: useSignal([]), cards: useSignal([]) }, focus = useSignal(null), browsing = useSignal(!1), model = w(() => modelOf(shown.update.view), [shown.update]);
  nameRows(model.modules.loki?.rows ?? []);
  let choices = new Choices2(props), stage = { props, table, model, designs, choices, ticks, focus };
  A(() => {
    peeked.value = null;
  }, [shown.update.version]), F(() => {
    clear(ticks, focus);
  }, [choices.question?.prompt, shown.update.version]);
  let outcome = useLastBattle(stage), root = T(null);
  useTravel(root, shown.update.version), useArming(root, shown.update.version);
  let over = shown.update.over, mood = over ? "ended" : model.battle ? "fighting" : "";
  return /* @__PURE__ */ a("main", { ref: root, class: `valhalla ${mood}`, "aria-busy": props.scope.gesture.busy, onKeyDown: walk, children: [
    /* @__PURE__ */ a(Rivals, { stage }),
    /* @__PURE__ */ a("section", { class: "stage plane", "aria-label": say("common-table"), children: [
      /* @__PURE__ */ a("div", { class: "wood" }),
      over ? /* @__PURE__ */ a(End, { stage }) : model.battle ? /* @__PURE__ */ a(BattleStage, { stage, battle: model.battle }) : /* @__PURE__ */ a(
        Hearth,
        {
          stage,
          outcome,
          browse: () => {
            browsing.value = !0;
          }
        }
      )
    ] }),
    /* @__PURE__ */ a("div", { class: "dock", children: [
      /* @__PURE__ */ a(Question, { stage }),
      model.me >= 0 && /* @__PURE__ */ a(Mine, { stage })
    ] }),
    /* @__PURE__ */ a(Log, { ...props }),
    /* @__PURE__ */ a(Peek, { draw: (key) => large(key, designs), words: (key) => wordsOf(key, designs) }),
    browsing.value && /* @__PURE__ */ a(
      Discard,
      {
        stage,
        close: () => {
          browsing.value = !1;
        }
      }
    )
  ] });
}
var MONSTER = "monster:";
function large(key, designs) {
  return key.startsWith(MONSTER) ? /* @__PURE__ */ a(MonsterCard, { name: key.slice(MONSTER.length), designs, large: !0 }) : /* @__PURE__ */ a(Card, { id: key, designs, large: !0 });
}
function wordsOf(key, designs) {
  return key.startsWith(MONSTER) ? describeMonster(key.slice(MONSTER.length), designs) : describe(key, designs);
}
function walk(event) {
  let way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key], target = event.target;
  if (!way || target.closest(".log-lines")) return;
  let things = [
    ...event.currentTarget.querySelectorAll(
      "button.glow, .question button:enabled:not(.undo, .back), button.attack"
    )
  ], next = things[(things.indexOf(target) + way + things.length) % things.length];
  next && (next.focus(), event.preventDefault());
}
function clear(ticks, focus) {
  for (let list of [ticks.dice, ticks.slots, ticks.cards]) list.value.length > 0 && (list.value = []);
  focus.value = null;
}
function Hearth({ stage, outcome, browse }) {
  let { model, designs } = stage, top = model.discard[model.discard.length - 1];
  return /* @__PURE__ */ a("div", { class: "hearth", children: [
    /* @__PURE__ */ a("div", { class: "piles", children: [
      /* @__PURE__ */ a("figure", { children: [
        /* @__PURE__ */ a(CardBack, { count: model.deck, label: say("deck") }),
        /* @__PURE__ */ a("figcaption", { children: say("deck") })
      ] }),
      /* @__PURE__ */ a("figure", { children: [
        top ? /* @__PURE__ */ a(
          Card,
          {
            id: top,
            designs,
            onPick: browse,
            label: say("discard-browse", { count: model.discard.length, name: cardName(top) })
          }
        ) : /* @__PURE__ */ a("div", { class: "card empty" }),
        /* @__PURE__ */ a("figcaption", { children: say("discard-count", { count: model.discard.length }) })
      ] }),
      /* @__PURE__ */ a(
        "figure",
        {
          class: "supply",
          role: "img",
          "aria-label": say("supply", { count: model.grey }),
          title: say("supply", { count: model.grey }),
          children: Array.from({ length: 3 }, (_, index) => /* @__PURE__ */ a("span", { class: `grey-die ${index < model.grey ? "" : "gone"}` }, index))
        }
      )
    ] }),
    outcome && /* @__PURE__ */ a(LastBattle, { stage, outcome }),
    (!outcome || laidOut(stage).length > 0) && /* @__PURE__ */ a(LaidOut, { stage }),
    /* @__PURE__ */ a(Extras, { stage, compact: narrow.matches || laidOut(stage).length > 0 || elsewhere(stage).length > 0 })
  ] });
}
var narrow = matchMedia("(max-width: 860px)"), noHover = matchMedia("(hover: none)");
function laidOut({ model, choices }) {
  return model.drawn.length > 0 ? model.drawn : model.jarls.length > 0 && choices.has("keep-jarl") ? model.jarls : model.row;
}
function LaidOut({ stage }) {
  let { designs, choices } = stage, laid = laidOut(stage);
  if (laid.length === 0) return /* @__PURE__ */ a(Turn, { stage });
  let keys = keysOf(laid);
  return /* @__PURE__ */ a("div", { class: `laid-out ${laid.length > 8 ? "many" : ""}`, children: laid.map((id, index) => {
    let option = choices.about(designs.jarls.has(id) ? "jarl" : "card", (subject) => subject.key === id)[0], chosen = stage.focus.value === id, picked = pick(stage, option), look2 = () => {
      stage.focus.value = id;
    };
    return /* @__PURE__ */ a(
      Card,
      {
        id,
        designs,
        glow: option !== void 0,
        chosen,
        dim: choices.question !== null && option === void 0,
        ...picked,
        ...option && noHover.matches && !chosen ? { onPick: look2 } : {}
      },
      keys[index]
    );
  }) });
}
function Turn({ stage }) {
  let { model, table } = stage;
  return /* @__PURE__ */ a("div", { class: "turn-mark", children: [
    /* @__PURE__ */ a(Icon, { name: model.finalTurns === null ? "campfire" : "hourglass" }),
    /* @__PURE__ */ a("p", { children: model.active === model.me ? say("your-turn-long") : say("turn-of", { name: names(table, model.active) }) }),
    model.finalTurns !== null && /* @__PURE__ */ a("p", { class: "quiet", children: say("final-turns", { count: model.finalTurns }) })
  ] });
}
function elsewhere(stage) {
  let { choices, model } = stage, here = /* @__PURE__ */ new Set([...model.hand, ...laidOut(stage)]), found = choices.question?.options.filter(
    (option) => option.subject?.sort === "card" && !here.has(option.subject.key) && !isLent(option)
  ) ?? [];
  return found.length > FEW ? found : [];
}
var FEW = 4;
function Offered({ stage, options }) {
  return /* @__PURE__ */ a("div", { class: "browse offered", children: options.map((option) => /* @__PURE__ */ a(
    Card,
    {
      id: option.subject?.key ?? "",
      designs: stage.designs,
      glow: !0,
      ...pick(stage, option)
    },
    option.action
  )) });
}
function Question({ stage }) {
  let { props, choices, focus } = stage, chosen = focus.value, offered = elsewhere(stage), hide = (option) => chosen !== null ? option.subject?.key !== chosen : ON_THE_TABLE.has(option.verb) || isLent(option) || inHand(stage, option) || offered.includes(option), note = choices.question && (textOf(chosen ?? cardInQuestion(stage)) || roomWords(stage));
  return /* @__PURE__ */ a(
    Ask,
    {
      ...props,
      hide,
      own: OWN,
      speak: (option) => spoken(stage, option),
      extra: /* @__PURE__ */ a($, { children: [
        /* @__PURE__ */ a(Gestures, { stage }),
        chosen === null && offered.length > 0 && /* @__PURE__ */ a(Offered, { stage, options: offered })
      ] }),
      ...chosen && choices.question ? { words: cardName(chosen) } : {},
      ...note ? { note } : {}
    }
  );
}
var OWN = /* @__PURE__ */ new Set(["phase-a", "attack", "defence", "ragnarok", "reroll", "choose-sent"]);
function cardInQuestion({ choices }) {
  let about = choices.question?.about;
  return choices.prompt === "use-ability" && about?.sort === "card" ? about.key : "";
}
function roomWords(stage) {
  let cap = stage.choices.prompt === "choose-within" ? lairOf(stage)?.card?.cap : void 0;
  return cap === void 0 ? "" : say("beast-cap", { cap });
}
var OF_WARRIORS = /* @__PURE__ */ new Set(["mark", "rally-to", "feed-fenrir"]);
function spoken({ model }, { verb, subject }) {
  let row = verb === "loki-row" && model.modules.loki?.rows[(subject?.number ?? 0) - 1];
  if (row) return { words: bonusWords(row), icon: "trick" };
  let jarl = model.players[model.me]?.jarl;
  if (verb === "use-jarl" && jarl)
    return {
      words: `${cardName(jarl)}: ${find(`jarl-${jarl}-${subject?.number === 0 ? "main" : "secondary"}`) ?? ""}`,
      icon: "jarl"
    };
  let warrior = OF_WARRIORS.has(verb) && model.players[model.me]?.squad[subject?.number ?? -1];
  if (warrior) return { words: sayFirst([`verb-${verb}`], { thing: cardName(warrior) }) };
  let beast = SIGNS[subject?.key ?? ""];
  return beast ? { icon: beast } : void 0;
}
function inHand({ model }, { subject }) {
  return subject?.sort === "card" && model.drawn.length === 0 && model.hand.includes(subject.key);
}
function textOf(id) {
  let card = find(`card-${id}-text`);
  if (card !== void 0) return card;
  let [main, condition, secondary] = ["main", "condition", "secondary"].map(
    (part) => find(`jarl-${id}-${part}`) ?? ""
  );
  return [main, [condition, secondary].filter(Boolean).join(": ")].filter(Boolean).join(" · ");
}
var ON_THE_TABLE = /* @__PURE__ */ new Set([
  "keep-jarl",
  "pick-warrior",
  "start-slot",
  "place",
  "throw-away",
  "keep",
  "drop",
  "add-warrior",
  "add-two",
  "add-second",
  "dismiss",
  "discard-for-reroll",
  "pick-die",
  "roll",
  "give-up-die",
  "activate",
  "play-tactic",
  "send-to-valhalla",
  "attack",
  "attack-beast"
]);
function Gestures({ stage }) {
  let { choices, ticks, focus, model } = stage, send = (steps) => choices.takeAll(steps);
  if (focus.value !== null)
    return /* @__PURE__ */ a(
      "button",
      {
        type: "button",
        class: "option back",
        onClick: () => {
          focus.value = null;
        },
        children: say("back")
      }
    );
  if (choices.prompt === "reroll") {
    let dice = ticks.dice.value.map((index) => poolOf(model)[index]).filter((die) => die !== void 0);
    return /* @__PURE__ */ a(RollButton, { dice, already: choices.has("roll"), send });
  }
  if (choices.prompt === "choose-sent") {
    let slots = [...ticks.slots.value].sort((a2, b) => a2 - b), step = (verb, about) => ({ prompt: "choose-sent", verb, about }), steps = [...slots.map((slot) => step("send-to-valhalla", slot)), step("pass", null)];
    return slots.length > 0 ? /* @__PURE__ */ a("button", { type: "button", class: "option main", onClick: () => send(steps), children: [
      /* @__PURE__ */ a(Icon, { name: "valhalla" }),
      " ",
      say("send-these", { count: slots.length })
    ] }) : null;
  }
  return null;
}
function RollButton({ dice, already, send }) {
  let step = (verb, about) => ({ prompt: "reroll", verb, about }), steps = [
    ...dice.map(classOf).sort((a2, b) => a2 - b).map((die) => step("pick-die", die)),
    step("roll", null)
  ];
  return /* @__PURE__ */ a("button", { type: "button", class: "option main", disabled: dice.length === 0 && !already, onClick: () => send(steps), children: [
    /* @__PURE__ */ a(Icon, { name: "dice" }),
    " ",
    say("roll-these", { count: dice.length })
  ] });
}
function Mine({ stage }) {
  let { model } = stage, me = model.players[model.me];
  return me ? /* @__PURE__ */ a("section", { class: "mine", "aria-label": say("my-side"), children: [
    /* @__PURE__ */ a(Board, { stage, player: me, mine: !0 }),
    /* @__PURE__ */ a(Hand, { stage })
  ] }) : null;
}
var AT_ONCE = /* @__PURE__ */ new Set(["exchange", "throw-away", "adding", "pay-card", "bring-back"]);
function Hand({ stage }) {
  let { model, designs, choices, focus } = stage, keys = keysOf(model.hand);
  return /* @__PURE__ */ a(
    "div",
    {
      class: "hand plane",
      role: "group",
      "aria-label": say("hand", { count: model.hand.length }),
      style: { "--before-last": Math.max(1, model.hand.length - 1) },
      children: model.hand.map((id, index) => {
        let options = model.drawn.length > 0 ? [] : choices.about("card", (subject) => subject.key === id), act = () => {
          let only = options.length === 1 ? options[0] : void 0;
          only && (focus.value === id || AT_ONCE.has(choices.prompt)) ? choices.take(only) : focus.value = focus.value === id ? null : id;
        }, why = () => stage.props.scope.link.why(`${designs.warriors.has(id) ? "add-warrior" : "play-tactic"}:${id}`), barred = options.length === 0 && choices.question !== null && model.drawn.length === 0;
        return /* @__PURE__ */ a(
          Card,
          {
            id,
            designs,
            glow: options.length > 0,
            dim: barred,
            chosen: focus.value === id,
            ...options.length > 0 ? { onPick: act } : barred ? { onPick: why } : {}
          },
          keys[index]
        );
      })
    }
  );
}
function Discard({ stage, close }) {
  return /* @__PURE__ */ a(Sheet, { title: `${say("discard")} · ${stage.model.discard.length}`, onClose: close, children: /* @__PURE__ */ a("div", { class: "browse", children: [...stage.model.discard].reverse().map((id, index) => /* @__PURE__ */ a(Card, { id, designs: stage.designs }, index)) }) });
}
export {
  Valhalla
};

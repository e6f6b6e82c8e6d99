import {
  Frame
} from "./with-ui-frame.js";
import {
  Icon,
  isIcon,
  nameThings,
  showThings
} from "./with-laurel-crown.js";
import {
  $,
  a,
  find,
  say,
  sayFirst,
  w
} from "./with-preact-dist-preact.js";

// src/games/valhalla/model.ts
var FACES = ["sword", "axe", "spear", "shield", "bow", "x"], MATERIALS = ["coloured", "grey", "card"];
function classOf(die) {
  return FACES.indexOf(die.face) * MATERIALS.length + MATERIALS.indexOf(die.material);
}
var PATTERNS = { ANY2: [0, 0], SAME2: [1, 1], SAME3: [1, 1, 1], PAIRS2: [1, 1, 2, 2] };
function socketsOf(design) {
  return design.weapons.length > 0 ? design.weapons.map((face) => ({ face, mate: 0 })) : (PATTERNS[design.pattern] ?? [0]).map((mate) => ({ face: null, mate }));
}

// src/games/valhalla/names.ts
function faceName(face) {
  return sayFirst([`weapon-${face}`, `face-${face}`]);
}
function powerName({ number }, beside) {
  let jarl = beside.find((other) => other.sort === "jarl")?.key ?? "";
  return find(`jarl-${jarl}-${number === 0 ? "main" : "secondary"}`)?.replace(/\.$/, "");
}
function bonusWords({ bonus, n }) {
  return sayFirst([`loki-bonus-${bonus}`], { n });
}
var rows = [];
function nameRows(now) {
  rows = now;
}
function rowName({ number }) {
  let row = rows[number - 1];
  return row && bonusWords(row).replace(/\.$/, "");
}
function name(subject, beside) {
  let { sort, key } = subject;
  return sort === "ability" ? powerName(subject, beside) : sort === "row" ? rowName(subject) : sort === "die" || sort === "turn" ? find(`${sort}-${key}`) : sort === "face" ? faceName(key) : void 0;
}
nameThings("valhalla", name);
var CARDS = /* @__PURE__ */ new Set(["card", "jarl"]);
showThings(
  "valhalla",
  (subject) => CARDS.has(subject.sort) ? subject.key : subject.sort === "monsters" ? `monster:${subject.key}` : void 0
);

// src/games/valhalla/cards/dice.tsx
function DieFace({ die }) {
  return /* @__PURE__ */ a("span", { class: `die-face ${die.material} face-${die.face}`, children: /* @__PURE__ */ a(Icon, { name: die.face }) });
}
function dieName(die) {
  return faceName(die.face);
}
var PICTURE = { role: "img", tabIndex: -1 };
function Pool({ dice, role, glow, ticked, onPick, rolling, label }) {
  return /* @__PURE__ */ a("div", { class: `pool ${role}`, children: dice.map((die, index) => {
    let lit = glow(die), classes = `die ${lit ? "glow" : ""} ${ticked.includes(index) ? "chosen" : ""}`, use = lit && onPick ? {
      "aria-label": label(die),
      "aria-pressed": ticked.includes(index),
      "data-die": classOf(die),
      onClick: () => onPick(die, index)
    } : { ...PICTURE, "aria-label": dieName(die) };
    return /* @__PURE__ */ a("button", { type: "button", class: classes, style: { "--turn": index }, ...use, children: /* @__PURE__ */ a(DieFace, { die }) }, `${rolling}-${index}`);
  }) });
}

// src/games/valhalla/cards/card.tsx
function cardName(id) {
  return sayFirst([`card-${id}`, `jarl-${id}`, id]);
}
function sortOf(id, designs) {
  if (designs.jarls.has(id)) return "jarl";
  if (designs.warriors.has(id)) return "warrior";
  let god = /^(thor|tyr)-/.exec(id)?.[1];
  return god ? `tactic ${god}` : "tactic";
}
function Card(props) {
  let { id, designs, glow, chosen, dim, large, armed, rising, frozen, onPick } = props, kind = sortOf(id, designs), warrior = designs.warriors.get(id), classes = [
    "card",
    kind,
    warrior ? `clan-${warrior.clan}` : "",
    glow ? "glow" : "",
    chosen ? "chosen" : "",
    dim ? "dim" : "",
    large ? "large" : "",
    armed ? "armed" : "",
    rising ? "rising" : "",
    frozen ? "frozen" : ""
  ].join(" "), label = props.label ?? describe(id, designs);
  return /* @__PURE__ */ a(Frame, { id, class: classes, label, chosen, large, onPick, children: [
    useFace(props),
    props.note
  ] });
}
function useFace({ id, designs, dice, large }) {
  let pool = dice?.map(classOf).join();
  return w(
    () => /* @__PURE__ */ a(Face, { id, designs, dice: dice ?? [], large: large ?? !1 }),
    [id, designs, pool, large]
  );
}
function Face({ id, designs, dice, large }) {
  let warrior = designs.warriors.get(id);
  if (warrior) return /* @__PURE__ */ a(WarriorFace, { design: warrior, dice: dice ?? [], large: large ?? !1 });
  let jarl = designs.jarls.get(id);
  return jarl ? /* @__PURE__ */ a(JarlFace, { design: jarl }) : /* @__PURE__ */ a(TacticFace, { id, design: designs.tactics.get(id) ?? null });
}
function describe(id, designs) {
  let warrior = designs.warriors.get(id), text = find(`card-${id}-text`) ?? "";
  if (!warrior) return [cardName(id), text].filter(Boolean).join(". ");
  let weapons = warrior.weapons.map((face) => sayFirst([`weapon-${face}`])).join(", ") || say(`pattern-${warrior.pattern}`);
  return say("warrior-aria", {
    name: cardName(id),
    clan: say(`clan-${warrior.clan}`),
    strength: warrior.strength,
    glory: warrior.glory,
    weapons,
    text
  });
}
function WarriorFace({ design, dice, large }) {
  let text = find(`card-${design.id}-text`);
  return /* @__PURE__ */ a($, { children: [
    /* @__PURE__ */ a(Icon, { name: design.clan, class: "beast" }),
    /* @__PURE__ */ a("span", { class: "strength", children: design.strength }),
    /* @__PURE__ */ a(Sockets, { sockets: socketsOf(design), dice }),
    /* @__PURE__ */ a("span", { class: "band", children: /* @__PURE__ */ a("span", { class: "name", children: cardName(design.id) }) }),
    /* @__PURE__ */ a("span", { class: "foot", children: [
      /* @__PURE__ */ a("span", { class: "glory", children: [
        /* @__PURE__ */ a(Icon, { name: "glory" }),
        design.glory
      ] }),
      design.ability && !large && /* @__PURE__ */ a(AbilityMark, { design })
    ] }),
    large && text && /* @__PURE__ */ a("span", { class: "text", children: text })
  ] });
}
function Sockets({ sockets, dice }) {
  let left = [...dice], fitting = (socket) => {
    let at = socket.face === null ? 0 : Math.max(
      0,
      left.findIndex((die) => die.face === socket.face)
    );
    return left.splice(at, 1)[0];
  };
  return /* @__PURE__ */ a("span", { class: `sockets of-${sockets.length}`, children: sockets.map((socket, index) => {
    let die = left.length > 0 ? fitting(socket) : void 0;
    return /* @__PURE__ */ a("span", { class: `socket mate-${socket.mate} ${die ? "filled" : ""}`, children: die ? /* @__PURE__ */ a(DieFace, { die }) : socket.face ? /* @__PURE__ */ a(Icon, { name: socket.face }) : /* @__PURE__ */ a("b", { children: socket.mate === 0 ? "∗" : socket.mate === 1 ? "=" : "≡" }) }, index);
  }) });
}
var ABILITIES = {
  FOE_COLOUR: ["+3", "foe"],
  OWN_COLOUR: ["+2", "kin"],
  DIVERSITY: ["+2", "many"],
  FROST: ["−1", "dice"]
};
function AbilityMark({ design }) {
  let [text, icon] = ABILITIES[design.ability] ?? ["", "rune"], clan = design.abilityClan;
  return /* @__PURE__ */ a("span", { class: "ability", children: [
    text,
    /* @__PURE__ */ a(Icon, { name: icon }),
    clan && /* @__PURE__ */ a("span", { class: `clan-dot clan-${clan}`, children: /* @__PURE__ */ a(Icon, { name: clan }) })
  ] });
}
var TACTIC_ICONS = {
  FURY2: "fury",
  FURY3: "fury",
  HEROIC3: "heroic",
  HEROIC4: "heroic",
  NEW_WEAPONS: "forge",
  PUSH_BACK: "push",
  WEAPON_SWAP: "swap",
  CUT_OFF: "chains"
}, LONG = 78;
function TacticFace({ id, design }) {
  let icon = TACTIC_ICONS[design?.kind ?? ""] ?? (id.startsWith("thor-") ? "hammer" : id.startsWith("tyr-") ? "tyr" : "scroll"), plus = /(\d)$/.exec(design?.kind ?? "")?.[1], weapon = /^heroic-([a-z]+)$/.exec(id)?.[1], text = find(`card-${id}-text`) ?? "";
  return /* @__PURE__ */ a($, { children: [
    /* @__PURE__ */ a(Icon, { name: icon, class: "beast" }),
    plus && /* @__PURE__ */ a("span", { class: "strength", children: [
      "+",
      plus
    ] }),
    weapon && isIcon(weapon) && /* @__PURE__ */ a("span", { class: "sockets", children: /* @__PURE__ */ a("span", { class: "socket", children: /* @__PURE__ */ a(Icon, { name: weapon }) }) }),
    /* @__PURE__ */ a("span", { class: "band", children: /* @__PURE__ */ a("span", { class: "name", children: cardName(id) }) }),
    /* @__PURE__ */ a("span", { class: `text ${text.length > LONG ? "long" : ""}`, children: text })
  ] });
}
function JarlFace({ design }) {
  return /* @__PURE__ */ a($, { children: [
    /* @__PURE__ */ a(Icon, { name: "jarl", class: "beast" }),
    /* @__PURE__ */ a("span", { class: "band", children: /* @__PURE__ */ a("span", { class: "name", children: cardName(design.id) }) }),
    /* @__PURE__ */ a("span", { class: "text", children: [
      /* @__PURE__ */ a("span", { children: find(`jarl-${design.id}-main`) ?? "" }),
      /* @__PURE__ */ a("span", { class: "condition", children: find(`jarl-${design.id}-condition`) ?? "" }),
      /* @__PURE__ */ a("span", { children: find(`jarl-${design.id}-secondary`) ?? "" })
    ] })
  ] });
}
function CardBack({ count, label }) {
  return /* @__PURE__ */ a("div", { class: "card back", role: "img", "aria-label": `${label}: ${count}`, children: /* @__PURE__ */ a("span", { class: "face", children: [
    /* @__PURE__ */ a(Icon, { name: "raven", class: "beast" }),
    /* @__PURE__ */ a("span", { class: "count", children: count })
  ] }) });
}

export {
  classOf,
  faceName,
  bonusWords,
  nameRows,
  dieName,
  Pool,
  cardName,
  Card,
  describe,
  CardBack
};

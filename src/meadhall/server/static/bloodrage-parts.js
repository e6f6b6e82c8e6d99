import {
  WIDE
} from "./with-bloodrage-map-geometry.js";
import {
  classes
} from "./with-ui-classes.js";
import {
  A,
  a,
  say,
  y
} from "./with-preact-dist-preact.js";

// src/games/bloodrage/manners.ts
var MANNERS = {
  "age-began": { noise: "horn", weight: "great" },
  "phase-began": { weight: "turn" },
  // gifts
  "packet-came": { private: !0 },
  picked: { noise: "card", gathered: !0, private: !0 },
  discarded: { gathered: !0 },
  returned: { gathered: !0 },
  upgraded: { noise: "card" },
  // clans
  invaded: { noise: "shield" },
  marched: { noise: "shield" },
  joined: { noise: "shield" },
  destroyed: { befalls: !0 },
  "lost-glory": { counted: !0, befalls: !0 },
  "lost-rage": { counted: !0, befalls: !0 },
  // pillage and battle
  "pillage-began": { noise: "horn" },
  "battle-began": { noise: "clash" },
  "card-laid": { noise: "card" },
  revealed: { noise: "card", gathered: !0 },
  won: { noise: "glory", weight: "great", decides: !0 },
  "nobody-won": { decides: !0 },
  pillaged: { noise: "shield" },
  // quests and the end of an age
  "quest-laid": { noise: "card" },
  "quest-was": { private: !0 },
  "quest-done": { noise: "glory" },
  "province-lost": { noise: "fire", decides: !0 }
};

// src/games/bloodrage/showcase.tsx
var REGIONS = [
  "yggdrasil",
  "manheim",
  "manheim",
  "manheim",
  "jotunheim",
  "jotunheim",
  "jotunheim",
  "alfheim",
  "alfheim"
], [BURNING, ASH] = [4, 7], MEN = [
  [1, "bear"],
  [2, "bear"],
  [3, "wolf"],
  [5, "raven"],
  [6, "serpent"],
  [8, "serpent"],
  [0, "raven"],
  [0, "wolf"]
];
function Showcase() {
  return /* @__PURE__ */ a("div", { class: "showcase world-outline bloodrage-colours", "aria-hidden": "true", children: /* @__PURE__ */ a("svg", { viewBox: `0 0 ${WIDE.width} ${WIDE.height}`, children: [
    WIDE.lands.map((land, index) => /* @__PURE__ */ a(
      "path",
      {
        class: classes(`outline region-${REGIONS[index]}`, index === BURNING && "burning", index === ASH && "ash"),
        d: land.path
      },
      index
    )),
    /* @__PURE__ */ a(Tree, {}),
    MEN.map(([land, clan], index) => {
      let heart = WIDE.lands[land]?.heart ?? { x: 0, y: 0 }, aside = land === 0 ? index % 2 === 0 ? -46 : 46 : 0;
      return /* @__PURE__ */ a("circle", { class: `outline-man clan-${clan}`, cx: heart.x + aside, cy: heart.y, r: "26" }, index);
    })
  ] }) });
}
function Tree() {
  let { x, y: y2 } = WIDE.lands[0]?.heart ?? { x: 0, y: 0 }, fork = (at, limb) => `M${x} ${at}${limb}M${x} ${at}${limb.replace(/(\d+) (-?\d+) (\d+)/, "-$1 $2 -$3")}`;
  return /* @__PURE__ */ a(
    "path",
    {
      class: "outline-tree",
      d: `M${x} ${y2 + 84}V${y2 - 84}${fork(y2 - 10, "q60 -20 96 -62")}${fork(y2 + 30, "q50 16 78 48")}`
    }
  );
}

// src/games/bloodrage/parts.tsx
var fetched = y(null);
function useFetched() {
  return A(() => {
    import("./bloodrage-table.js").then((table) => {
      fetched.value = table;
    });
  }, []), fetched.value;
}
function Screen(props) {
  let table = useFetched();
  return table ? /* @__PURE__ */ a(table.BloodRageTable, { ...props }) : /* @__PURE__ */ a("p", { class: "loading", children: say("fetching-table") });
}
function Reference(props) {
  let table = useFetched();
  return table ? /* @__PURE__ */ a(table.Reference, { ...props }) : /* @__PURE__ */ a("p", { class: "loading", children: say("fetching-table") });
}
var PARTS = { Screen, Showcase, Reference, manners: MANNERS };
export {
  PARTS
};

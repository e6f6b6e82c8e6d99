import {
  Card
} from "./with-valhalla-cards-card.js";
import "./with-ui-frame.js";
import "./with-laurel-crown.js";
import {
  A,
  a,
  learn,
  say,
  useSignal,
  y
} from "./with-preact-dist-preact.js";

// src/ui/later.tsx
function later(load) {
  let fetched = y(null);
  return function(props) {
    A(() => {
      load().then((part) => {
        fetched.value = { part };
      });
    }, []);
    let Part = fetched.value?.part;
    return Part ? /* @__PURE__ */ a(Part, { ...props }) : /* @__PURE__ */ a("p", { class: "loading", children: say("fetching-table") });
  };
}

// src/games/valhalla/manners.ts
var MANNERS = {
  "turn-began": { weight: "turn" },
  "final-round": { weight: "great" },
  "end-armed": { weight: "great" },
  ragnarok: { noise: "fire", weight: "great" },
  // cards and dice
  drew: { noise: "card", gathered: !0 },
  discarded: { gathered: !0 },
  showed: { gathered: !0 },
  picked: { gathered: !0, private: !0 },
  revealed: { gathered: !0 },
  added: { noise: "card" },
  dismissed: { gathered: !0 },
  rolled: { noise: "dice" },
  "die-lost": { gathered: !0 },
  // battles
  attacked: { noise: "clash", weight: "great" },
  played: { noise: "card" },
  won: { weight: "great", decides: !0 },
  "no-winner": { decides: !0 },
  "shield-taken": { noise: "shield", weight: "great" },
  "went-to-valhalla": { noise: "glory", gathered: !0 },
  // beasts
  "beast-attacked": { noise: "clash", weight: "great" },
  "beast-attacks": { noise: "clash", weight: "great" },
  "beast-rolled": { noise: "dice" },
  "beast-won": { weight: "great", decides: !0 },
  "beast-shield": { noise: "shield", weight: "great" },
  "beast-card-beaten": { weight: "great", decides: !0 },
  "beast-slain": { weight: "great" },
  "beast-prevails": { weight: "great" },
  "beast-mills": { counted: !0 },
  // expansions
  "draft-taken": { noise: "card" },
  "king-crowned": { noise: "glory", weight: "great" },
  "monster-unleashed": { noise: "clash", weight: "great" }
};

// src/games/valhalla/showcase.tsx
var SHOWN = [
  {
    id: "wolf-kveldulf",
    clan: "wolf",
    strength: 4,
    glory: 2,
    weapons: ["sword", "bow"],
    pattern: "",
    ability: "",
    abilityClan: ""
  },
  {
    id: "bear-bera",
    clan: "bear",
    strength: 8,
    glory: 3,
    weapons: ["sword", "axe", "spear", "shield"],
    pattern: "",
    ability: "",
    abilityClan: ""
  },
  {
    id: "deer-hjordis",
    clan: "deer",
    strength: 2,
    glory: 2,
    weapons: ["axe", "bow"],
    pattern: "",
    ability: "OWN_COLOUR",
    abilityClan: "boar"
  }
], DESIGNS = {
  warriors: new Map(SHOWN.map((design) => [design.id, design])),
  tactics: /* @__PURE__ */ new Map(),
  jarls: /* @__PURE__ */ new Map(),
  glory: /* @__PURE__ */ new Map(),
  monsters: /* @__PURE__ */ new Map()
};
function Showcase() {
  let named = useSignal(!1);
  return A(
    () => {
      learn("valhalla", !0).then(() => {
        named.value = !0;
      });
    },
    []
  ), /* @__PURE__ */ a("div", { class: "showcase", "aria-hidden": "true", children: named.value && SHOWN.map((design) => /* @__PURE__ */ a(Card, { id: design.id, designs: DESIGNS, large: !0 }, design.id)) });
}

// src/games/valhalla/parts.ts
var PARTS = {
  Screen: later(() => import("./valhalla-screen.js").then((part) => part.Valhalla)),
  Showcase,
  manners: MANNERS,
  Reference: later(() => import("./valhalla-reference.js").then((part) => part.Reference))
};
export {
  PARTS
};

import {
  ProofWords,
  entropy,
  proofOf,
  trouble
} from "./with-ask-ask.js";
import {
  Icon,
  SeatSign,
  names
} from "./with-laurel-crown.js";
import {
  $,
  A,
  F,
  T,
  a,
  bringLuck,
  getStory,
  playAgain,
  recordAddress,
  say,
  speed,
  useSignal
} from "./with-preact-dist-preact.js";

// src/ui/travel.ts
var TIME = 300, NEAR = 12, CROWD = 4, CARDS = "[data-card]:not(.preview *, dialog *, .large)", calm = matchMedia("(prefers-reduced-motion: reduce)");
function useTravel(root, version) {
  let drawn = T(version), before = T(null);
  drawn.current !== version && before.current === null && (letGo(), before.current = speed.value > 0 && !calm.matches ? placesOf(root.current) : /* @__PURE__ */ new Map()), F(() => {
    let places = before.current;
    [drawn.current, before.current] = [version, null], places && places.size > 0 && travel(cardsIn(root.current), places);
  }, [version]);
}
function letGo() {
  let held = document.activeElement;
  held instanceof HTMLElement && held.matches("main *:not(:focus-visible)") && held.blur();
}
function cardsIn(root) {
  return [...root?.querySelectorAll(CARDS) ?? []];
}
function placesOf(root) {
  let places = /* @__PURE__ */ new Map();
  for (let card of cardsIn(root)) {
    let id = card.dataset.card ?? "";
    places.set(id, [...places.get(id) ?? [], placeOf(card)]);
  }
  return places;
}
function placeOf(card) {
  return { box: card.getBoundingClientRect(), plane: card.closest(".plane") };
}
function travel(cards, places) {
  let moved = cards.map((card) => ({ card, to: placeOf(card), old: places.get(card.dataset.card ?? "") ?? [] })).filter(
    ({ to, old }) => !taken(old, ({ box }) => Math.hypot(box.x - to.box.x, box.y - to.box.y) < NEAR)
  );
  for (let { card, to, old } of moved) {
    let from = taken(old, ({ plane }) => plane === to.plane) ?? taken(old, () => !0);
    from && (moved.length <= CROWD || from.plane !== to.plane) && fly(card, from.box, to.box);
  }
}
function taken(places, fits) {
  let at = places.findIndex(fits);
  return at < 0 ? void 0 : places.splice(at, 1)[0];
}
function fly(card, from, to) {
  if (to.width === 0 || from.width === 0) return;
  let start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`, flight = card.animate([{ transform: start }, { transform: "none" }], {
    duration: TIME / speed.value,
    easing: "cubic-bezier(0.25, 0.7, 0.3, 1)"
  }), lifted = [card, card.closest(".plane")];
  for (let one of lifted) one?.setAttribute("data-aloft", "");
  flight.onfinish = flight.oncancel = () => {
    for (let one of lifted) one?.removeAttribute("data-aloft");
  };
}

// src/ask/choices.ts
var Choices = class {
  constructor(props) {
    this.props = props;
    let { shown, scope } = props;
    this.question = shown.latest ? shown.update.question : null, this.late = scope.gesture.late.value, this.version = shown.update.version;
  }
  props;
  question;
  late;
  // what was chosen is on its way for long
  version;
  get prompt() {
    return this.question?.prompt ?? "";
  }
  get options() {
    return this.question?.options ?? [];
  }
  withVerb(verb) {
    return this.options.filter((option) => option.verb === verb);
  }
  take(option) {
    this.props.scope.link.answer(option.action, this.version);
  }
  /** Several answers as one gesture. */
  takeAll(plan) {
    this.props.scope.gesture.begin(plan, this.question, this.version);
  }
};

// src/ending/plot.tsx
var [WIDE, HIGH, EDGE] = [640, 220, 26], DASHES = ["", "9 5", "2 5", "14 4 2 4", "5 3", "1 4"];
function ScorePlot({ table, chapters }) {
  let told = chapters.filter((chapter) => chapter.scores.length > 0), most = Math.max(1, ...told.flatMap((chapter) => chapter.scores)), least = Math.min(0, ...told.flatMap((chapter) => chapter.scores));
  if (told.length < 2) return null;
  let x = (index) => EDGE + index / (told.length - 1) * (WIDE - 2 * EDGE), y = (score) => HIGH - EDGE - (score - least) / (most - least) * (HIGH - 2 * EDGE), path = (seat) => told.map(
    (chapter, index) => `${index === 0 ? "M" : "L"}${x(index).toFixed(1)} ${y(chapter.scores[seat] ?? 0).toFixed(1)}`
  ).join(""), last = told[told.length - 1]?.scores ?? [];
  return /* @__PURE__ */ a("figure", { class: "plot", children: [
    /* @__PURE__ */ a("figcaption", { children: say("score-plot") }),
    /* @__PURE__ */ a(
      "svg",
      {
        viewBox: `0 0 ${WIDE} ${HIGH}`,
        role: "img",
        "aria-label": say("score-plot-aria", {
          scores: last.map((score, seat) => `${names(table, seat)} ${score}`).join(", ")
        }),
        children: [
          ticks(least, most).map((value) => /* @__PURE__ */ a("g", { children: [
            /* @__PURE__ */ a("line", { class: "grid", x1: EDGE, x2: WIDE - EDGE, y1: y(value), y2: y(value) }),
            /* @__PURE__ */ a("text", { x: EDGE - 6, y: y(value) + 4, "text-anchor": "end", children: value })
          ] }, value)),
          table.seats.map(({ seat }) => /* @__PURE__ */ a("path", { class: `line seat-${seat}`, d: path(seat), "stroke-dasharray": DASHES[seat] ?? "" }, seat)),
          table.seats.map(({ seat }) => /* @__PURE__ */ a("circle", { class: `dot seat-${seat}`, cx: x(told.length - 1), cy: y(last[seat] ?? 0), r: "5" }, seat))
        ]
      }
    ),
    /* @__PURE__ */ a("ul", { class: "legend", children: table.seats.map(({ seat }) => /* @__PURE__ */ a("li", { class: `seat-${seat}`, children: [
      /* @__PURE__ */ a("svg", { viewBox: "0 0 34 8", "aria-hidden": "true", children: /* @__PURE__ */ a("path", { class: `line seat-${seat}`, d: "M0 4H34", "stroke-dasharray": DASHES[seat] ?? "" }) }),
      /* @__PURE__ */ a(SeatSign, { seat }),
      " ",
      names(table, seat)
    ] }, seat)) })
  ] });
}
function ticks(least, most) {
  let step = Math.max(1, Math.ceil((most - least) / 4)), first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, index) => first + index * step);
}

// src/ending/ending.tsx
function ScoreOverTime({ table }) {
  let chapters = useSignal([]);
  return A(() => {
    getStory(table.id).then(
      (story) => {
        chapters.value = story.chapters;
      },
      () => {
        chapters.value = [];
      }
    );
  }, [table.id]), /* @__PURE__ */ a(ScorePlot, { table, chapters: chapters.value });
}
function useLuck({ id, again, mine, next }) {
  let wanted = again !== "" && mine.length > 0 && next === "";
  A(() => {
    wanted && bringLuck(id, entropy()).catch(() => {
    });
  }, [id, wanted]);
}
function Ways({ scope, table, shown }) {
  let problem = useSignal(""), proof = useSignal(null), fail = (error) => {
    problem.value = trouble(error);
  };
  useLuck(table);
  let again = () => playAgain(table.id).then((next) => {
    location.hash = `#/table/${next.id}`;
  }, fail), check = () => proofOf(table).then((found) => {
    proof.value = found;
  }, fail);
  return /* @__PURE__ */ a("div", { class: "end-ways", children: [
    table.next && table.mine.length > 0 ? /* @__PURE__ */ a($, { children: [
      /* @__PURE__ */ a("p", { role: "status", children: say("rematch-begun") }),
      /* @__PURE__ */ a("a", { class: "primary", href: `#/table/${table.next}`, children: [
        /* @__PURE__ */ a(Icon, { name: "battle" }),
        " ",
        say("to-rematch")
      ] })
    ] }) : table.mine.length > 0 && /* @__PURE__ */ a("button", { type: "button", class: "primary", onClick: () => {
      again();
    }, children: [
      /* @__PURE__ */ a(Icon, { name: "battle" }),
      " ",
      say("play-again")
    ] }),
    /* @__PURE__ */ a(
      "button",
      {
        type: "button",
        class: "secondary",
        onClick: () => {
          scope.past.value = { version: Math.max(0, shown.update.version - 1) };
        },
        children: [
          /* @__PURE__ */ a(Icon, { name: "rewind" }),
          " ",
          say("replay")
        ]
      }
    ),
    table.commitment && !table.practice && /* @__PURE__ */ a("button", { type: "button", class: "secondary", onClick: () => {
      check();
    }, children: [
      /* @__PURE__ */ a(Icon, { name: "scales" }),
      " ",
      say("luck-check")
    ] }),
    /* @__PURE__ */ a("a", { class: "secondary", href: recordAddress(table.id), download: !0, children: [
      /* @__PURE__ */ a(Icon, { name: "scroll" }),
      " ",
      say("record")
    ] }),
    /* @__PURE__ */ a("a", { class: "secondary", href: "#/", children: say("to-the-hall") }),
    proof.value && /* @__PURE__ */ a(ProofWords, { proof: proof.value }),
    problem.value && /* @__PURE__ */ a("p", { class: "notice", role: "alert", children: problem.value })
  ] });
}

export {
  useTravel,
  Choices,
  ScoreOverTime,
  Ways
};

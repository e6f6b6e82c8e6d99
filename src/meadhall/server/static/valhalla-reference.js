import {
  designsOf
} from "./with-valhalla-view.js";
import {
  Card,
  cardName,
  describe
} from "./with-valhalla-cards-card.js";
import "./with-ui-frame.js";
import "./with-laurel-crown.js";
import {
  $,
  A,
  a,
  getCards,
  say,
  useSignal
} from "./with-preact-dist-preact.js";

// src/games/valhalla/reference.tsx
var SORTS = ["warriors", "tactics", "jarls"];
function Reference({ table, search }) {
  let designs = useSignal(null);
  if (A(() => {
    getCards(table.id).then((cards) => {
      designs.value = designsOf(cards);
    });
  }, [table.id]), !designs.value) return /* @__PURE__ */ a("p", { class: "loading", children: say("fetching-table") });
  let all = designs.value;
  return /* @__PURE__ */ a($, { children: SORTS.map((sort) => /* @__PURE__ */ a(Shelf, { sort, ids: found(all, [...all[sort].keys()], search), designs: all }, sort)) });
}
function found(designs, ids, search) {
  let wanted = search.trim().toLowerCase();
  return ids.filter((id) => !wanted || `${cardName(id)} ${describe(id, designs)}`.toLowerCase().includes(wanted));
}
function Shelf({ sort, ids, designs }) {
  return ids.length === 0 ? null : /* @__PURE__ */ a("section", { children: [
    /* @__PURE__ */ a("h3", { children: [
      say(`sort-${sort}`),
      " · ",
      ids.length
    ] }),
    /* @__PURE__ */ a("div", { class: "browse", children: ids.map((id) => /* @__PURE__ */ a(Card, { id, designs, large: !0 }, id)) })
  ] });
}
export {
  Reference
};

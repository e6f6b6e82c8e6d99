import {
  hold,
  lookAt
} from "./with-laurel-crown.js";
import {
  a
} from "./with-preact-dist-preact.js";

// src/ui/frame.tsx
function Frame({ id, class: classes, label, chosen, large, onPick, children }) {
  return large ? /* @__PURE__ */ a("div", { class: classes, role: "img", "aria-label": label, "data-card": id, children: /* @__PURE__ */ a("span", { class: "face", children }) }) : /* @__PURE__ */ a("button", { type: "button", class: classes, "data-card": id, ...onPick ? { "aria-pressed": chosen, onClick: onPick } : { "aria-haspopup": "dialog", onClick: () => hold(id) }, ...lookAt(id), children: [
    /* @__PURE__ */ a("span", { class: "face", "aria-hidden": "true", children }),
    /* @__PURE__ */ a("span", { class: "visually-hidden", children: label })
  ] });
}
function keysOf(ids) {
  return ids.map((id, index) => `${id}-${ids.slice(0, index).filter((other) => other === id).length}`);
}

export {
  Frame,
  keysOf
};

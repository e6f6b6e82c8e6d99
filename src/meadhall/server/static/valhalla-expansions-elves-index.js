import"./with-runtime.js";var DRAWN={slotsMatter:!0};export{DRAWN};

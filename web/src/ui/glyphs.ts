// Plain signs that everybody knows from other pages, drawn by us on the same field as the icons.
const stroke = (path: string) =>
  `<path d="${path}" fill="none" stroke="currentColor" stroke-width="52" stroke-linecap="round" stroke-linejoin="round"/>`;
const person = (x: number, y: number, size: number) =>
  `<circle cx="${x}" cy="${y}" r="${size}"/>` +
  `<path d="M${x - size * 1.7} ${y + size * 3.4}c0-${size * 2.6} ${size * 3.4}-${size * 2.6} ${size * 3.4} 0z"/>`;
const solid = (inside: string) => `<g fill="currentColor">${inside}</g>`;

export const GLYPHS = {
  close: stroke('M112 112L400 400M400 112L112 400'),
  undo: stroke('M190 96L80 206L190 316M84 206H300a120 120 0 0 1 0 240H190'),
  people: solid(person(186, 176, 76) + person(362, 208, 58)),
  invite: solid(person(196, 176, 80)) + stroke('M400 216V392M312 304H488'),
  keyboard:
    stroke('M56 136H456V376H56zM160 304H352') +
    solid([132, 214, 296, 378].map((x) => `<circle cx="${x}" cy="220" r="26"/>`).join('')),
  no: stroke('M256 64a192 192 0 1 0 .1 0M124 124L388 388'),
};

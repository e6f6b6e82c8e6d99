// Common icons drawn for this project, on the same grid as those from game-icons.net.
const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';
export const stroke = (path: string) =>
  `<path d="${path}" fill="none" stroke="currentColor" stroke-width="52" ${ROUND}/>`;
const person = (x: number, y: number, size: number) =>
  `<circle cx="${x}" cy="${y}" r="${size}"/>` +
  `<path d="M${x - size * 1.7} ${y + size * 3.4}c0-${size * 2.6} ${size * 3.4}-${size * 2.6} ${size * 3.4} 0z"/>`;
export const solid = (inside: string) => `<g fill="currentColor">${inside}</g>`;

export const GLYPHS = {
  close: stroke('M112 112L400 400M400 112L112 400'),
  undo: stroke('M190 96L80 206L190 316M84 206H300a120 120 0 0 1 0 240H190'),
  people: solid(person(186, 176, 76) + person(362, 208, 58)),
  invite: solid(person(196, 176, 80)) + stroke('M400 216V392M312 304H488'),
  back: solid('<path d="M336 112V400L128 256zM104 112h44v288h-44z"/>'),
  on: solid('<path d="M176 112V400L384 256zM364 112h44v288h-44z"/>'),
  pause: solid('<path d="M136 104h84v304h-84zM292 104h84v304h-84z"/>'),
  link: stroke('M216 296L296 216M240 168l64-64a76 76 0 0 1 108 108l-64 64M272 344l-64 64a76 76 0 0 1-108-108l64-64'),
  bell: stroke('M128 368c32-32 32-64 32-128a96 96 0 0 1 192 0c0 64 0 96 32 128zM224 424h64M96 96L416 432'),
  keyboard:
    stroke('M56 136H456V376H56zM160 304H352') +
    solid([132, 214, 296, 378].map((x) => `<circle cx="${x}" cy="220" r="26"/>`).join('')),
  gear:
    stroke('M64 144H448M64 256H448M64 368H448') +
    solid(
      [
        [176, 144],
        [336, 256],
        [208, 368],
      ]
        .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="56"/>`)
        .join(''),
    ),
  no: stroke('M256 64a192 192 0 1 0 .1 0M124 124L388 388'),
};

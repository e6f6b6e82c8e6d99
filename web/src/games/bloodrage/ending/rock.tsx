// The drawing of a clan's stone: a rock with a band of runes along its edge. The runes are ornament and spell nothing.
const SHAPE = 'M9 900L5 262L13 128L27 66L52 29L86 12L117 21L142 52L153 110L158 236L154 900Z';
// the edge that the fire lights
const LIGHT = 'M9 900L5 262L13 128L27 66L52 29L86 12L68 42L49 84L37 150L33 270L36 900Z';
const SHADE = 'M117 21L142 52L153 110L158 236L154 900L130 900L134 240L130 128L121 74L98 40Z';
const BAND = 'M47 900V166Q47 74 85 66Q121 74 121 166V900';
const CHIPS = 'M5 262l17 12l-12 17zM153 110l-15 9l17 12zM27 66l14 8l-4 13zM12 520l15 6l-13 20zM155 610l-16 8l14 18z';
const CRACK = 'M98 40l-7 15l9 12l-6 16M20 330l12 14l-6 18l10 15M148 420l-10 18l7 16l-11 21';
const RUNES = [
  'v16m0-12l7-4',
  'v16m0-16l7 5l-7 5',
  'v16m-5-13l10 8',
  'v16m0-9l7-6m-7 12l7-6',
  'v16m-5-10l10-3',
  'v16m0-16l7 9l-7 7',
];

/** The path of the runes down both sides of the band. */
function runes(): string {
  const leg = (x: number, from: number) =>
    Array.from({ length: 28 }, (_, index) => `M${x} ${124 + index * 27}${RUNES[(index * 5 + from) % RUNES.length]}`);
  return ['M83 58v16m0-12l7-4', ...leg(45, 0), ...leg(119, 3)].join('');
}

const CARVED = runes();

export function Rock() {
  return (
    <svg class="stone-rock" viewBox="0 0 163 900" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path class="rock-body" d={SHAPE} />
      <path class="rock-light" d={LIGHT} />
      <path class="rock-shade" d={SHADE} />
      <path class="rock-band" d={BAND} />
      <path class="rock-runes" d={CARVED} />
      <path class="rock-chips" d={CHIPS} />
      <path class="rock-crack" d={CRACK} />
      <path class="rock-edge" d={SHAPE} />
    </svg>
  );
}

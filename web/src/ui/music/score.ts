// Composes the music: slow random verses in the Dorian mode.

export interface Note {
  /** Beats from the start of the verse. */
  at: number;
  /** Semitones above the keynote; a drum has none. */
  pitch: number;
  loud: number;
}

export interface Verse {
  lyre: Note[];
  drum: Note[];
}

export const BEATS = 16; // beats of a verse
export const DORIAN = [0, 2, 3, 5, 7, 9, 10] as const;

const LOWEST = -3; // range of the lyre in steps of the mode, below and above the keynote
const HIGHEST = 9;
const FIFTH = 4;

/** The semitones of a step of the mode above the keynote. */
export function halfTones(step: number): number {
  const octave = Math.floor(step / DORIAN.length);
  return octave * 12 + (DORIAN[step - octave * DORIAN.length] ?? 0);
}

/** A verse: four lines of four beats. Two wander, one rises, one returns to the keynote. */
export function compose(chance: () => number): Verse {
  const lyre: Note[] = [];
  let step = chance() < 0.5 ? 0 : FIFTH;
  for (let line = 0; line < 4; line += 1) {
    for (const beat of rhythm(chance)) {
      lyre.push({ at: line * 4 + beat, pitch: halfTones(step), loud: beat === 0 ? 1 : 0.6 + chance() * 0.2 });
      step = wander(step, line === 2 ? 1 : 0, chance);
    }
    step = line === 2 ? nearest(step) : step;
  }
  return { lyre: [...lyre, ...ending(nearest(step))], drum: drumming(chance) };
}

/** The beats of a line that have notes; the last line leaves room for the ending. */
function rhythm(chance: () => number): number[] {
  const beats = [0, 1, 1.5, 2, 3].filter((beat) => beat === 0 || chance() < 0.55);
  return beats.filter((beat) => beat < 3 || chance() < 0.4);
}

/** The next note: one or two steps away, rarely more, within the range of the lyre. */
function wander(step: number, lift: number, chance: () => number): number {
  const far = chance() < 0.12 ? 4 : chance() < 0.35 ? 2 : 1;
  const next = step + (chance() < 0.5 + 0.2 * lift ? far : -far);
  return next > HIGHEST || next < LOWEST ? nearest(step) : next;
}

/** The nearest keynote or fifth. */
function nearest(step: number): number {
  const homes = [0, FIFTH, DORIAN.length];
  return homes.reduce((best, home) => (Math.abs(home - step) < Math.abs(best - step) ? home : best));
}

/** The ending of a verse: an open fifth, string by string. */
function ending(home: number): Note[] {
  const strings = [0, FIFTH, home === FIFTH ? DORIAN.length : home + DORIAN.length];
  return strings.map((step, index) => ({ at: 15 + index * 0.12, pitch: halfTones(step), loud: 0.7 - index * 0.1 }));
}

/** The drum of a verse, in every other one. */
function drumming(chance: () => number): Note[] {
  if (chance() < 0.5) return [];
  const beats = Array.from({ length: BEATS / 2 }, (_, index) => index * 2);
  return beats.flatMap((at) => [
    { at, pitch: 0, loud: at % 4 === 0 ? 1 : 0.55 },
    ...(at % 4 === 2 && chance() < 0.6 ? [{ at: at + 1.5, pitch: 0, loud: 0.35 }] : []),
  ]);
}

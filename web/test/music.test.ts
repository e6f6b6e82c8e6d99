// The composed music: notes in the mode and in range, verses that end on the keynote.
import { expect, test } from 'vitest';
import { vibrate } from '../src/ui/music/lyre';
import { BEATS, compose, DORIAN, halfTones } from '../src/ui/music/score';

function luck(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

const VERSES = Array.from({ length: 50 }, (_, seed) => compose(luck(seed + 1)));

test('every note is in the mode and within two octaves', () => {
  for (const { pitch } of VERSES.flatMap(({ lyre }) => lyre)) {
    expect(DORIAN).toContain(((pitch % 12) + 12) % 12);
    expect(pitch).toBeGreaterThanOrEqual(-12);
    expect(pitch).toBeLessThanOrEqual(24);
  }
});

test('a verse keeps its length and ends with the open fifth', () => {
  for (const { lyre, drum } of VERSES) {
    for (const { at } of [...lyre, ...drum]) expect(at).toBeLessThan(BEATS);
    expect(lyre.slice(-3).map(({ pitch }) => pitch % 12)).toEqual(expect.arrayContaining([0, 7]));
  }
});

test('two verses differ', () => {
  expect(new Set(VERSES.map((verse) => JSON.stringify(verse))).size).toBe(VERSES.length);
});

test('a step below the keynote is in the octave below', () => {
  expect(halfTones(-1)).toBe(-2);
  expect(halfTones(7)).toBe(12);
});

test('a string fades out', () => {
  const samples = vibrate(44100, 300, luck(7));
  const loud = (from: number) => Math.max(...samples.slice(from, from + 600).map(Math.abs));
  expect(loud(40000)).toBeLessThan(loud(0) / 3);
});

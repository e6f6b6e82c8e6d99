// The land extends beyond its painting only as far as it is visible.
import { expect, test } from 'vitest';
import { type Frame, marginsOf } from '../src/games/bloodrage/map/margins';
import type { World } from '../src/games/bloodrage/map/world';

const WORLD = {
  width: 2000,
  height: 1400,
  sight: { left: 500, top: 400, width: 1000, height: 600 },
} as World;

function frame(left: number, top: number, right: number, bottom: number): Frame {
  return { left, top, right, bottom, width: right - left, height: bottom - top };
}

const STAGE = frame(300, 100, 1300, 700); // one pixel is one unit: the painting reaches from -200, -300 to 1800, 1100

test('a window within the painting has no margin', () => {
  expect(marginsOf(WORLD, STAGE, frame(0, 0, 1600, 800))).toEqual({ left: 0, top: 0, right: 0, bottom: 0 });
});

test('margins grow in steps, so that a small resize redraws nothing', () => {
  const seen = frame(-210, -300, 2000, 1100);
  expect(marginsOf(WORLD, STAGE, seen)).toEqual({ left: 40, top: 40, right: 240, bottom: 40 });
  expect(marginsOf(WORLD, STAGE, { ...seen, left: -220 }).left).toBe(40);
});

test('a smaller map has larger margins, in its own units', () => {
  const half = frame(550, 250, 1050, 550);
  expect(marginsOf(WORLD, half, frame(300, 0, 1400, 800)).right).toBe(240);
});

test('margins are limited, and an element without layout has none', () => {
  expect(marginsOf(WORLD, STAGE, frame(-9000, 0, 9000, 800)).right).toBe(400);
  expect(marginsOf(WORLD, frame(0, 0, 0, 0), STAGE).left).toBe(0);
});

// The land goes on beyond its painting as far as one sees, and not where nobody sees it.
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

const STAGE = frame(300, 100, 1300, 700); // one pixel a unit: the painting reaches from -200, -300 to 1800, 1100

test('a window that ends within the painting has no margin', () => {
  expect(marginsOf(WORLD, STAGE, frame(0, 0, 1600, 800))).toEqual({ left: 0, top: 0, right: 0, bottom: 0 });
});

test('on each side it goes on as far as one sees, in steps, so that a window that grows a little draws nothing anew', () => {
  const seen = frame(-210, -300, 2000, 1100);
  expect(marginsOf(WORLD, STAGE, seen)).toEqual({ left: 40, top: 40, right: 240, bottom: 40 });
  expect(marginsOf(WORLD, STAGE, { ...seen, left: -220 }).left).toBe(40);
});

test('a map that is drawn smaller needs more of it, in its own units', () => {
  const half = frame(550, 250, 1050, 550);
  expect(marginsOf(WORLD, half, frame(300, 0, 1400, 800)).right).toBe(240);
});

test('no window is so wide that it goes on for ever, and what is not laid out has none', () => {
  expect(marginsOf(WORLD, STAGE, frame(-9000, 0, 9000, 800)).right).toBe(400);
  expect(marginsOf(WORLD, frame(0, 0, 0, 0), STAGE).left).toBe(0);
});

// Pictures are parsed without a browser: every construct in the project's pictures must be supported.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSvg } from '../src/ui/cards/svg';

const within = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 400" fill="#211">${inside}</svg>`;

test('reads the size, and shapes with inherited attributes', () => {
  const found = readSvg(within('<path d="M0 0h9z"/><path fill="none" stroke="#fff" d="M1 1h2"/>'));
  expect([found.width, found.height]).toEqual([360, 400]);
  expect(found.shapes.map(({ path, look }) => [path, look.fill, look.stroke])).toEqual([
    ['M0 0h9z', '#211', undefined],
    ['M1 1h2', 'none', '#fff'],
  ]);
});

test('a reused group is drawn only where it is used', () => {
  const { shapes } = readSvg(
    within('<defs><g id="a"><path fill="#fed" d="M0 0z"/></g></defs><use href="#a" x="3" y="-4"/>'),
  );
  expect(shapes.map(({ x, y, look }) => [x, y, look.fill])).toEqual([[3, -4, '#fed']]);
});

test('a circle becomes a path', () => {
  expect(readSvg(within('<circle cx="5" cy="6" r="2"/>')).shapes[0]?.path).toBe(
    'M5 6m-2 0a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  );
});

test('opacity is not inherited', () => {
  const { shapes } = readSvg(within('<g opacity="0.5"><path d="M0 0z"/></g><path opacity="0.2" d="M0 0z"/>'));
  expect(shapes.map(({ look }) => look.opacity)).toEqual([undefined, '0.2']);
});

test('unknown elements are refused', () => {
  expect(() => readSvg(within('<filter id="f"/>'))).toThrow('filter');
  expect(() => readSvg('nothing')).toThrow('no picture');
});

const KNOWN =
  /^(xmlns|viewBox|fill|fill-rule|stroke|stroke-(width|linejoin|linecap|dasharray)|opacity|d|id|href|x|y|cx|cy|r)$/;

test('all pictures of all games can be read', () => {
  const art = join(import.meta.dirname, '../art');
  const files = readdirSync(art, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg'));
  expect(files.length).toBeGreaterThan(300);
  for (const name of files) {
    const svg = readFileSync(join(art, name), 'utf8');
    const keys = new Set([...svg.matchAll(/\s([\w:-]+)="/g)].map(([, key]) => key ?? ''));
    expect(
      [...keys].filter((key) => !KNOWN.test(key)),
      name,
    ).toEqual([]);
    expect(/<(g|use|svg)[^>]*opacity/.test(svg), name).toBe(false); // overlapping shapes would show through
    expect(readSvg(svg).shapes.length, name).toBeGreaterThan(0);
  }
});

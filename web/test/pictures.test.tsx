// @vitest-environment happy-dom
// Pictures: the card's own, or for custom cards one of its kind.
import { render } from 'preact';
import { expect, test, vi } from 'vitest';
import { gallery, seedOf } from '../src/ui/cards/pictures';
import * as engraving from '../src/ui/cards/rasterizing';

const PICTURES = { 'bear-a': '<svg>a</svg>', 'bear-b': '<svg>b</svg>', 'wolf-a': '<svg>w</svg>' };

async function drawn(id: string, like?: RegExp): Promise<string> {
  const { fetchPictures, Picture } = gallery(async () => ({ default: PICTURES }));
  fetchPictures();
  await Promise.resolve();
  await Promise.resolve();
  const root = document.createElement('div');
  render(<Picture id={id} like={like} instead={<b>sign</b>} />, root);
  return decodeURIComponent(root.querySelector('img')?.getAttribute('src') ?? root.innerHTML);
}

test('a card shows its own picture', async () => {
  expect(await drawn('bear-b', /^wolf-/)).toContain('<svg>b</svg>');
});

test('a custom card uses a picture of its kind, always the same', async () => {
  const [first, again] = [await drawn('bear-of-mine', /^bear-/), await drawn('bear-of-mine', /^bear-/)];
  expect(first).toMatch(/<svg>[ab]<\/svg>/);
  expect(again).toBe(first);
  const names = Array.from({ length: 20 }, (_, index) => `bear-${index}x`);
  const shown = await Promise.all(names.map((name) => drawn(name, /^bear-/)));
  expect(new Set(shown).size).toBe(2);
});

test('without a kind an icon is shown', async () => {
  expect(await drawn('dragon', /^dragon-/)).toContain('sign');
  expect(await drawn('dragon')).toContain('sign');
});

test('a hash is a 32-bit integer', () => {
  expect(Number.isSafeInteger(seedOf('Ragnarök'.repeat(40)))).toBe(true);
});

test('the pictures of the first page stay when all are loaded', async () => {
  const { fetchSome, fetchPictures, addressOf } = gallery(async () => ({ default: PICTURES }));
  fetchSome(async () => ({ default: { 'bear-a': '<svg>a</svg>' } }));
  await new Promise((done) => setTimeout(done));
  expect([addressOf('bear-a') !== undefined, addressOf('wolf-a')]).toEqual([true, undefined]);
  fetchPictures();
  await new Promise((done) => setTimeout(done));
  expect(addressOf('wolf-a')).toContain('svg');
});

test('pictures in use are rasterised when loaded; enlarged cards use vector graphics', async () => {
  const press = vi.spyOn(engraving, 'rasterizeAll').mockImplementation((wanted, done) => {
    done(Object.fromEntries(wanted.map(([id]) => [id, `blob:${id}`])));
  });
  const { rasterize, fetchPictures, addressOf } = gallery(async () => ({ default: PICTURES }));
  const settled = () => new Promise((done) => setTimeout(done, 20));
  rasterize((id) => id.startsWith('bear-'));
  fetchPictures();
  await settled();
  expect([addressOf('bear-a'), addressOf('bear-a', true)]).toEqual(['blob:bear-a', expect.stringContaining('data:')]);
  expect(addressOf('wolf-a')).toContain('data:');
  rasterize(() => true); // the next table has other cards
  await settled();
  expect(press.mock.lastCall?.[0].map(([id]) => id)).toEqual(['wolf-a']);
});

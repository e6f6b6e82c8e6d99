import { beforeEach, expect, test, vi } from 'vitest';
import { bundleWords, find, learn, plain, readCards, say, sayFirst, speak } from '../src/ui/words';

const RAID: Record<string, string> = {
  en: 'verb-row = Row\nprompt-row = { $count ->\n    [one] One oar\n   *[other] { $count } oars\n}\nclose = not the page',
  pl: 'verb-row = Wiosłuj',
};

beforeEach(async () => {
  vi.stubGlobal('fetch', async (address: URL | string) => {
    const found = /words\/(\w+)\?game=raid/.exec(String(address));
    return found ? new Response(RAID[found[1] ?? ''] ?? '') : new Response('', { status: 404 });
  });
  await speak('en');
  await learn('raid', true);
});

test('the words of the game are found, with their plurals', () => {
  expect(say('verb-row')).toBe('Row');
  expect([say('prompt-row', { count: 1 }), say('prompt-row', { count: 3 })]).toEqual(['One oar', '3 oars']);
});

test('cards that bring their own names are called by them, in the reader’s language or in another', async () => {
  readCards({ words: { 'card-ulf': { '': 'Ulf the Typed', pl: 'Wpisany Ulf' }, 'card-hrolf': { '': 'Hrolf' } } });
  expect([say('card-ulf'), say('card-hrolf')]).toEqual(['Ulf the Typed', 'Hrolf']);
  await speak('pl');
  expect([say('card-ulf'), say('card-hrolf')]).toEqual(['Wpisany Ulf', 'Hrolf']);
  readCards({});
  expect(find('card-ulf')).toBeUndefined();
});

test('a game cannot change the page’s own words', () => {
  expect(say('close')).not.toBe('not the page');
});

test('a missing key is shown in a readable form', () => {
  expect(say('verb-beat-the_drum')).toBe('Verb beat the drum');
  expect(find('verb-beat')).toBeUndefined();
  expect(sayFirst(['verb-stroke', 'verb-row', 'row'])).toBe('Row');
  expect(sayFirst(['verb-stroke', 'long-oar'])).toBe('Long oar');
  expect(plain('')).toBe('');
});

test('another language changes the games’ words with the page’s', async () => {
  await speak('pl');
  expect(say('verb-row')).toBe('Wiosłuj');
  expect(document.documentElement.lang).toBe('pl');
  expect(say('close')).toBe('Zamknij');
});

test('without the server the page keeps its own words', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('away')));
  await learn('saga', false);
  expect(say('close')).toBe('Close');
});

test('a separate bundle returns nothing for unknown keys', () => {
  const guide = bundleWords('en', 'guide-row = Pull!');
  expect([guide('guide-row'), guide('guide-sail')]).toEqual(['Pull!', '']);
});

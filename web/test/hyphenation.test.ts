import { expect, test } from 'vitest';
import { hyphenated, longestWord } from '../src/ui/cards/hyphenation';

const seen = (name: string) => hyphenated(name).replaceAll('\u00ad', '|');

test('a long word gets soft hyphens between syllables, with at least three letters on either side', () => {
  expect(seen('Гуллбранд Златощетинный')).toBe('Гуллбранд Зла|то|ще|тин|ный');
  expect(seen('Jöfur Medvědobijec')).toBe('Jöfur Med|vě|do|bi|jec');
  expect(seen('Благословение Локи')).toBe('Бла|гос|ло|ве|ние Локи');
});

test('of several consonants the first stays, and two letters for one sound are not split', () => {
  expect(seen('Błogosławieństwo Lokiego')).toBe('Bło|gos|ła|wień|stwo Lokiego');
  expect(seen('Zmierzchowy')).toBe('Zmierz|chowy');
  expect(seen('Niepokonaszony')).toBe('Nie|po|ko|na|szony');
});

test('a short word gets none', () => {
  expect(seen('Gullbrand Golden-Bristle')).toBe('Gullbrand Golden-Bristle');
});

test('the length is that of the longest word, also of hyphenated ones', () => {
  expect(longestWord('Gullbrand Golden-Bristle')).toBe(9);
  expect(longestWord('Гуллбранд Златощетинный')).toBe(13);
});

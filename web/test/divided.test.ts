// @vitest-environment node
import { expect, test } from 'vitest';
import { divided, lettersIn } from '../src/ui/cards/divided';

const seen = (name: string) => divided(name).replaceAll('\u00ad', '|');

test('a long word is divided between syllables, and three letters stay on either side', () => {
  expect(seen('Гуллбранд Златощетинный')).toBe('Гуллбранд Зла|то|ще|тин|ный');
  expect(seen('Jöfur Medvědobijec')).toBe('Jöfur Med|vě|do|bi|jec');
  expect(seen('Благословение Локи')).toBe('Бла|гос|ло|ве|ние Локи');
});

test('of many consonants the first stays, and two letters that are one sound stay together', () => {
  expect(seen('Błogosławieństwo Lokiego')).toBe('Bło|gos|ła|wień|stwo Lokiego');
  expect(seen('Zmierzchowy')).toBe('Zmierz|chowy');
  expect(seen('Niepokonaszony')).toBe('Nie|po|ko|na|szony');
});

test('a short word is not', () => {
  expect(seen('Gullbrand Golden-Bristle')).toBe('Gullbrand Golden-Bristle');
});

test('the longest word counts, whatever joins it to others', () => {
  expect(lettersIn('Gullbrand Golden-Bristle')).toBe(9);
  expect(lettersIn('Гуллбранд Златощетинный')).toBe(13);
});

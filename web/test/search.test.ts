// The search for rules: the best page ranks first in every language, also for inflected words.
import { expect, test } from 'vitest';
import { type Page, RuleIndex, stem, wordsOf } from '../src/companion/search';

const page = (key: string, title: string, text: string): Page => ({ key, title, text, weight: 1 });
const best = (pages: Page[], question: string) => new RuleIndex(pages).find(question, 3).map((hit) => hit.page.key);

const ENGLISH = [
  page('tie', 'Who wins', 'With equal strength the attacker wins the tie.'),
  page('reroll', 'Rerolls', 'Discard one die and reroll the others, as often as you like.'),
  page('valhalla', 'Valhalla', 'Activated warriors of the winner go to Valhalla.'),
];

test('the page that answers the question ranks first', () => {
  expect(best(ENGLISH, 'Who wins a tie?')[0]).toBe('tie');
  expect(best(ENGLISH, 'how often may I reroll dice')[0]).toBe('reroll');
  expect(best(ENGLISH, 'which warriors go to valhalla')[0]).toBe('valhalla');
});

test('inflected words are found in Russian, Polish and Czech', () => {
  const russian = [
    page('a', 'Ничья', 'При равной силе побеждает нападающий.'),
    page('b', 'Перебросы', 'Сбросьте кубик.'),
  ];
  expect(best(russian, 'Кто победит при ничье, нападающие?')[0]).toBe('a');
  expect(best(russian, 'сколько перебросов кубика')[0]).toBe('b');
  const polish = [page('a', 'Tarcze', 'Za zdobyte tarcze są punkty.'), page('b', 'Przerzuty', 'Odrzuć kość.')];
  expect(best(polish, 'ile punktow za tarczę')[0]).toBe('a');
  const czech = [page('a', 'Štíty', 'Za ukořistěné štíty jsou body.'), page('b', 'Přehozy', 'Odlož kostku.')];
  expect(best(czech, 'kolik prehozu')[0]).toBe('b');
});

test('accents may be left out, but й stays a letter', () => {
  expect(wordsOf('Łódź štít żółw ёлка й')).toEqual(['lodz', 'stit', 'zolw', 'елка', 'й']);
  expect(stem('воины')).toBe('воины');
  expect(stem('перебросами')).toBe('переброс');
});

test('nothing is found for unknown words or nonsense', () => {
  expect(best(ENGLISH, 'xyzzy')).toEqual([]);
  expect(best(ENGLISH, '')).toEqual([]);
  expect(best(ENGLISH, '?!… ((')).toEqual([]);
  expect(best([], 'tie')).toEqual([]);
});

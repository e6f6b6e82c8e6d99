// Any style sheets may be loaded together, so a class that a game styles globally must not occur elsewhere.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCES = resolve(dirname(fileURLToPath(import.meta.url)), '../src');
const BARE = /^\.[\w-]+(?:,\n\.[\w-]+)* \{/gm; // rules for a class wherever it stands

/** `games/valhalla`, `companion`; what `ui` styles is for everybody. */
function roomOf(sheet: string): string {
  const [first = '', second = ''] = sheet.split('/');
  return first === 'games' ? `${first}/${second}` : first;
}

function classesOf(sheet: string): string[] {
  return (readFileSync(join(SOURCES, sheet), 'utf8').match(BARE) ?? []).flatMap(
    (rule) => rule.match(/\.[\w-]+/g) ?? [],
  );
}

test('no class is styled globally by two rooms', () => {
  const rooms = new Map<string, Set<string>>();
  const files = readdirSync(SOURCES, { encoding: 'utf8', recursive: true });
  for (const sheet of files.filter((file) => file.endsWith('.css') && roomOf(file) !== 'ui'))
    for (const name of classesOf(sheet)) rooms.set(name, (rooms.get(name) ?? new Set()).add(roomOf(sheet)));
  expect(rooms.size).toBeGreaterThan(300);
  const shared = [...rooms].filter(([, all]) => all.size > 1 && [...all].some((room) => room.startsWith('games/')));
  expect(shared.map(([name, all]) => `${name}: ${[...all].join(', ')}`)).toEqual([]);
});

test('selectable fields keep their icon: their background is only a colour', () => {
  const files = readdirSync(SOURCES, { encoding: 'utf8', recursive: true }).filter((file) => file.endsWith('.css'));
  const rules = files.flatMap((file) => readFileSync(join(SOURCES, file), 'utf8').match(/[^{}]*\{[^{}]*\}/g) ?? []);
  const lists = rules.filter((rule) => /\bselect\b(?! option)[^{]*\{/.test(rule) && !rule.includes('.quiet-select'));
  expect(lists.length).toBeGreaterThan(5);
  expect(lists.filter((rule) => /\bbackground:/.test(rule))).toEqual([]);
});

// A card set as it is typed in: plain tables by file. Nothing here knows a game.
import { seedOf } from '../ui/cards/pictures';
import type { CardForms, FieldForm, KindForm, SheetForm, TableForm } from '../wire/messages';

export type Entry = Record<string, unknown>;
export type Files = Record<string, Entry>;

export interface Draft {
  key: string;
  game: string;
  title: string;
  files: Files;
  changed: number;
}

/** Which card is open. */
export interface Place {
  file: string;
  table: string;
  at: number;
}

export const isTable = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function cardsOf(files: Files, file: string, table: string): Entry[] {
  const found = files[file]?.[table];
  return Array.isArray(found) ? found.filter(isTable) : [];
}

export const sheetOf = (forms: CardForms, file: string): SheetForm | undefined =>
  forms.sheets.find((sheet) => sheet.file === file);

export function tableOf(forms: CardForms, { file, table }: Place): TableForm | undefined {
  return sheetOf(forms, file)?.tables.find((one) => one.key === table);
}

/** The same files with one card changed, added (at the end) or, with null, taken out. */
export function withCard(files: Files, { file, table, at }: Place, card: Entry | null): Files {
  const cards = [...cardsOf(files, file, table)];
  cards.splice(at, 1, ...(card ? [card] : []));
  return { ...files, [file]: { ...files[file], [table]: cards } };
}

/** A field that is left empty is not there. */
export function withField(entry: Entry, key: string, value: unknown): Entry {
  const { [key]: _, ...others } = entry;
  return value === undefined || value === '' ? others : { ...entry, [key]: value };
}

/** The kinds that a field may name; `{type}` stands for what another field of the card says. */
export function kindsOf(forms: CardForms, field: FieldForm, card: Entry): KindForm[] {
  return forms.kinds[groupOf(field, card)] ?? [];
}

function groupOf(field: FieldForm, card: Entry): string {
  return field.kinds.replace(/\{(\w+)\}/, (_, key: string) => String(card[key] ?? ''));
}

/** The parameters of a table whose kind another field names. */
export function parametersOf(forms: CardForms, field: FieldForm, card: Entry): FieldForm[] {
  const wanted = groupOf(field, card);
  const kinds = Object.values(forms.kinds).flat();
  return kinds.find((kind) => kind.key === wanted)?.fields ?? [];
}

const HEAD = new Set(['format', 'set', 'version', 'worth']);

/** What people type in; the head of a file is not theirs. */
export const typed = (table: TableForm): FieldForm[] => table.fields.filter((field) => !HEAD.has(field.key));

/** The head of every file of a set, without any cards. */
export function emptied(files: Files): Files {
  const heads = Object.entries(files).map(([file, content]) => [
    file,
    Object.fromEntries(Object.entries(content).map(([key, value]) => [key, emptyOf(value)])),
  ]);
  return Object.fromEntries(heads);
}

const emptyOf = (value: unknown): unknown => (Array.isArray(value) && value.every(isTable) ? [] : value);

/** A card with what every card needs: the least that is allowed, the first that can be chosen. */
export function blank(fields: FieldForm[], id: string): Entry {
  const needed = fields.filter((field) => field.needed).map((field) => [field.key, firstOf(field)]);
  return { ...Object.fromEntries(needed.filter(([, value]) => value !== undefined)), id };
}

export function firstOf(field: FieldForm): unknown {
  if (field.key === 'source') return 'owner';
  switch (field.sort) {
    case 'number':
      return field.least;
    case 'yes or no':
      return false;
    case 'list':
      return [];
    case 'table':
      return field.inside.length > 0 ? blank(field.inside, '') : undefined;
    default:
      return field.choices[0];
  }
}

/** A name for a new card that no other card has. */
export function freeId(cards: Entry[], stem: string): string {
  const taken = new Set(cards.map((card) => card.id));
  let number = cards.length + 1;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

/** How many cards lie in the deck. */
export function copiesIn(cards: Entry[]): number {
  return cards.reduce((sum, { copies }) => sum + countOf(copies), 0);
}

const countOf = (copies: unknown): number =>
  Array.isArray(copies) ? copies.length : typeof copies === 'number' ? copies : 1;

export function newKey(title: string): string {
  return `${Date.now().toString(36)}-${seedOf(title + Math.random()).toString(36)}`;
}

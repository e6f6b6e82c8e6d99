// The model of a card set: plain tables by file, the same for all games.
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

/** The open card. */
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

/** A copy of the files with one card changed, added (at the end) or, with null, removed. */
export function withCard(files: Files, { file, table, at }: Place, card: Entry | null): Files {
  const cards = [...cardsOf(files, file, table)];
  cards.splice(at, 1, ...(card ? [card] : []));
  return { ...files, [file]: { ...files[file], [table]: cards } };
}

/** A copy of the entry with one field set; an empty value removes the field. */
export function withField(entry: Entry, key: string, value: unknown): Entry {
  const { [key]: _, ...others } = entry;
  return value === undefined || value === '' ? others : { ...entry, [key]: value };
}

/** The kinds that a field allows; `{type}` is replaced by another field of the card. */
export function kindsOf(forms: CardForms, field: FieldForm, card: Entry): KindForm[] {
  return forms.kinds[groupOf(field, card)] ?? [];
}

function groupOf(field: FieldForm, card: Entry): string {
  return field.kinds.replace(/\{(\w+)\}/, (_, key: string) => String(card[key] ?? ''));
}

/** The parameters of the kind that another field of the table names. */
export function parametersOf(forms: CardForms, field: FieldForm, card: Entry): FieldForm[] {
  const wanted = groupOf(field, card);
  const kinds = Object.values(forms.kinds).flat();
  return kinds.find((kind) => kind.key === wanted)?.fields ?? [];
}

const HEAD = new Set(['format', 'set', 'version', 'worth']);

/** The fields that people fill in, without the header of the file. */
export const typed = (table: TableForm): FieldForm[] => table.fields.filter((field) => !HEAD.has(field.key));

/** The headers of a set's files, without cards. */
export function emptied(files: Files): Files {
  const heads = Object.entries(files).map(([file, content]) => [
    file,
    Object.fromEntries(Object.entries(content).map(([key, value]) => [key, emptyOf(value)])),
  ]);
  return Object.fromEntries(heads);
}

const emptyOf = (value: unknown): unknown => (Array.isArray(value) && value.every(isTable) ? [] : value);

/** A new card with required fields only: the smallest allowed number, the first choice. */
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

/** An unused id for a new card. */
export function freeId(cards: Entry[], stem: string): string {
  const taken = new Set(cards.map((card) => card.id));
  let number = cards.length + 1;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

/** The number of cards in the deck, copies included. */
export function copiesIn(cards: Entry[]): number {
  return cards.reduce((sum, { copies }) => sum + countOf(copies), 0);
}

const countOf = (copies: unknown): number =>
  Array.isArray(copies) ? copies.length : typeof copies === 'number' ? copies : 1;

export function newKey(title: string): string {
  return `${Date.now().toString(36)}-${seedOf(title + Math.random()).toString(36)}`;
}

// Validates fields in the form, before the checker of the game: bounds, choices, missing values.
import type { CardForms, Complaint, FieldForm } from '../wire/messages';
import { type Entry, isTable, kindsOf, parametersOf } from './model';

/** A message key with its values, by the path of its field: `ability.clan`. */
export type Mistakes = Map<string, { key: string; args?: Record<string, string | number> }>;

const ID = /^[a-z0-9_-]{1,40}$/;
const MARKUP = /[<>[\]{}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;
const LONGEST = { name: 60, text: 600 };

export function mistakesOf(forms: CardForms, fields: FieldForm[], card: Entry): Mistakes {
  const found: Mistakes = new Map();
  lookAt(forms, fields, card, card, '', found);
  for (const key of ['name', 'text'] as const) {
    const said = isTable(card[key]) ? Object.values(card[key]) : [card[key] ?? ''];
    for (const text of said) {
      if (String(text).length > LONGEST[key]) found.set(key, { key: 'mistake-long', args: { most: LONGEST[key] } });
      else if (MARKUP.test(String(text))) found.set(key, { key: 'mistake-letters' });
    }
  }
  return found;
}

function lookAt(
  forms: CardForms,
  fields: FieldForm[],
  entry: Entry,
  card: Entry,
  above: string,
  found: Mistakes,
): void {
  for (const field of fields) {
    const path = above ? `${above}.${field.key}` : field.key;
    const value = entry[field.key];
    if (value === undefined || value === '') {
      if (field.needed) found.set(path, { key: 'mistake-missing' });
      continue;
    }
    const wrong = wrongWith(forms, field, value, card);
    if (wrong) found.set(path, wrong);
    else lookInside(forms, field, value, card, path, found);
  }
}

function wrongWith(forms: CardForms, field: FieldForm, value: unknown, card: Entry) {
  const { sort, least, most, choices } = field;
  if (sort === 'number' && !(Number.isInteger(value) && Number(value) >= least && Number(value) <= most))
    return { key: 'mistake-range', args: { least, most } };
  if (field.key === 'id' && !ID.test(String(value))) return { key: 'mistake-id' };
  const values = Array.isArray(value) ? value : [value];
  if (choices.length > 0 && values.some((one) => !choices.includes(String(one)))) return { key: 'mistake-choice' };
  const kinds = sort === 'text' && field.kinds ? kindsOf(forms, field, card) : [];
  if (kinds.length > 0 && !kinds.some((kind) => kind.key === value)) return { key: 'mistake-choice' };
  return undefined;
}

function lookInside(
  forms: CardForms,
  field: FieldForm,
  value: unknown,
  card: Entry,
  path: string,
  found: Mistakes,
): void {
  if (Array.isArray(value)) {
    value.forEach((one, at) => {
      if (isTable(one)) lookAt(forms, fieldsOf(forms, field, one, card), one, card, `${path}.${at}`, found);
    });
  } else if (isTable(value)) lookAt(forms, fieldsOf(forms, field, value, card), value, card, path, found);
}

/** The fields of a table, or the parameters of the kind that it names. */
export function fieldsOf(forms: CardForms, field: FieldForm, value: Entry, card: Entry): FieldForm[] {
  if (field.inside.length > 0) return field.inside;
  const kind = kindsOf(forms, field, card).find((one) => one.key === value.kind);
  return kind?.fields ?? (value.kind === undefined ? parametersOf(forms, field, card) : []);
}

/** Whether the complaint is about this field or a part of it. */
export function concerns(complaint: Complaint | null | undefined, path: string): boolean {
  return Boolean(complaint) && (complaint?.path ?? []).join('.') === path.replace(/\.\d+/g, '');
}

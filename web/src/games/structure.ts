// Sorts the fields of a state for the layout: which are words in a line, which need a panel.

export type Fields = Record<string, unknown>;

export interface Laid {
  simple: [string, unknown][];
  large: [string, unknown][];
}

/** Fields that are shown elsewhere or are meant for programs only. */
const ELSEWHERE = new Set(['game', 'seat', 'waiting', 'over', 'barred']);

/** The fields to show, large ones apart. Fields that are missing, empty or false are left out. */
export function fieldsOf(value: unknown): Laid {
  const shown = Object.entries(isFields(value) ? value : {}).filter(
    ([key, item]) => !ELSEWHERE.has(key) && !isEmpty(item) && !isCounted(key, value as Fields),
  );
  return { simple: shown.filter(([, item]) => !isLarge(item)), large: shown.filter(([, item]) => isLarge(item)) };
}

/** Whether a field only counts a list that is shown itself, as `hand_size` does. */
function isCounted(key: string, fields: Fields): boolean {
  const whole = fields[key.replace(/_(size|count)$/, '')];
  return /_(size|count)$/.test(key) && Array.isArray(whole);
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isPlain(value: unknown): boolean {
  return value === null || typeof value !== 'object';
}

export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmpty);
  return isFields(value) ? Object.values(value).every(isEmpty) : value === null || value === false || value === '';
}

export function isLarge(value: unknown): boolean {
  return isFields(value) || (Array.isArray(value) && value.some((item) => isFields(item) || Array.isArray(item)));
}

const TITLES = ['key', 'name', 'card'];

/** The name of a thing, and its other fields. */
export function titleOf(thing: Fields): [string, Fields] {
  const key = TITLES.find((one) => typeof thing[one] === 'string' && thing[one] !== '');
  if (key === undefined) return ['', thing];
  const { [key]: title, ...rest } = thing;
  return [String(title), rest];
}

/** The rule id of a timeline's current step; undefined if the list is no timeline. */
export function stepNow(list: unknown[]): string | undefined {
  const steps = list.filter((item): item is Fields => isFields(item) && 'rule' in item && 'state' in item);
  if (steps.length === 0 || steps.length < list.length) return undefined;
  return String(steps.find((step) => step.state === 'now')?.rule ?? '');
}

// What a state is made of, for laying it out: which fields are worth a word, which need a place of their own.

export type Fields = Record<string, unknown>;

export interface Laid {
  simple: [string, unknown][];
  large: [string, unknown][];
}

/** Said elsewhere on the page, or to programs only. */
const ELSEWHERE = new Set(['game', 'seat', 'waiting', 'over', 'barred']);

/** The fields to show, large ones apart. What is missing, empty or not so is not mentioned. */
export function fieldsOf(value: unknown): Laid {
  const shown = Object.entries(isFields(value) ? value : {}).filter(
    ([key, item]) => !ELSEWHERE.has(key) && !isEmpty(item) && !isCounted(key, value as Fields),
  );
  return { simple: shown.filter(([, item]) => !isLarge(item)), large: shown.filter(([, item]) => isLarge(item)) };
}

/** `hand_size` says nothing where the hand itself is seen. */
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

/** What a thing is called, and the rest of it. */
export function titleOf(thing: Fields): [string, Fields] {
  const key = TITLES.find((one) => typeof thing[one] === 'string' && thing[one] !== '');
  if (key === undefined) return ['', thing];
  const { [key]: title, ...rest } = thing;
  return [String(title), rest];
}

/** The rule of the step a timeline stands at; undefined where the list is no timeline. */
export function stepNow(list: unknown[]): string | undefined {
  const steps = list.filter((item): item is Fields => isFields(item) && 'rule' in item && 'state' in item);
  if (steps.length === 0 || steps.length < list.length) return undefined;
  return String(steps.find((step) => step.state === 'now')?.rule ?? '');
}

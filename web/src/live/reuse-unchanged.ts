// Keeps unchanged parts of a table as the same objects. The server sends the whole table with every answer; components
// compare by identity and skip what did not change.

/** The new value, built from the parts of the old one that are equal. */
export function reuseUnchanged<T>(before: unknown, after: T): T {
  if (Array.isArray(after)) {
    if (!Array.isArray(before)) return after;
    const parts = after.map((part, at) => reuseUnchanged(before[at], part));
    return (parts.length === before.length && parts.every((part, at) => part === before[at]) ? before : parts) as T;
  }
  if (!isRecord(after) || !isRecord(before)) return after;
  const parts = Object.entries(after).map(([key, part]) => [key, reuseUnchanged(before[key], part)] as const);
  const as = ([key, part]: readonly [string, unknown]) => Object.hasOwn(before, key) && part === before[key];
  const same = parts.length === Object.keys(before).length && parts.every(as);
  return (same ? before : Object.fromEntries(parts)) as T;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

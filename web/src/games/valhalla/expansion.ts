// Loads what expansions draw at a table of Valhalla. An expansion drawn by hand has a folder in `expansions/`; any
// other is laid out from its structure.

import type { Drawings, Met, Stage } from './stage';
import type { LairView } from './wire';

/** Loads the drawings of these expansions. Those without a folder are left out. */
export async function fetchDrawings(keys: string[]): Promise<Drawings> {
  const found = await Promise.all(keys.map(async (key) => [key, await fetchOne(key)] as const));
  return Object.fromEntries(found.flatMap(([key, drawn]) => (drawn ? [[key, drawn]] : [])));
}

async function fetchOne(key: string): Promise<Drawings[string] | undefined> {
  try {
    return ((await import(`./expansions/${key}/index.tsx`)) as { DRAWN: Drawings[string] }).DRAWN;
  } catch {
    return undefined; // the expansion has no drawing
  }
}

/** Pairs the expansions at this table with their drawings. Includes those that only say that slots matter. */
export function meet(modules: Record<string, unknown>, drawings: Drawings): Met[] {
  const silent = Object.keys(drawings).filter((key) => !(key in modules) && drawings[key]?.slotsMatter);
  return [
    ...Object.entries(modules).map(([key, view]) => ({ key, view, drawn: drawings[key] })),
    ...silent.map((key) => ({ key, view: undefined, drawn: { slotsMatter: true } })),
  ];
}

type AtTable = Pick<Stage, 'expansions'>;

/** The first result that is not undefined, asked of one expansion after another. */
export function ask<T>(
  { expansions }: AtTable,
  question: (drawn: Drawings[string], view: unknown) => T | undefined,
): T | undefined {
  for (const { drawn, view } of expansions) {
    const answer = drawn && question(drawn, view);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/** The seat that plays in a pair with this seat, if there is one. */
export function companionOf(stage: AtTable, seat: number): number | undefined {
  return ask(stage, (drawn, view) => drawn.companion?.(view, seat));
}

export function pairOf(stage: AtTable): { words: string; shared: boolean } | undefined {
  return ask(stage, (drawn) => drawn.pair);
}

/** The monster of this table, if the players fight one. */
export function lairOf(stage: AtTable): LairView | undefined {
  return ask(stage, (drawn, view) => drawn.lair?.(view));
}

export function goalOf(stage: AtTable): string {
  return ask(stage, (drawn) => drawn.goal) ?? '';
}

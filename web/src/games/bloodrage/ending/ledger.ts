// Reads the sources of glory from the log. Each gain follows the line that explains it.
import type { LogLine } from '../../../wire/messages';

export const SOURCES = ['battle', 'pillage', 'quest', 'ragnarok', 'card', 'stat', 'lost'] as const;
export type Source = (typeof SOURCES)[number];

export interface Entry {
  line: number;
  age: number;
  seat: number;
  source: Source;
  card: string; // the card that scored
  glory: number;
}

/** Cards that only multiply what another source scores. */
const MULTIPLIERS = new Set(['odins-inspiration', 'odins-throne']);

export function ledger(log: LogLine[]): Entry[] {
  const entries: Entry[] = [];
  let [age, phase] = [1, 'gifts'];
  log.forEach((line, index) => {
    if (line.name === 'age-began') age = line.subjects[0]?.number ?? age;
    if (line.name === 'phase-began') phase = line.subjects[0]?.key ?? phase;
    const amount = line.subjects[0]?.number ?? 0;
    if (line.name === 'lost-glory')
      entries.push({ line: line.number, age, seat: line.seat, source: 'lost', card: '', glory: -amount });
    if (line.name === 'gained-glory')
      entries.push({ line: line.number, age, seat: line.seat, ...sourceOf(log, index, phase), glory: amount });
  });
  return entries;
}

function sourceOf(log: LogLine[], index: number, phase: string): { source: Source; card: string } {
  const before = log[index - 1]?.name === 'gained-rage' ? log[index - 2] : log[index - 1];
  const key = before?.subjects[0]?.key ?? '';
  if (before?.name === 'figure-spoke') return { source: 'card', card: key };
  if (before?.name === 'spoke' && !MULTIPLIERS.has(key)) return { source: 'card', card: key };
  if (before?.name === 'watched' || before?.name === 'lost-glory')
    return { source: 'card', card: spokenBefore(log, index) };
  if (before?.name === 'quest-done') return { source: 'quest', card: key };
  if (before?.name === 'pillaged' && before.subjects[1]?.key === 'glory') return { source: 'pillage', card: '' };
  return { source: phase === 'ragnarok' ? 'ragnarok' : phase === 'valhalla' ? 'stat' : 'battle', card: '' };
}

function spokenBefore(log: LogLine[], index: number): string {
  for (let at = index - 1; at > index - 6 && at >= 0; at -= 1) {
    const line = log[at];
    if (line?.name === 'spoke' || line?.name === 'revealed') return line.subjects[0]?.key ?? '';
  }
  return '';
}

/** The glory of a seat from one source. */
export function sum(entries: Entry[], seat: number, source?: Source): number {
  return entries
    .filter((entry) => entry.seat === seat && (!source || entry.source === source))
    .reduce((total, entry) => total + entry.glory, 0);
}

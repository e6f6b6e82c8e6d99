// Reads the last pillage with its battle, and the end of an Age, from the log.
import type { LogLine } from '../../../wire/messages';

export interface Outcome {
  start: number; // number of its first log line
  province: string;
  pillager: number;
  fought: boolean;
  sides: Side[];
  winner: number; // seat, or -1 for none
  reward: string; // the reward, if the pillage succeeded
  closed: boolean; // another event has happened since
}

export interface Side {
  seat: number;
  cards: { card: string; struck: boolean; worth: number }[];
  total: number;
  lost: string[];
  glory: number;
  raised: string[];
}

/** Events that end the display of a pillage. */
const ENDS = new Set([
  'pillage-began',
  'marched',
  'phase-began',
  'upgraded',
  'quest-laid',
  'passed',
  'age-began',
  'rose',
  'invaded',
]);

/** The last pillage, if it has ended. */
export function lastOutcome(log: LogLine[]): Outcome | null {
  const began = log.findLastIndex((line) => line.name === 'pillage-began');
  const first = log[began];
  if (!first) return null;
  const length = log.slice(began + 1).findIndex((line) => ENDS.has(line.name));
  const lines = log.slice(began, length < 0 ? undefined : began + 1 + length);
  const end = lines.find((line) => ['won', 'nobody-won', 'pillaged'].includes(line.name));
  return end ? { ...outcomeOf(first, lines), closed: length >= 0 } : null;
}

function outcomeOf(first: LogLine, lines: LogLine[]): Omit<Outcome, 'closed'> {
  const won = lines.find((line) => line.name === 'won');
  const token = lines.find((line) => line.name === 'pillaged')?.subjects[1]?.key ?? '';
  const seats = lines.filter((line) => line.name === 'total').map((line) => line.seat);
  return {
    start: first.number,
    province: first.subjects[0]?.key ?? '',
    pillager: first.seat,
    fought: seats.length > 0,
    sides: [...new Set(seats.length > 0 ? seats : [first.seat])].map((seat) => sideOf(seat, lines)),
    winner: won ? won.seat : -1,
    reward: token,
  };
}

function sideOf(seat: number, lines: LogLine[]): Side {
  const own = lines.filter((line) => line.seat === seat);
  // the players chose new cards after this event
  const after = own.slice(1 + own.findLastIndex((line) => line.name === 'watched'));
  const struck = new Set(after.filter((line) => line.name === 'cancelled').map((line) => line.subjects[0]?.key));
  const counted = new Map(
    after
      .filter((line) => line.name === 'counted')
      .map((line) => [line.subjects[0]?.key, line.subjects[1]?.number ?? 0]),
  );
  const cards = cardsSinceWatch(seat, lines).map(({ card, worth }) => ({
    card,
    struck: struck.has(card),
    worth: counted.get(card) ?? worth,
  }));
  return {
    seat,
    cards,
    total: own.findLast((line) => line.name === 'total')?.subjects[0]?.number ?? 0,
    lost: own.filter((line) => line.name === 'destroyed').map((line) => line.subjects[0]?.key ?? ''),
    glory: own.reduce(
      (sum, line) =>
        sum +
        (line.name === 'gained-glory'
          ? (line.subjects[0]?.number ?? 0)
          : line.name === 'lost-glory'
            ? -(line.subjects[0]?.number ?? 0)
            : 0),
      0,
    ),
    raised: own.filter((line) => line.name === 'raised').map((line) => line.subjects[0]?.key ?? ''),
  };
}

/** The cards that were played, each with its strength when it was revealed. */
function cardsSinceWatch(seat: number, lines: LogLine[]): { card: string; worth: number }[] {
  const since = lines.slice(1 + lines.findLastIndex((line) => line.name === 'watched'));
  return since
    .filter((line) => line.seat === seat && ['revealed', 'added'].includes(line.name))
    .map(({ subjects }) => ({ card: subjects[0]?.key ?? '', worth: subjects[1]?.number ?? 0 }));
}

export interface AgeEnd {
  start: number;
  age: number;
  quests: { seat: number; card: string; glory: number; done: boolean }[];
  province: string;
  fallen: { seat: number; kinds: string[]; glory: number }[];
  returned: { seat: number; count: number; glory: number }[];
}

/** The end of the last Age, once the next one has begun. */
export function lastAge(log: LogLine[]): AgeEnd | null {
  const next = log.findLastIndex((line) => line.name === 'age-began');
  const begun = log[next]?.subjects[0]?.number ?? 1;
  const start = log.findLastIndex(
    (line, index) => index < next && line.name === 'phase-began' && line.subjects[0]?.key === 'quest',
  );
  const first = log[start];
  if (!first || begun < 2) return null;
  const lines = log.slice(start, next);
  const doom = lines.findIndex((line) => line.name === 'phase-began' && line.subjects[0]?.key === 'ragnarok');
  const feast = lines.findIndex((line) => line.name === 'phase-began' && line.subjects[0]?.key === 'valhalla');
  return {
    start: first.number,
    age: begun - 1,
    quests: lines.flatMap(questOf),
    province: lines.find((line) => line.name === 'province-lost')?.subjects[0]?.key ?? '',
    fallen: bySeat(lines.slice(doom, feast), 'destroyed').map(({ seat, found, glory }) => ({
      seat,
      kinds: found.map((line) => line.subjects[0]?.key ?? ''),
      glory,
    })),
    returned: bySeat(lines.slice(feast), 'returned').map(({ seat, found, glory }) => ({
      seat,
      count: found.reduce((sum, line) => sum + (line.subjects[1]?.number ?? 0), 0),
      glory,
    })),
  };
}

function questOf(line: LogLine): AgeEnd['quests'] {
  if (!['quest-done', 'quest-failed'].includes(line.name)) return [];
  return [
    {
      seat: line.seat,
      card: line.subjects[0]?.key ?? '',
      glory: line.subjects[1]?.number ?? 0,
      done: line.name === 'quest-done',
    },
  ];
}

function bySeat(lines: LogLine[], name: string): { seat: number; found: LogLine[]; glory: number }[] {
  const seats = [...new Set(lines.filter((line) => line.name === name).map((line) => line.seat))];
  return seats.map((seat) => ({
    seat,
    found: lines.filter((line) => line.name === name && line.seat === seat),
    glory: lines
      .filter((line) => line.name === 'gained-glory' && line.seat === seat)
      .reduce((sum, line) => sum + (line.subjects[0]?.number ?? 0), 0),
  }));
}

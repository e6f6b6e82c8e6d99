// A log line as a sentence whose cards can be looked at.
import type { ComponentChildren } from 'preact';
import { type EventEffect, effectOf } from '../live/event-effects';
import { lookOf, thing } from '../live/naming';
import { names } from '../live/scope';
import { hold, lookAt } from '../ui/cards/peek';
import { find, plain } from '../ui/words';
import type { LogLine, Subject, TableInfo } from '../wire/messages';

export interface Entry {
  line: LogLine;
  times: number;
}

export function entriesOf(game: string, lines: LogLine[]): Entry[] {
  const entries: Entry[] = [];
  for (const line of lines) {
    const manner = effectOf(game, line.name);
    if (tellsNothing(manner, line)) continue;
    const last = entries[entries.length - 1];
    if (last && manner.gathered && alike(last.line, line)) {
      entries[entries.length - 1] = {
        line: { ...last.line, subjects: [...last.line.subjects, ...line.subjects] },
        times: last.times + 1,
      };
    } else if (last && alike(last.line, line) && JSON.stringify(last.line.subjects) === JSON.stringify(line.subjects)) {
      entries[entries.length - 1] = { line: last.line, times: last.times + 1 };
    } else {
      entries.push({ line, times: 1 });
    }
  }
  return entries;
}

function tellsNothing(manner: EventEffect, { hidden, subjects }: LogLine): boolean {
  return (hidden && manner.private === true) || (manner.counted === true && subjects[0]?.number === 0);
}

function alike(one: LogLine, other: LogLine): boolean {
  return one.name === other.name && one.seat === other.seat && one.hidden === other.hidden;
}

export function sentence(table: TableInfo, line: LogLine, times = 1): string {
  return wordsOf(table, line, times, (subject) => thing(table, subject, line.subjects));
}

function wordsOf(
  table: TableInfo,
  line: LogLine,
  times: number,
  call: (subject: Subject, index: number) => string,
): string {
  const called = line.subjects.map(call);
  const args: Record<string, string | number> = {
    who: names(table, line.seat),
    me: table.mine.includes(line.seat) ? 'yes' : 'no',
    you: line.subjects.some((subject) => subject.sort === 'seat' && table.mine.includes(subject.number)) ? 'yes' : 'no',
    count: times,
    number: line.subjects[0]?.number ?? 0,
    what: listed(line.subjects, called),
  };
  called.forEach((name, index) => {
    args[`what${index + 1}`] = name;
  });
  const found = keysOf(line, times)
    .map((key) => find(key, args))
    .find((words) => words !== undefined);
  return found?.replace(TWICE, '$1') ?? `${args.who}: ${plain(line.name)} ${line.hidden ? '' : args.what}`;
}

/** Names with counts: "Warrior × 2, Leader". */
function listed(subjects: Subject[], called: string[]): string {
  const isCount = (index: number) => index > 0 && subjects[index]?.sort === 'number';
  const counted = (name: string, count: number) => (count > 1 ? `${name}\u00a0×\u00a0${count}` : name);
  return called
    .flatMap((name, index) =>
      isCount(index) ? [] : [counted(name, isCount(index + 1) ? (subjects[index + 1]?.number ?? 1) : 1)],
    )
    .join(', ');
}

const TWICE = /([!?][\uE001»”“]*)\.$/; // a name that ends with a sign, followed by a full stop

function keysOf(line: LogLine, times: number): string[] {
  if (!line.hidden) return [`log-${line.name}`, `event-${line.name}`];
  return [...(times > 1 ? [`log-${line.name}-many`] : []), `event-${line.name}-hidden`];
}

const [OPEN, CLOSE] = ['\uE000', '\uE001']; // private-use characters that mark a name within the sentence

/** A log line whose names show their cards on hover. */
export function Sentence({ table, line, times }: { table: TableInfo; line: LogLine; times: number }) {
  const marked = wordsOf(
    table,
    line,
    times,
    (subject, index) => `${OPEN}${index}${OPEN}${thing(table, subject, line.subjects)}${CLOSE}`,
  );
  const parts = marked.split(CLOSE).flatMap((part): ComponentChildren[] => {
    const [before = '', index, name = ''] = part.split(OPEN);
    const subject = index === undefined ? undefined : line.subjects[Number(index)];
    return subject ? [before, named(table, subject, name)] : [before];
  });
  return (
    <>
      {parts}
      {times > 1 && !effectOf(table.game, line.name).gathered && <b class="times">×{times}</b>}
    </>
  );
}

function named(table: TableInfo, subject: Subject, name: string): ComponentChildren {
  const look = lookOf(table, subject);
  return look ? (
    <span class="named" onClick={() => hold(look)} {...lookAt(look)}>
      {name}
    </span>
  ) : (
    name
  );
}

// What happened, in sentences; read aloud as it comes.
import { useEffect, useRef } from 'preact/hooks';
import { thing } from './naming';
import { names, type ScreenProps } from './scope';
import { setSpeed, speed, SPEEDS } from './settings';
import type { LogLine, TableInfo } from './wire';
import { find, plain, say } from './words';

const SHOWN = 150;

/** Several of these in a row read better as one. */
const GATHERED = new Set(['drew', 'discarded', 'revealed', 'showed', 'went-to-valhalla', 'die-lost']);

interface Entry {
  line: LogLine;
  times: number;
}

export function entriesOf(lines: LogLine[]): Entry[] {
  const entries: Entry[] = [];
  for (const line of lines) {
    const last = entries[entries.length - 1];
    if (last && GATHERED.has(line.name) && last.line.name === line.name && last.line.seat === line.seat && last.line.hidden === line.hidden) {
      entries[entries.length - 1] = { line: { ...last.line, subjects: [...last.line.subjects, ...line.subjects] }, times: last.times + 1 };
    } else {
      entries.push({ line, times: 1 });
    }
  }
  return entries;
}

export function sentence(table: TableInfo, line: LogLine, times = 1): string {
  const mine = (seat: number) => (table.mine.includes(seat) ? 'yes' : 'no');
  const args: Record<string, string | number> = {
    who: names(table, line.seat),
    me: mine(line.seat),
    you: line.subjects.some((subject) => subject.sort === 'seat' && table.mine.includes(subject.number)) ? 'yes' : 'no',
    count: times,
    number: line.subjects[0]?.number ?? 0,
    what: line.subjects.map((subject) => thing(table, subject)).join(', '),
  };
  line.subjects.forEach((subject, index) => { args[`what${index + 1}`] = thing(table, subject); });
  const found = keysOf(line, times).map((key) => find(key, args)).find((words) => words !== undefined);
  return found ?? `${args.who}: ${plain(line.name)} ${line.hidden ? '' : args.what}`;
}

function keysOf(line: LogLine, times: number): string[] {
  if (!line.hidden) return [`event-${line.name}`];
  return [...(times > 1 ? [`log-${line.name}-many`] : []), `event-${line.name}-hidden`];
}

export function Log({ table, shown }: ScreenProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [shown.log.length]);
  return (
    <aside class="log" aria-label={say('log')}>
      <header>
        <h2>{say('log')}</h2>
        <div class="speed" role="group" aria-label={say('speed')}>
          {SPEEDS.map((value) => (
            <button key={value} type="button" aria-pressed={speed.value === value} onClick={() => setSpeed(value)}>{value}×</button>
          ))}
        </div>
      </header>
      <div class="log-lines" ref={list} role="log" aria-live="polite" tabIndex={0}>
        {entriesOf(shown.log).slice(-SHOWN).map(({ line, times }) => (
          <p key={line.number} data-event={line.name} class={`seat-${line.seat} ${LOUD[line.name] ?? ''}`}>{sentence(table, line, times)}</p>
        ))}
      </div>
    </aside>
  );
}

const LOUD: Record<string, string> = { 'turn-began': 'turn', attacked: 'great', won: 'great', 'shield-taken': 'great', ragnarok: 'great', 'final-round': 'great', 'end-armed': 'great' };

// Tables, questions and log lines as the server sends them.
import type { LogLine, Option, Question, SeatInfo, Subject, TableInfo, Update } from '../src/wire/messages';

export function subject(sort: string, key: string, number = 0): Subject {
  return { sort, key, number };
}

export function option(action: number, verb: string, about: Subject | null = null): Option {
  return { action, verb, subject: about, rule: '' };
}

export function question(prompt: string, ...options: Option[]): Question {
  return { seat: 0, prompt, rule: '', about: null, options, optional: false, default: null };
}

export function line(number: number, name: string, seat: number, ...subjects: Subject[]): LogLine {
  return { number, name, seat, subjects, hidden: false };
}

export function update(version: number, more: Partial<Update> = {}): Update {
  const nothing = { lines: [], view: {}, question: null, asked: [], waits: [], hand_over: null, clocks: null };
  return { type: 'update', version, seat: 0, keep: 0, undo: false, may_ask: false, over: false, ...nothing, ...more };
}

export function table(more: Partial<TableInfo> = {}): TableInfo {
  const seats = [seat(0, 'Anna'), seat(1, 'Björn')];
  const plain = { modules: [], options: {}, asked: [], clock: null, origin: null, wish: null, mine: [0] };
  const words = { invite: '', cards: '', commitment: '', again: '', next: '' };
  const numbers = {
    version: 0,
    delay: 0,
    watching: 0,
    private: false,
    gallery: false,
    practice: false,
    taken_back: false,
  };
  return { id: 't', game: 'raid', status: 'playing', seats, ...plain, ...words, ...numbers, ...more };
}

export function seat(number: number, name: string): SeatInfo {
  return { seat: number, kind: 'person', name, bot: '', here: true } as SeatInfo;
}

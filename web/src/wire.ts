// Written by `python -m meadhall.server.typescript`; do not change by hand.

export interface Answer {
  type: "answer";
  id: string;
  version: number;
  action: number;
}

export interface Done {
  type: "done";
  id: string;
  version: number;
}

export interface Fault {
  type: "fault";
  reason: string;
}

export interface GameInfo {
  key: string;
  fewest: number;
  most: number;
  modules: ModuleInfo[];
  bots: string[];
}

export interface HallInfo {
  name: string;
  games: GameInfo[];
  open: TableInfo[];
  mine: TableInfo[];
}

export interface Hello {
  type: "hello";
  version?: number;
  lines?: number;
}

export interface Join {
  seat?: number | null;
  invite?: string;
  name?: string;
}

export interface LogLine {
  number: number;
  name: string;
  seat: number;
  subjects: Subject[];
  hidden: boolean;
}

export interface ModuleInfo {
  key: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  modules?: string[];
  options?: Record<string, string>;
  private?: boolean;
  name?: string;
}

export interface Option {
  action: number;
  verb: string;
  subject: Subject | null;
  rule: string;
}

export interface Ping {
  type: "ping";
}

export interface Pong {
  type: "pong";
}

export interface Problem {
  reason: string;
  detail?: string;
  rule?: string;
}

export interface Question {
  seat: number;
  prompt: string;
  rule: string;
  about: Subject | null;
  options: Option[];
  optional: boolean;
  default: number | null;
}

export interface Refused {
  type: "refused";
  id: string;
  reason: string;
  detail: string;
  rule: string;
  version: number;
}

export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
  here: boolean;
}

export interface SeatWish {
  kind: "bot" | "me" | "open";
  bot?: string;
}

export interface Seats {
  type: "table";
  table: TableInfo;
}

export interface Subject {
  sort: string;
  key: string;
  number: number;
}

export interface TableInfo {
  id: string;
  game: string;
  status: "over" | "playing" | "waiting";
  seats: SeatInfo[];
  modules: string[];
  options: Record<string, string>;
  private: boolean;
  version: number;
  asked: number[];
  mine: number[];
  invite: string;
}

export interface Undo {
  type: "undo";
  id: string;
  version: number;
}

export interface Update {
  type: "update";
  version: number;
  keep: number;
  lines: LogLine[];
  view: unknown;
  question: Question | null;
  asked: number[];
  undo: boolean;
  over: boolean;
}

export type Incoming = Hello | Answer | Undo | Ping;

export type Outgoing = Update | Done | Refused | Seats | Pong | Fault;

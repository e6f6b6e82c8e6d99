// Written by `python -m meadhall.server.contract.typescript web`; do not change by hand.

export interface Account {
  name: string;
  password: string;
}

export interface Advice {
  type: "advice";
  id: string;
  version: number;
  odds: Odds | null;
  hint: Weighed[];
  reason: string;
}

export interface Again {
  entropy?: string;
}

export interface Answer {
  type: "answer";
  id: string;
  version: number;
  action: number;
}

export interface Ask {
  type: "ask";
  id: string;
  about: "hint" | "odds";
  version: number;
}

export interface Because {
  type: "because";
  id: string;
  refusal: Refusal | null;
}

export interface Book {
  pages: BookPage[];
  questions: Record<string, string>;
}

export interface BookPage {
  key: string;
  text: string;
}

export interface Chapter {
  version: number;
  seat: number;
  lines: number;
  scores: number[];
}

export interface Check {
  key: string;
  good: boolean;
  detail: string;
}

export interface Checked {
  problem: Problem | null;
  modules: Record<string, Problem>;
}

export interface Clock {
  kind: "move" | "total";
  seconds: number;
  increment?: number;
}

export interface Clocks {
  now: number;
  left: number[];
  running: number[];
}

export interface Consent {
  type: "consent";
  seat: number;
  agree: boolean;
}

export interface Counted {
  of: string;
  points: number;
  rule: string;
  values?: Record<string, number>;
  subject?: Subject | null;
}

export interface Deal {
  seed: string;
  words: string[];
  modules?: string[];
  options?: Record<string, string>;
}

export interface Dealt {
  seat: number;
  of: string;
  subjects: Subject[];
}

export interface Decision {
  at: number;
  seat: number;
  prompt: string;
  chosen: Option;
  better: Option;
  chance: number;
  best: number;
  error: number;
  open_chance: number;
  open_best: number;
  secret: boolean;
  why: Reason[];
}

export interface Deck {
  dealt: Dealt[];
  commitment: string;
}

export interface Done {
  type: "done";
  id: string;
  version: number;
}

export interface Farewell {
  password: string;
}

export interface Fault {
  type: "fault";
  reason: string;
}

export interface Fight {
  at: number;
  seat: number;
  subject: Subject | null;
  chance: number;
  won: boolean;
  upset: boolean;
}

export interface Fork {
  version: number;
  seats?: SeatWish[];
  name?: string;
}

export interface GameInfo {
  key: string;
  names: Record<string, string>;
  blurbs: Record<string, string>;
  fewest: number;
  most: number;
  modules: ModuleInfo[];
  options: OptionInfo[];
  cards: string[];
  unfit: Record<string, string>;
  bots: string[];
  book?: boolean;
}

export interface HallInfo {
  name: string;
  games: GameInfo[];
  open: TableInfo[];
  running: TableInfo[];
  mine: TableInfo[];
  pledge: Pledge;
}

export interface Hello {
  type: "hello";
  version?: number;
  lines?: number;
  heard?: number;
}

export interface Join {
  seat?: number | null;
  invite?: string;
  name?: string;
  entropy?: string;
}

export interface Ledger {
  deal: number;
  luck: number;
  own: number;
  others: number;
  error: number;
  lost: number;
  battles_won: number;
  battles_expected: number;
}

export interface LessonStep {
  version: number;
  verb: string;
  key: string;
  words: string;
  point: string[];
}

export interface Likely {
  of: string;
  subject: Subject | null;
  chance: number;
  error?: number;
  action?: number | null;
}

export interface LogLine {
  number: number;
  name: string;
  seat: number;
  subjects: Subject[];
  hidden: boolean;
}

export interface Mine {
  type: "mine";
  seat: number;
  standing: Record<string, string>;
  muted: string[];
}

export interface ModuleInfo {
  key: string;
  fewest: number;
  most: number;
  rule: string;
  company: string[];
  options: OptionInfo[];
  lesson?: number;
}

export interface Moment<View = unknown> {
  version: number;
  seat: number;
  view: View;
  lines: LogLine[];
  asked: number[];
  waits: Wait[];
  over: boolean;
}

export interface Mute {
  type: "mute";
  who: string;
  on: boolean;
}

export interface NewLesson {
  game: string;
  module: string;
  name?: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  modules?: string[];
  options?: Record<string, string>;
  cards?: string;
  private?: boolean;
  name?: string;
  clock?: Clock | null;
  delay?: number | null;
  gallery?: boolean;
  pledge?: string;
  entropy?: string;
  luck?: string;
  stack?: string;
}

export interface Odds {
  chances: Likely[];
  best: number | null;
  supposing: string;
}

export interface Option {
  action: number;
  verb: string;
  subject: Subject | null;
  rule: string;
}

export interface OptionInfo {
  key: string;
  default: string;
  values: string[];
  rule: string;
  disputed: boolean;
}

export interface Origin {
  table: string;
  version: number;
}

export interface Ping {
  type: "ping";
}

export interface Pledge {
  id: string;
  commitment: string;
}

export interface Point {
  at: number;
  chances: number[];
}

export interface Pong {
  type: "pong";
}

export interface Problem {
  reason: string;
  detail?: string;
  rule?: string;
  why?: string;
  values?: Record<string, string | number>;
}

export interface Proof {
  good: boolean;
  commitment: string;
  seed: string;
  entropy: string[];
  checks: Check[];
}

export interface Put {
  type: "put";
  id: string;
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

export interface Reason {
  of: string;
  chosen?: number;
  better?: number;
}

export interface Refusal {
  action: number;
  verb: string;
  rule: string;
  reason: string;
}

export interface Refused {
  type: "refused";
  id: string;
  reason: string;
  detail: string;
  rule: string;
  version: number;
}

export interface Review {
  game: string;
  names: string[];
  answers: number;
  winners: number[];
  scores: number[];
  learned: boolean;
  calibrated: boolean;
  course: Point[];
  decisions: Decision[];
  fights: Fight[];
  ledgers: Ledger[];
}

export interface Reviewed {
  percent: number;
  review?: Review | null;
  trouble?: string;
}

export interface RuleText {
  id: string;
  chapter: string;
  text: string;
  lang: string;
  aside: boolean;
}

export interface Said {
  type: "said";
  number: number;
  seat: number;
  who: string;
  name: string;
  text: string;
  at: number;
  gallery: boolean;
}

export interface Say {
  type: "say";
  text: string;
}

export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
  here: boolean;
  who: string;
}

export interface SeatWish {
  kind: "bot" | "me" | "open";
  bot?: string;
  name?: string;
}

export interface Seats {
  type: "table";
  table: TableInfo;
}

export interface Sit {
  type: "sit";
  seat: number;
}

export interface StandIn {
  seat: number;
  bot?: string;
}

export interface Standing {
  type: "standing";
  prompt: string;
  answer: "always" | "ask" | "attacked" | "never";
}

export interface Statistics {
  tallies: Tally[];
  longest: number;
}

export interface Story {
  over: boolean;
  chapters: Chapter[];
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
  cards: string;
  clock: Clock | null;
  delay: number;
  gallery: boolean;
  practice: boolean;
  origin: Origin | null;
  commitment: string;
  again: string;
  next: string;
  watching: number;
  wish: Wish | null;
  taken_back: boolean;
  changed?: number;
  scores?: number[];
  winners?: number[];
}

export interface Tallied {
  seat: number;
  lines: Counted[];
  total: number;
  place: number;
  won: boolean;
  tie?: number[];
}

export interface Tally {
  game: string;
  players: number;
  against: "alone" | "bots" | "people";
  games: number;
  won: number;
  shared: number;
  points: number;
  best: number;
  place: number | null;
}

export interface Undo {
  type: "undo";
  id: string;
  version: number;
  ask?: boolean;
}

export interface Update<View = unknown> {
  type: "update";
  version: number;
  seat: number;
  keep: number;
  lines: LogLine[];
  view: View;
  question: Question | null;
  asked: number[];
  waits: Wait[];
  undo: boolean;
  may_ask: boolean;
  over: boolean;
  hand_over: number | null;
  clocks: Clocks | null;
}

export interface Wait {
  seat: number;
  prompt: string;
  rule: string;
}

export interface Weighed {
  action: number;
  worth: number;
  reason: string;
}

export interface Who {
  name: string;
}

export interface Why {
  type: "why";
  id: string;
  action?: number;
  name?: string;
}

export interface Wish {
  seat: number;
  at: number;
  back: number;
  waiting: number[];
}

export type Incoming = Hello | Sit | Answer | Undo | Consent | Standing | Say | Mute | Ask | Why | Ping;

export type Outgoing = Update | Done | Refused | Seats | Mine | Said | Put | Advice | Because | Pong | Fault;

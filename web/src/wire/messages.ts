// Written by `python -m meadhall.server.protocol.typescript web`; do not change by hand.

export interface Absence {
  days: number;
}

export interface Account {
  name: string;
  password: string;
}

export interface Achievement {
  game: string;
  key: string;
  at: number;
}

export interface Acquaintance {
  name: string;
  bonds: Bonds;
  tables: string[];
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

export interface AuditLine {
  number: number;
  at: number;
  keeper: string;
  deed: string;
  about: string;
  why: string;
}

export interface AutoAnswer {
  type: "standing";
  prompt: string;
  answer: "always" | "ask" | "attacked" | "never";
}

export interface BackupInfo {
  name: string;
  at: number;
  size: number;
}

export interface BanInfo {
  kind: string;
  what: string;
  name: string;
  why: string;
  until: number;
}

export interface Because {
  type: "because";
  id: string;
  refusal: Refusal | null;
}

export interface BeginPasskey {
  password?: string;
}

export interface Bonds {
  follow?: boolean;
  block?: boolean;
  friend?: boolean;
  asked?: boolean;
  asks?: boolean;
}

export interface Book {
  pages: BookPage[];
  questions: Record<string, string>;
}

export interface BookPage {
  key: string;
  text: string;
}

export interface CardForms {
  game: string;
  sheets: SheetForm[];
  kinds: Record<string, KindForm[]>;
}

export interface CardSetInfo {
  name: string;
  game: string;
  title: string;
  files: Record<string, Record<string, unknown>>;
}

export interface CardTexts {
  game: string;
  files: Record<string, string>;
}

export interface CardVerdict {
  name?: string;
  complaint?: Complaint | null;
}

export interface CardWork {
  game: string;
  files: Record<string, Record<string, unknown>>;
  title?: string;
}

export interface ChangeNotifications {
  zone?: string;
  quiet_from?: number;
  quiet_to?: number;
  digest?: number;
  lang?: string;
}

export interface ChatMessage {
  type: "say";
  text: string;
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

export interface Circle {
  people: Acquaintance[];
}

export interface ClaimHall {
  code: string;
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

export interface Companion {
  seat: number;
  name: string;
  rating: number;
  provisional: boolean;
  change: number | null;
}

export interface Company {
  people: Companion[];
  why_not: string | null;
  contest: ContestPlace | null;
}

export interface Complaint {
  what: string;
  right: string;
  rule: string;
  file?: string;
  table?: string;
  at?: number;
  path?: string[];
}

export interface Consent {
  type: "consent";
  seat: number;
  agree: boolean;
}

export interface Contest {
  info: ContestInfo;
  entrants: Entrant[];
  rounds: Pairing[][];
  hosting: boolean;
}

export interface ContestInfo {
  id: string;
  name: string;
  game: string;
  form: "knockout" | "league" | "robin" | "swiss";
  size: number;
  status: "cancelled" | "gathering" | "over" | "running";
  starts: number;
  most: number;
  entrants: number;
  round: number;
  rounds: number;
  pace: "days" | "evening" | "quick";
  modules: string[];
  mine: boolean;
}

export interface ContestPlace {
  id: string;
  name: string;
  round: number;
}

export interface Contests {
  contests: ContestInfo[];
}

export interface Counted {
  of: string;
  points: number;
  rule: string;
  values?: Record<string, number>;
  subject?: Subject | null;
}

export interface CurvePoint {
  at: number;
  rating: number;
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

export interface DeleteAccount {
  password: string;
}

export interface Device {
  endpoint: string;
  p256dh?: string;
  auth?: string;
  on?: boolean;
}

export interface Done {
  type: "done";
  id: string;
  version: number;
}

export interface DraftInfo {
  key: string;
  game: string;
  title: string;
  changed: number;
}

export interface EndSession {
  id?: string;
  others?: boolean;
}

export interface Entrant {
  number: number;
  name: string;
  bot: string;
  place: number;
  points: number;
  opponents: number;
  wins: number;
  played: number;
  out: boolean;
  mine: boolean;
}

export interface Fault {
  type: "fault";
  reason: string;
}

export interface Favourite {
  game: string;
  kind: string;
  key: string;
  games: number;
  won: number;
}

export interface FieldForm {
  key: string;
  sort: string;
  needed: boolean;
  least: number;
  most: number;
  choices: string[];
  kinds: string;
  inside: FieldForm[];
}

export interface Fight {
  at: number;
  seat: number;
  subject: Subject | null;
  chance: number;
  won: boolean;
  upset: boolean;
}

export interface Fill {
  seat: number;
  bot: string;
}

export interface ForgotPassword {
  name: string;
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
  characters?: string[];
  puzzles?: number;
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

export interface HostFigures {
  version: string;
  installed: string;
  newest: string;
  engine: string;
  python: string;
  schema: string;
  database: string;
  size: number;
  uptime_s: number;
  memory: number;
  load: number[];
  cores: number;
  disk_free: number;
  rooms: number;
  sockets: number;
  here: number;
  waiting: number;
  playing: number;
  over: number;
  guests: number;
  accounts: number;
  moves: number;
  writes_waiting: number;
  ready: boolean;
  backups: BackupInfo[];
  may_back_up: boolean;
}

export interface Join {
  seat?: number | null;
  invite?: string;
  name?: string;
  entropy?: string;
}

export interface KickState {
  seat: number;
  votes: number;
  needed: number;
  mine: boolean;
}

export interface KickVote {
  seat: number;
  on: boolean;
}

export interface KindForm {
  key: string;
  fields?: FieldForm[];
  some?: string[];
  beside?: boolean;
}

export interface Ladder {
  game: string;
  players: number;
  kinds: number[];
  rows: LadderRow[];
  settled: number;
}

export interface LadderRow {
  place: number;
  name: string;
  rating: number;
  margin: number;
  games: number;
  won: number;
  provisional: boolean;
  mine: boolean;
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

export interface LobbyNews {
  type: "lobby";
  here: number;
  names: string[];
  known: string[];
  open: LobbyTable[];
  running: LobbyTable[];
  now: number;
}

export interface LobbyTable {
  id: string;
  game: string;
  players: number;
  names: string[];
  bots: number;
  free: number;
  modules: string[];
  pace: "" | "days" | "live";
  here: boolean;
  fill_at: number;
  since: number;
  watching: number;
  rated?: boolean;
}

export interface LogLine {
  number: number;
  name: string;
  seat: number;
  subjects: Subject[];
  hidden: boolean;
}

export interface MailCode {
  code: string;
}

export interface MailWish {
  mail: string;
  lang?: string;
  password?: string;
}

export interface Meeting {
  game: string;
  games: number;
  ahead: number;
  behind: number;
}

export interface Mine {
  type: "mine";
  seat: number;
  standing: Record<string, string>;
  muted: string[];
}

export interface ModeratorAction {
  deed: "annul" | "appoint" | "backup" | "ban" | "close-table" | "dismiss" | "done" | "lift" | "rename" | "reset-link";
  why?: string;
  report?: string;
  table?: string;
  account?: string;
  name?: string;
  days?: number;
  near?: boolean;
  kind?: string;
  what?: string;
}

export interface ModeratorDesk {
  keeper: string;
  owner: boolean;
  reports: ReportInfo[];
  bans: BanInfo[];
  log: AuditLine[];
  whole: boolean;
  staff?: StaffMember[];
  link?: string;
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

export interface Move {
  table: string;
  game: string;
  state: "asked" | "unknown" | "waits";
  due: number;
  ends: number;
}

export interface Moves {
  moves: Move[];
}

export interface Mute {
  type: "mute";
  who: string;
  on: boolean;
}

export interface NewContest {
  name: string;
  game: string;
  form: "knockout" | "league" | "robin" | "swiss";
  size: number;
  most: number;
  rounds?: number;
  pace?: "days" | "evening" | "quick";
  starts_in?: number;
  modules?: string[];
  options?: Record<string, string>;
  bots?: string[];
  joining?: boolean;
}

export interface NewLesson {
  game: string;
  module: string;
  name?: string;
}

export interface NewName {
  name: string;
  password?: string;
}

export interface NewPasskey {
  answer: string;
  label?: string;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface NewPuzzle {
  game: string;
  id?: string;
  name?: string;
}

export interface NewReport {
  kind: "name" | "table" | "talk";
  number?: number;
  seat?: number;
  why?: string;
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
  rated?: boolean;
}

export interface NotificationSettings {
  push_key: string;
  mail_possible: boolean;
  mail: string;
  confirmed: boolean;
  devices: number;
  zone: string;
  quiet_from: number;
  quiet_to: number;
  digest: number;
  away_until: number;
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

export interface Pairing {
  table: string;
  seats: number[];
  places: number[];
}

export interface PasskeyInfo {
  id: string;
  label: string;
  created: number;
}

export interface PasskeyOptions {
  options: string;
}

export interface PasskeySignIn {
  answer: string;
}

export interface PastMoment<View = unknown> {
  version: number;
  seat: number;
  view: View;
  lines: LogLine[];
  asked: number[];
  waits: Wait[];
  over: boolean;
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

export interface Profile {
  name: string;
  mine: boolean;
  hidden: boolean;
  ratings: Rating[];
  history: Rated[];
  favourites: Favourite[];
  deeds: Achievement[];
  meetings: Meeting[];
  bonds: Bonds;
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

export interface PuzzleProgress {
  today: string;
  done: boolean;
  next: string;
  count: number;
  tried: number;
  solved: number;
  rating: number;
}

export interface PuzzleResult {
  right: boolean;
  prompt: string;
  mine: string;
  tries: Try[];
  why: Reason[];
  hard: number;
  rating: number;
  gained: number;
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

export interface Rated {
  at: number;
  game: string;
  players: number;
  place: number;
  change: number;
  others: string[];
  table: string;
}

export interface Rating {
  game: string;
  players: number;
  rating: number;
  margin: number;
  games: number;
  won: number;
  provisional: boolean;
  curve: CurvePoint[];
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

export interface RemovePasskey {
  id: string;
}

export interface ReportInfo {
  id: string;
  at: number;
  kind: string;
  table: string;
  game: string;
  name: string;
  why: string;
  seats: string[];
  lines: ReportLine[];
}

export interface ReportLine {
  name: string;
  text: string;
  meant: boolean;
}

export interface ResetPassword {
  code: string;
  password: string;
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

export interface Seek {
  game: string;
  players: number;
  pace?: "days" | "live";
  wait?: number;
  name?: string;
  pledge?: string;
  entropy?: string;
  rated?: boolean;
}

export interface SetDraft {
  key: string;
  game: string;
  title: string;
  files: Record<string, Record<string, unknown>>;
  changed?: number;
}

export interface SheetForm {
  file: string;
  module: string;
  tables: TableForm[];
}

export interface Showing {
  hidden: boolean;
}

export interface SignedInDevice {
  id: string;
  name: string;
  created: number;
  used: number;
  current: boolean;
}

export interface Sit {
  type: "sit";
  seat: number;
}

export interface StaffMember {
  name: string;
  role: string;
  since: number;
}

export interface StandIn {
  seat: number;
  bot?: string;
}

export interface Statistics {
  tallies: Tally[];
  longest: number;
}

export interface Story {
  over: boolean;
  chapters: StoryPoint[];
}

export interface StoryPoint {
  version: number;
  seat: number;
  lines: number;
  scores: number[];
}

export interface Subject {
  sort: string;
  key: string;
  number: number;
}

export interface TableForm {
  key: string;
  fields: FieldForm[];
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
  puzzle?: string;
  contest?: string;
  rated?: boolean;
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

export interface Tie {
  name: string;
  kind: "block" | "follow" | "friend";
  on?: boolean;
}

export interface Try {
  name: string;
  option: Option;
  chance: number;
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
  provider?: string;
  password?: boolean;
  external?: boolean;
  passkeys?: PasskeyInfo[];
  role?: "" | "moderator" | "owner";
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

export type Incoming = Hello | Sit | Answer | Undo | Consent | AutoAnswer | ChatMessage | Mute | Ask | Why | Ping;

export type Outgoing = Update | Done | Refused | Seats | Mine | Said | Put | Advice | Because | Pong | Fault;

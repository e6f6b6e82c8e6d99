// Requests to the server. All addresses are relative, so the server may be behind any path.
import { address, host } from './host';
import type {
  Absence,
  Account,
  BeginPasskey,
  Book,
  ChangeNotifications,
  Checked,
  Circle,
  ClaimHall,
  Company,
  Contest,
  Contests,
  Deal,
  Deck,
  DeleteAccount,
  Device,
  EndSession,
  Fill,
  ForgotPassword,
  Fork,
  HallInfo,
  Join,
  Ladder,
  LessonStep,
  MailCode,
  MailWish,
  Moves,
  NewContest,
  NewLesson,
  NewName,
  NewPasskey,
  NewPassword,
  NewPuzzle,
  NewTable,
  NotificationSettings,
  PasskeyOptions,
  PasskeySignIn,
  PastMoment,
  Problem,
  Profile,
  Proof,
  PuzzleProgress,
  PuzzleResult,
  RemovePasskey,
  ResetPassword,
  Reviewed,
  RuleText,
  Seek,
  Showing,
  SignedInDevice,
  StandIn,
  Statistics,
  Story,
  TableInfo,
  Tie,
  Who,
} from './messages';

export class HallError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail || problem.reason);
  }
}

export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  let reply: Response;
  try {
    reply = await host().fetch(path, init);
  } catch {
    throw new HallError({ reason: 'away' });
  }
  if (!reply.ok) throw new HallError(await problemOf(reply));
  return (await reply.json()) as T;
}

async function problemOf(reply: Response): Promise<Problem> {
  try {
    return (await reply.json()) as Problem;
  } catch {
    return { reason: 'http', detail: String(reply.status) };
  }
}

/** The server's information. Games that can be played alone come first. */
export const getHall = async (): Promise<HallInfo> => {
  const info = await ask<HallInfo>('api/hall');
  info.games.sort((a, b) => a.fewest - b.fewest);
  return info;
};
export const getAccount = (): Promise<Who> => ask('api/account');
export const newAccount = (wish: Account): Promise<Who> => ask('api/account/new', wish);
export const enterAccount = (wish: Account): Promise<Who> => ask('api/account/enter', wish);
export const leaveAccount = (): Promise<Who> => ask('api/account/leave', {});
export const forgetAccount = (wish: DeleteAccount): Promise<Who> => ask('api/account/forget', wish);
export const changeName = (wish: NewName): Promise<Who> => ask('api/account/name', wish);
export const changePassword = (wish: NewPassword): Promise<Who> => ask('api/account/password', wish);
export const requestReset = (wish: ForgotPassword): Promise<unknown> => ask('api/account/forgot', wish);
export const resetPassword = (wish: ResetPassword): Promise<Who> => ask('api/account/reset', wish);
export const claimHall = (wish: ClaimHall): Promise<Who> => ask('api/account/claim', wish);
export const getDevices = (): Promise<SignedInDevice[]> => ask('api/account/devices');
export const endSession = (wish: EndSession): Promise<SignedInDevice[]> => ask('api/account/devices', wish);
export const beginPasskey = (wish: BeginPasskey): Promise<PasskeyOptions> => ask('api/account/passkeys/begin', wish);
export const addPasskey = (wish: NewPasskey): Promise<Who> => ask('api/account/passkeys', wish);
export const removePasskey = (wish: RemovePasskey): Promise<Who> => ask('api/account/passkeys/remove', wish);
export const beginPasskeySignIn = (): Promise<PasskeyOptions> => ask('api/account/passkeys/enter/begin', {});
export const enterWithPasskey = (wish: PasskeySignIn): Promise<Who> => ask('api/account/passkeys/enter', wish);
/** Whether this browser has a session. It has none after the session was ended on another device. */
export const hasSession = async (): Promise<boolean> => (await host().fetch('api/account/devices')).status !== 401;
export const getStatistics = (): Promise<Statistics> => ask('api/statistics');
export const openTable = (wish: NewTable): Promise<TableInfo> => ask('api/tables', wish);
export const getTable = (id: string): Promise<TableInfo> => ask(`api/tables/${id}`);
export const joinTable = (id: string, wish: Join): Promise<TableInfo> => ask(`api/tables/${id}/join`, wish);
/** The cards of a table, or (`games/…`) of a card set. */
export const getCards = <T>(id: string): Promise<T> => ask(id.includes('/') ? `api/${id}` : `api/tables/${id}/cards`);
export const getGameCards = <T>(game: string, modules: string[], players: number): Promise<T> =>
  ask(`api/games/${game}/cards?modules=${modules.join(',')}&players=${players}`);
export const getRules = (game: string, language: string): Promise<RuleText[]> =>
  ask(`api/rules?game=${game}&language=${language}`);
export const getBook = (game: string, language: string): Promise<Book> =>
  ask(`api/book?game=${game}&language=${language}`);
export const getLesson = (game: string, module: string): Promise<LessonStep[]> =>
  ask(`api/lessons?game=${game}&module=${module}`);
export const getRiddles = (game: string): Promise<PuzzleProgress> => ask(`api/puzzles?game=${game}`);
export const openPuzzle = (wish: NewPuzzle): Promise<TableInfo> => ask('api/puzzles/begin', wish);
export const getSolved = (id: string): Promise<PuzzleResult> => ask(`api/tables/${id}/puzzle`);
export const openLesson = (wish: NewLesson): Promise<TableInfo> => ask('api/lessons/begin', wish);
/** Sends input of the companion to one of the game's tools. */
export const askTool = <T>(game: string, tool: string, entered: unknown): Promise<T> =>
  ask(`api/companion/${game}/${tool}`, entered);
export const dealLots = (game: string, wish: Deal): Promise<Deck> => ask(`api/companion/${game}/deal`, wish);
export const checkTable = (wish: NewTable): Promise<Checked> => ask('api/tables/check', wish);
export const getStory = (id: string): Promise<Story> => ask(`api/tables/${id}/story`);
export const getMoment = (id: string, version: number, seat: number, lines: number): Promise<PastMoment> =>
  ask(`api/tables/${id}/at/${version}?lines=${lines}${seat >= 0 ? `&seat=${seat}` : ''}`);
export const forkTable = (id: string, wish: Fork): Promise<TableInfo> => ask(`api/tables/${id}/fork`, wish);
export const playAgain = (id: string): Promise<TableInfo> => ask(`api/tables/${id}/again`, {});
export const bringLuck = (id: string, entropy: string): Promise<TableInfo> => ask(`api/tables/${id}/luck`, { entropy });
export const standIn = (id: string, wish: StandIn): Promise<TableInfo> => ask(`api/tables/${id}/stand-in`, wish);
export const getMoves = (): Promise<Moves> => ask('api/moves');
export const getCalls = (): Promise<NotificationSettings> => ask('api/calls');
export const setCalls = (wish: ChangeNotifications): Promise<NotificationSettings> => ask('api/calls', wish);
export const setDevice = (wish: Device): Promise<NotificationSettings> => ask('api/calls/devices', wish);
export const setMail = (wish: MailWish): Promise<NotificationSettings> => ask('api/calls/mail', wish);
export const confirmMail = (wish: MailCode): Promise<NotificationSettings> => ask('api/calls/mail/confirm', wish);
export const setAbsence = (wish: Absence): Promise<NotificationSettings> => ask('api/calls/absence', wish);
export const seekTable = (wish: Seek): Promise<TableInfo> => ask('api/lobby/seek', wish);
export const fillSeat = (id: string, wish: Fill): Promise<TableInfo> => ask(`api/tables/${id}/fill`, wish);
export const leaveTable = (id: string): Promise<unknown> => ask(`api/tables/${id}/leave`, {});
export const getProof = (id: string): Promise<Proof> => ask(`api/tables/${id}/proof`);
export const getReview = (id: string): Promise<Reviewed> => ask(`api/tables/${id}/review`);
export const getRecord = <T>(id: string): Promise<T> => ask(`api/tables/${id}/record`);
export const sendRecord = (record: unknown): Promise<TableInfo> => ask('api/records', record);
export const recordAddress = (id: string): string => address(`api/tables/${id}/record`);

// people
export const providerAddress = (purpose: 'enter' | 'forget'): string => address(`api/account/provider?for=${purpose}`);
export const dossierAddress = (): string => address('api/account/data');
export const getLadder = (game: string, players: number): Promise<Ladder> =>
  ask(`api/ladder?game=${game}${players ? `&players=${players}` : ''}`);
export const getPerson = (name: string): Promise<Profile> => ask(`api/people/${encodeURIComponent(name)}`);
export const getCompany = (table: string): Promise<Company> => ask(`api/tables/${table}/company`);
export const showMyself = (wish: Showing): Promise<Showing> => ask('api/profile', wish);
export const getCircle = (): Promise<Circle> => ask('api/circle');
export const setTie = (wish: Tie): Promise<Circle> => ask('api/circle/tie', wish);

// tournaments
export const getContests = (): Promise<Contests> => ask('api/contests');
export const getContest = (id: string): Promise<Contest> => ask(`api/contests/${id}`);
export const callContest = (wish: NewContest): Promise<Contest> => ask('api/contests/new', wish);
export const changeContest = (id: string, how: 'join' | 'leave' | 'begin' | 'cancel'): Promise<Contest> =>
  ask(`api/contests/${id}/${how}`, {});

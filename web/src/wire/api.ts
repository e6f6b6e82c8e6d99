// Talking to the hall. All addresses are relative, so the hall may stand behind any path.
import { address, host } from './host';
import type {
  Account,
  Book,
  Checked,
  Deal,
  Deck,
  Farewell,
  Fork,
  HallInfo,
  Join,
  LessonStep,
  Moment,
  NewLesson,
  NewTable,
  Problem,
  Proof,
  Reviewed,
  RuleText,
  StandIn,
  Statistics,
  Story,
  TableInfo,
  Who,
} from './messages';

export class HallError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail || problem.reason);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
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

export const getHall = (): Promise<HallInfo> => ask('api/hall');
export const getAccount = (): Promise<Who> => ask('api/account');
export const newAccount = (wish: Account): Promise<Who> => ask('api/account/new', wish);
export const enterAccount = (wish: Account): Promise<Who> => ask('api/account/enter', wish);
export const leaveAccount = (): Promise<Who> => ask('api/account/leave', {});
export const forgetAccount = (wish: Farewell): Promise<Who> => ask('api/account/forget', wish);
export const getStatistics = (): Promise<Statistics> => ask('api/statistics');
export const openTable = (wish: NewTable): Promise<TableInfo> => ask('api/tables', wish);
export const getTable = (id: string): Promise<TableInfo> => ask(`api/tables/${id}`);
export const joinTable = (id: string, wish: Join): Promise<TableInfo> => ask(`api/tables/${id}/join`, wish);
export const getCards = <T>(id: string): Promise<T> => ask(`api/tables/${id}/cards`);
export const getGameCards = <T>(game: string, modules: string[], players: number): Promise<T> =>
  ask(`api/games/${game}/cards?modules=${modules.join(',')}&players=${players}`);
export const getRules = (game: string, language: string): Promise<RuleText[]> =>
  ask(`api/rules?game=${game}&language=${language}`);
export const getBook = (game: string, language: string): Promise<Book> =>
  ask(`api/book?game=${game}&language=${language}`);
export const getLesson = (game: string, module: string): Promise<LessonStep[]> =>
  ask(`api/lessons?game=${game}&module=${module}`);
export const openLesson = (wish: NewLesson): Promise<TableInfo> => ask('api/lessons/begin', wish);
/** What somebody who plays with the box entered, for one of the game's tools. */
export const askTool = <T>(game: string, tool: string, entered: unknown): Promise<T> =>
  ask(`api/companion/${game}/${tool}`, entered);
export const dealLots = (game: string, wish: Deal): Promise<Deck> => ask(`api/companion/${game}/deal`, wish);
export const checkTable = (wish: NewTable): Promise<Checked> => ask('api/tables/check', wish);
export const getStory = (id: string): Promise<Story> => ask(`api/tables/${id}/story`);
export const getMoment = (id: string, version: number, seat: number, lines: number): Promise<Moment> =>
  ask(`api/tables/${id}/at/${version}?lines=${lines}${seat >= 0 ? `&seat=${seat}` : ''}`);
export const forkTable = (id: string, wish: Fork): Promise<TableInfo> => ask(`api/tables/${id}/fork`, wish);
export const playAgain = (id: string): Promise<TableInfo> => ask(`api/tables/${id}/again`, {});
export const bringLuck = (id: string, entropy: string): Promise<TableInfo> => ask(`api/tables/${id}/luck`, { entropy });
export const standIn = (id: string, wish: StandIn): Promise<TableInfo> => ask(`api/tables/${id}/stand-in`, wish);
export const leaveTable = (id: string): Promise<unknown> => ask(`api/tables/${id}/leave`, {});
export const getProof = (id: string): Promise<Proof> => ask(`api/tables/${id}/proof`);
export const getReview = (id: string): Promise<Reviewed> => ask(`api/tables/${id}/review`);
export const getRecord = <T>(id: string): Promise<T> => ask(`api/tables/${id}/record`);
export const sendRecord = (record: unknown): Promise<TableInfo> => ask('api/records', record);
export const recordAddress = (id: string): string => address(`api/tables/${id}/record`);

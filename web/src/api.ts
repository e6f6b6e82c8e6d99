// Talking to the hall. All addresses are relative, so the hall may stand behind any path.
import type { HallInfo, Join, NewTable, Problem, TableInfo } from './wire';

export function address(path: string): string {
  const page = new URL(document.baseURI);
  page.hash = '';
  page.search = '';
  return new URL(path, page).href;
}

export function socketAddress(path: string): string {
  return address(path).replace(/^http/, 'ws');
}

export class HallError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail || problem.reason);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init = body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  let reply: Response;
  try {
    reply = await fetch(address(path), init);
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
export const openTable = (wish: NewTable): Promise<TableInfo> => ask('api/tables', wish);
export const getTable = (id: string): Promise<TableInfo> => ask(`api/tables/${id}`);
export const joinTable = (id: string, wish: Join): Promise<TableInfo> => ask(`api/tables/${id}/join`, wish);
export const getCards = <T,>(id: string): Promise<T> => ask(`api/tables/${id}/cards`);

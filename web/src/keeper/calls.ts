// Requests of the moderation pages.
import { ask } from '../wire/api';
import { address } from '../wire/host';
import type { HostFigures, KickState, KickVote, ModeratorAction, ModeratorDesk, NewReport } from '../wire/messages';

/** Performs a moderator's action, and shows the page after it. */
export type Act = (deed: ModeratorAction) => void;

export const getDesk = (): Promise<ModeratorDesk> => ask('api/keeper');
export const doDeed = (deed: ModeratorAction): Promise<ModeratorDesk> => ask('api/keeper', deed);
export const getFigures = (): Promise<HostFigures> => ask('api/host');
export const backUp = (): Promise<HostFigures> => ask('api/host/backup', {});
export const getVotes = (table: string): Promise<KickState[]> => ask(`api/tables/${table}/votes`);
export const vote = (table: string, wish: KickVote): Promise<KickState[]> => ask(`api/tables/${table}/vote`, wish);
export const report = (table: string, wish: NewReport): Promise<unknown> => ask(`api/tables/${table}/report`, wish);
export const dataAddress = (): string => address('api/account/data');

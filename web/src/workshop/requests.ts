// Requests of the workshop.
import { ask } from '../wire/api';
import type { CardForms, CardSetInfo, CardTexts, CardVerdict, CardWork, DraftInfo } from '../wire/messages';
import type { Draft } from './model';

export const getForms = (game: string): Promise<CardForms> => ask(`api/workshop/${game}/forms`);
export const getSet = (game: string, name: string): Promise<CardSetInfo> =>
  ask(`api/workshop/${game}/sets/${encodeURIComponent(name)}`);
export const readFiles = (texts: CardTexts): Promise<CardSetInfo> => ask('api/workshop/read', texts);
export const checkSet = (work: CardWork): Promise<CardVerdict> => ask('api/workshop/check', work);
export const keepSet = (work: CardWork): Promise<CardVerdict> => ask('api/workshop/sets', work);
export const getDrafts = (): Promise<DraftInfo[]> => ask('api/drafts');
export const getDraft = (key: string): Promise<Draft> => ask(`api/drafts/${key}`);
export const keepDraft = (draft: Draft): Promise<DraftInfo[]> => ask('api/drafts', draft);
export const forgetDraft = (key: string): Promise<DraftInfo[]> => ask('api/drafts/forget', { key });

// Stores drafts in this browser, and on the server for users with an account. The newer version wins.
import { signal } from '@preact/signals';
import { recall, remember } from '../ui/settings';
import { HallError } from '../wire/api';
import { inPocket } from '../wire/host';
import { type Draft, newKey } from './model';
import { forgetDraft, getDraft, getDrafts, keepDraft } from './requests';

const INDEX = 'workshop';
const MOST = 10;
const PAUSE_MS = 1500; // between the last change and its upload

function recalled(): Draft[] {
  try {
    return JSON.parse(recall(INDEX, '[]')) as Draft[];
  } catch {
    return [];
  }
}

export const drafts = signal<Draft[]>(recalled());
/** Whether the server stores the drafts too, which it does for users with an account. */
export const keptByHall = signal(false);

export const draftOf = (key: string): Draft | undefined => drafts.value.find((draft) => draft.key === key);

export const isFull = (): boolean => drafts.value.length >= MOST;

function settle(next: Draft[]): void {
  drafts.value = next.sort((a, b) => b.changed - a.changed);
  remember(INDEX, JSON.stringify(drafts.value));
}

export function addDraft(draft: Omit<Draft, 'key' | 'changed'>): Draft {
  const added = { ...draft, key: newKey(draft.title), changed: Date.now() / 1000 };
  settle([...drafts.value, added]);
  send(added);
  return added;
}

export function changeDraft(key: string, change: Partial<Draft>): void {
  const found = draftOf(key);
  if (!found) return;
  const changed = { ...found, ...change, changed: Date.now() / 1000 };
  settle(drafts.value.map((draft) => (draft.key === key ? changed : draft)));
  send(changed);
}

export function dropDraft(key: string): void {
  settle(drafts.value.filter((draft) => draft.key !== key));
  if (keptByHall.value) void forgetDraft(key).catch(() => undefined);
}

const waiting = new Map<string, ReturnType<typeof setTimeout>>();

function send({ key }: Draft): void {
  if (!keptByHall.value) return;
  clearTimeout(waiting.get(key));
  waiting.set(
    key,
    setTimeout(() => {
      const draft = draftOf(key);
      if (draft) void keepDraft(draft).catch(() => undefined); // on failure it stays in this browser
    }, PAUSE_MS),
  );
}

/** Synchronises drafts with the server: the newer version wins, missing ones are added. */
export async function compare(): Promise<void> {
  if (inPocket) return;
  try {
    const theirs = await getDrafts();
    keptByHall.value = true;
    const newer = theirs.filter(({ key, changed }) => changed > (draftOf(key)?.changed ?? 0) + 1);
    const fetched = await Promise.all(newer.map(({ key }) => getDraft(key)));
    const known = new Set(newer.map(({ key }) => key));
    settle([...drafts.value.filter((draft) => !known.has(draft.key)), ...fetched]);
    for (const draft of drafts.value) if (!theirs.some(({ key }) => key === draft.key)) send(draft);
  } catch (error) {
    if (!(error instanceof HallError)) throw error;
    keptByHall.value = false; // no account, or the server cannot be reached
  }
}

// A guided first game: a real game with fixed luck; each step says what to do and why. The steps are data.
import { signal } from '@preact/signals';
import { partsOf } from '../games';
import { language, myName, recall, remember } from '../ui/settings';
import { bundleWords } from '../ui/words';
import { openTable } from '../wire/api';
import type { NewTable, Option, Question, Update } from '../wire/messages';

export interface Step {
  version: number;
  prompt: string;
  verb: string;
  key: string;
  words: string;
}

export interface Guide {
  game: string;
  luck: string;
  /** The first numbers of that luck. */
  stack: string;
  modules: string[];
  options: Record<string, string>;
  seats: NewTable['seats'];
  steps: Step[];
  /** Said once when such a question first comes after the last step. */
  tips: Record<string, string>;
}

const WORDS: Record<string, () => Promise<{ default: string }>> = {
  en: () => import('../../words/guide.en.ftl'),
  pl: () => import('../../words/guide.pl.ftl'),
  cs: () => import('../../words/guide.cs.ftl'),
  ru: () => import('../../words/guide.ru.ftl'),
};

const guides = signal<Record<string, Guide>>({});
const spoken = signal<Record<string, (key: string) => string>>({});

/** Open the table of the lesson and go there. */
export async function begin(game: string): Promise<void> {
  const { luck, stack, modules, options, seats } = await fetchGuide(game);
  const table = await openTable({ game, luck, stack, modules, options, seats, private: true, name: myName.value });
  remember('guide', table.id);
  location.hash = `#/table/${table.id}`;
}

export function leave(): void {
  remember('guide', '');
  guides.value = { ...guides.value };
}

async function fetchGuide(game: string): Promise<Guide> {
  const guide = (await partsOf(game)?.guide?.()) as Guide;
  guides.value = { ...guides.value, [game]: guide };
  return guide;
}

/** The guide of this table, if it is the lesson. */
export function guideOf(table: string, game: string): Guide | null {
  const known = guides.value[game];
  if (recall('guide', '') !== table || !partsOf(game)?.guide) return null;
  if (!known) void fetchGuide(game);
  return known ?? null;
}

export function stepOf(guide: Guide, update: Update): Step | undefined {
  return guide.steps.find((step) => step.version === update.version && step.prompt === update.question?.prompt);
}

/** While the lesson lasts only what the step is about can be chosen, and only when nobody else is asked. */
export function guided(guide: Guide, update: Update): Update {
  const { question } = update;
  const last = guide.steps[guide.steps.length - 1]?.version ?? 0;
  if (!question || update.version > last) return update;
  const step = stepOf(guide, update);
  const alone = update.asked.length === 1;
  if (!step || !alone) return { ...update, question: alone ? question : null };
  return { ...update, question: only(question, step), undo: false, may_ask: false };
}

function only(question: Question, step: Step): Question {
  const options = question.options.filter((option) => fits(option, step));
  return options.length > 0 ? { ...question, options, optional: false } : question;
}

function fits(option: Option, step: Step): boolean {
  return option.verb === step.verb && (step.key === '' || option.subject?.key === step.key);
}

/** The guide's words in the language of the page. */
export function guideWords(key: string): string {
  const tongue = language.value;
  const say = spoken.value[tongue];
  if (say) return say(key);
  void WORDS[tongue]?.().then((text) => {
    spoken.value = { ...spoken.value, [tongue]: bundleWords(tongue, text.default) };
  });
  return '';
}

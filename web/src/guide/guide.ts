// The guided first game: a real game with fixed luck. Its steps are data; each says what to do and why.
import { signal } from '@preact/signals';
import { partsOf } from '../games';
import { language, myName, recall, remember } from '../ui/settings';
import { bundleWords, find } from '../ui/words';
import { getLesson, openLesson, openTable } from '../wire/api';
import type { NewTable, Option, Question, Update } from '../wire/messages';

export interface Step {
  version: number;
  /** The prompt of the question; any prompt of this version if it is missing. */
  prompt?: string;
  verb: string;
  key: string;
  words: string;
  /** Things to highlight: `card:fury-2`, or one of the game's spots. */
  point?: string[];
}

export interface Guide {
  game: string;
  /** The key of the lesson's expansion; missing for the first game. */
  lesson?: string;
  steps: Step[];
  /** Tips by prompt, each shown once, after the last step. */
  tips: Record<string, string>;
}

/** The first game, which also defines its table. */
interface FirstGame extends Guide {
  luck: string;
  /** The fixed first numbers of the luck. */
  stack: string;
  modules: string[];
  options: Record<string, string>;
  seats: NewTable['seats'];
}

const WORDS: Record<string, () => Promise<{ default: string }>> = {
  en: () => import('../../words/guide.en.ftl'),
  pl: () => import('../../words/guide.pl.ftl'),
  cs: () => import('../../words/guide.cs.ftl'),
  ru: () => import('../../words/guide.ru.ftl'),
};

const guides = signal<Record<string, Guide>>({});
const spoken = signal<Record<string, (key: string) => string>>({});

/** Opens the table of the guided first game and goes there. */
export async function begin(game: string): Promise<void> {
  const { luck, stack, modules, options, seats } = await fetchFirst(game);
  const table = await openTable({ game, luck, stack, modules, options, seats, private: true, name: myName.value });
  follow(table.id, '');
}

/** Opens the table of an expansion's lesson and goes there. */
export async function startLesson(game: string, module: string): Promise<void> {
  const table = await openLesson({ game, module, name: myName.value });
  await fetchLesson(game, module);
  follow(table.id, module);
}

function follow(table: string, lesson: string): void {
  remember('guide', table);
  remember('lesson', lesson);
  location.hash = `#/table/${table}`;
}

export function leave(): void {
  remember('guide', '');
  guides.value = { ...guides.value };
}

async function fetchFirst(game: string): Promise<FirstGame> {
  const guide = (await partsOf(game)?.guide?.()) as FirstGame;
  guides.value = { ...guides.value, [`${game} `]: guide };
  return guide;
}

async function fetchLesson(game: string, lesson: string): Promise<void> {
  const steps = await getLesson(game, lesson);
  guides.value = { ...guides.value, [`${game} ${lesson}`]: { game, lesson, steps, tips: {} } };
}

/** The guide of a table, if the table is a lesson. */
export function guideOf(table: string, game: string): Guide | null {
  if (recall('guide', '') !== table) return null;
  const lesson = recall('lesson', '');
  const known = guides.value[`${game} ${lesson}`];
  if (!known) fetchOnce(game, lesson);
  return known ?? null;
}

const asked = new Set<string>();

function fetchOnce(game: string, lesson: string): void {
  if (!lesson && !partsOf(game)?.guide) return;
  if (asked.has(`${game} ${lesson}`)) return;
  asked.add(`${game} ${lesson}`);
  const fetching: Promise<unknown> = lesson ? fetchLesson(game, lesson) : fetchFirst(game);
  fetching.catch(() => asked.delete(`${game} ${lesson}`));
}

export function stepOf(guide: Guide, update: Update): Step | undefined {
  return guide.steps.find((step) => step.version === update.version && isAbout(step, update));
}

function isAbout({ prompt }: Step, { question }: Update): boolean {
  return question !== null && (prompt === undefined || prompt === question.prompt);
}

/** Reduces the question to the options of the current step, unless another player is asked. */
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

/** The text of a step. Lessons of expansions use the game's words, the first game those of the guide. */
export function stepWords({ game, lesson }: Guide, words: string): string {
  return lesson ? (find(`lesson-${lesson}-${words}`, {}, game) ?? '') : guideWords(`guide-${game}-${words}`);
}

/** The words of the guide in the page's language. */
export function guideWords(key: string): string {
  const tongue = language.value;
  const say = spoken.value[tongue];
  if (say) return say(key);
  void WORDS[tongue]?.().then((text) => {
    spoken.value = { ...spoken.value, [tongue]: bundleWords(tongue, text.default) };
  });
  return '';
}

// The panel above a puzzle's table: the task, then the verdict on the answer.
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { optionWords } from '../ask/offers';
import { percent } from '../ending/numbers';
import { whyWords } from '../ending/sentences';
import type { ScreenProps } from '../live/scope';
import { classes } from '../ui/classes';
import { Icon } from '../ui/icons';
import { trouble } from '../ui/parts';
import { getRiddles, getSolved, HallError } from '../wire/api';
import type { PuzzleProgress, PuzzleResult, TableInfo } from '../wire/messages';
import { startPuzzle } from './begin';
import { tell } from './words';

interface Told {
  solved: PuzzleResult;
  riddles: PuzzleProgress;
}

export function PuzzleNote({ table, shown }: Pick<ScreenProps, 'table' | 'shown'>) {
  const told = useSignal<Told | null>(null);
  const problem = useSignal('');
  const { version } = shown.update;
  useEffect(() => (told.value ? undefined : inquire(table, told, problem)), [table.id, version]);
  return (
    <aside class={classes('guide puzzle', told.value && 'solved')} aria-label={tell('puzzle')}>
      <Icon name="hint" />
      {told.value ? <Verdict table={table} told={told.value} problem={problem} /> : <p>{tell('puzzle-ask')}</p>}
      {problem.value && <p class="problem">{problem.value}</p>}
    </aside>
  );
}

/** Requests the verdict, again if the server cannot be reached. The server reveals nothing before the answer. */
function inquire(table: TableInfo, told: Signal<Told | null>, problem: Signal<string>): () => void {
  let timer = 0;
  let gone = false;
  const ask = async (): Promise<void> => {
    try {
      const found = await toldOf(table);
      if (gone) return;
      told.value = found;
      problem.value = '';
    } catch (error) {
      if (gone) return;
      problem.value = trouble(error);
      if (isPassing(error)) timer = window.setTimeout(() => void ask(), AGAIN);
    }
  };
  void ask();
  return () => {
    gone = true;
    clearTimeout(timer);
  };
}

async function toldOf(table: TableInfo): Promise<Told | null> {
  const solved = await getSolved(table.id);
  return solved.mine ? { solved, riddles: await getRiddles(table.game) } : null;
}

function isPassing(error: unknown): boolean {
  return error instanceof HallError && PASSING.has(error.problem.reason);
}

const PASSING = new Set(['away', 'too-fast']);
const AGAIN = 2000; // milliseconds until the next attempt

function Verdict({ table, told, problem }: { table: TableInfo; told: Told; problem: Signal<string> }) {
  const { solved, riddles } = told;
  const next = riddles.done ? riddles.next : riddles.today;
  const gained = solved.gained > 0 ? `+${solved.gained}` : `${solved.gained}`.replace('-', '−');
  return (
    <>
      <div class="verdict">
        <b>{tell(solved.right ? 'puzzle-right' : 'puzzle-wrong')}</b>
        <Chances table={table} solved={solved} />
        {solved.why.length > 0 && <p>{sentence(solved.why.map(whyWords).join('; '))}</p>}
        <small>{tell('puzzle-rating', { rating: String(solved.rating), gained, hard: String(solved.hard) })}</small>
      </div>
      <span class="guide-foot">
        <small>{next ? tell('puzzle-on') : tell('puzzle-none')}</small>
        {next && (
          <button
            type="button"
            class="primary"
            onClick={() =>
              void startPuzzle(table.game, next).catch((error) => {
                problem.value = trouble(error);
              })
            }
          >
            {tell('puzzle-next')}
          </button>
        )}
      </span>
    </>
  );
}

/** How often each answer wins: the best one, the next one, and the player's own if it is neither. */
function Chances({ table, solved: { tries, mine, prompt } }: { table: TableInfo; solved: PuzzleResult }) {
  const shown = tries.filter(({ name }, place) => place < BEST || name === mine);
  return (
    <ol aria-label={tell('puzzle-chances')}>
      {shown.map(({ name, option, chance }, place) => (
        <li key={name} class={classes(place === 0 && 'best')}>
          <span>
            {optionWords(table, option, { prompt })}
            {name === mine && <small> {tell('puzzle-mine')}</small>}
          </span>
          <b>{percent(chance)} %</b>
        </li>
      ))}
    </ol>
  );
}

const BEST = 2;

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

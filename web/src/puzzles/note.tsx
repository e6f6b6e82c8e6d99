// Above the table of a puzzle: what is asked, then what came of the answer.
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { optionWords } from '../ask/offers';
import { percent } from '../ending/reckoning';
import { whyWords } from '../ending/sentences';
import type { ScreenProps } from '../live/scope';
import { Icon } from '../ui/icons';
import { trouble } from '../ui/parts';
import { getRiddles, getSolved, HallError } from '../wire/api';
import type { Riddles, Solved, TableInfo, Try } from '../wire/messages';
import { beginPuzzle } from './begin';
import { tell } from './words';

interface Told {
  solved: Solved;
  riddles: Riddles;
}

export function PuzzleNote({ table, shown }: Pick<ScreenProps, 'table' | 'shown'>) {
  const told = useSignal<Told | null>(null);
  const problem = useSignal('');
  const { version } = shown.update;
  useEffect(() => {
    if (!told.value) void ask(table, told, problem);
  }, [table.id, version]);
  return (
    <aside class="guide puzzle" aria-label={tell('puzzle')}>
      <Icon name="hint" />
      {told.value ? <Verdict table={table} told={told.value} problem={problem} /> : <p>{tell('puzzle-ask')}</p>}
      {problem.value && <p class="problem">{problem.value}</p>}
    </aside>
  );
}

/** What came of it; before the answer the hall says nothing. */
async function ask(table: TableInfo, told: Signal<Told | null>, problem: Signal<string>): Promise<void> {
  try {
    const solved = await getSolved(table.id);
    told.value = { solved, riddles: await getRiddles(table.game) };
  } catch (error) {
    if (!(error instanceof HallError && error.problem.reason === 'not-answered')) problem.value = trouble(error);
  }
}

function Verdict({ table, told, problem }: { table: TableInfo; told: Told; problem: Signal<string> }) {
  const { solved, riddles } = told;
  const next = riddles.done ? riddles.next : riddles.today;
  const gained = solved.gained > 0 ? `+${solved.gained}` : `${solved.gained}`.replace('-', '−');
  return (
    <>
      <p>
        {verdictWords(table, solved)} ({solved.why.map(whyWords).join('; ')}.)
        <small> {tell('puzzle-rating', { rating: String(solved.rating), gained, hard: String(solved.hard) })}</small>
      </p>
      <span class="guide-foot">
        <small>{next ? tell('puzzle-on') : tell('puzzle-none')}</small>
        {next && (
          <button
            type="button"
            class="primary"
            onClick={() =>
              void beginPuzzle(table.game, next).catch((error) => {
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

function verdictWords(table: TableInfo, { right, mine, tries, prompt }: Solved): string {
  const words = (one: Try | undefined) => (one ? optionWords(table, one.option, { prompt }) : '');
  const [best, second] = tries;
  const chosen = tries.find((one) => one.name === mine);
  const chance = percent(best?.chance ?? 0);
  if (!right && chosen)
    return tell('puzzle-wrong', { mine: words(chosen), low: percent(chosen.chance), best: words(best), chance });
  if (!right) return tell('puzzle-other', { best: words(best), chance });
  const low = percent(second?.chance ?? 0);
  const praise = tell('puzzle-right', { best: words(best), chance });
  return `${praise} ${tell('puzzle-second', { second: words(second), low })}`;
}

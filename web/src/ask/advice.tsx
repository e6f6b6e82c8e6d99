// Odds and hints on demand: the likely results of each answer, and the answer that a strong bot would choose.

import { thing } from '../live/naming';
import type { ScreenProps } from '../live/scope';
import { Icon } from '../ui/icons';
import { oddsWanted, setOddsWanted } from '../ui/settings';
import { find, say } from '../ui/words';
import type { Advice, Likely, Question, TableInfo, Weighed } from '../wire/messages';
import { optionWords } from './offers';

const SHOWN = 3; // answers that a hint names
const WEIGHED = new Set(['ahead', 'tree']); // these reasons measure the chance to win

export function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`;
}

/** The chance that this option reaches its goal, if the odds include it. */
export function chanceOf(advice: Advice | null, action: number): number | undefined {
  return advice?.odds?.chances.find((one) => one.action === action)?.chance;
}

export function isBest(advice: Advice | null, action: number): boolean {
  return advice?.odds?.best === action || advice?.hint[0]?.action === action;
}

/** The buttons that request odds and a hint. */
export function AskAdvice({ scope, shown }: ScreenProps) {
  const { link } = scope;
  const version = shown.update.version;
  const odds = () => {
    setOddsWanted(!oddsWanted.value);
    if (oddsWanted.value) link.ask('odds', version);
    else link.advice.value = null;
  };
  return (
    <span class="ask-advice">
      <button
        type="button"
        class="icon-button"
        aria-pressed={oddsWanted.value}
        aria-label={say('odds')}
        title={say('odds')}
        onClick={odds}
      >
        <Icon name="scales" />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={say('hint')}
        title={say('hint')}
        onClick={() => link.ask('hint', version)}
      >
        <Icon name="hint" />
      </button>
    </span>
  );
}

export function AdviceWords({ scope, table, question }: ScreenProps & { question: Question }) {
  const advice = scope.link.advice.value;
  if (!advice) return null;
  const nothing = advice.hint.length === 0 && !advice.odds;
  if (nothing && oddsWanted.value) return null; // odds that are always shown hide where there are none
  if (advice.reason && advice.hint.length === 0 && !advice.odds)
    return <p class="advice quiet">{find(`advice-${advice.reason}`) ?? say('advice-none')}</p>;
  return (
    <div class="advice" role="status">
      {advice.odds && <OddsBars table={table} advice={advice} />}
      {advice.hint.length > 0 && <Hint table={table} question={question} hint={advice.hint} reason={advice.reason} />}
    </div>
  );
}

function OddsBars({ table, advice }: { table: TableInfo; advice: Advice }) {
  const { odds } = advice;
  if (!odds) return null;
  return (
    <ul class="odds" title={find(`odds-supposing-${odds.supposing}`) ?? ''}>
      {odds.chances.slice(0, 6).map((one, index) => (
        <Bar key={index} table={table} one={one} best={one.action !== null && one.action === odds.best} />
      ))}
    </ul>
  );
}

function Bar({ table, one, best }: { table: TableInfo; one: Likely; best: boolean }) {
  const words =
    find(`odds-${one.of}`, { thing: thing(table, one.subject), number: one.subject?.number ?? 0 }) ?? say('odds-win');
  return (
    <li class={best ? 'best' : ''}>
      <span class="bar-words">{words}</span>
      <span class="bar" aria-hidden="true">
        <i style={{ width: percent(one.chance).replace(' ', '') }} />
      </span>
      <b>
        {percent(one.chance)}
        {one.error ? <small> ±{Math.round(one.error * 100)}</small> : null}
      </b>
    </li>
  );
}

/** The difference to the best answer; empty if it is within the error. */
function lessBy(difference: number): string {
  const points = Math.round(difference * 100);
  return points > 0 ? ` (−${points} %)` : '';
}

function Hint({
  table,
  question,
  hint,
  reason,
}: {
  table: TableInfo;
  question: Question;
  hint: Weighed[];
  reason: string;
}) {
  const named = hint.slice(0, SHOWN).flatMap(({ action, worth, reason: why }) => {
    const option = question.options.find((one) => one.action === action);
    return option ? [{ words: optionWords(table, option, question), worth, weighed: WEIGHED.has(why) }] : [];
  });
  return (
    <>
      <p>
        <Icon name="hint" /> {say('hint-would')} <b>{named[0]?.words}</b>.{' '}
        {find(`reason-${reason}`, { percent: Math.round((named[0]?.worth ?? 0) * 100), visits: 0 }) ?? ''}
      </p>
      {named.length > 1 && (
        <p class="quiet">
          {say('hint-next')}{' '}
          {named
            .slice(1)
            .map((one) => `${one.words}${one.weighed ? lessBy((named[0]?.worth ?? 0) - one.worth) : ''}`)
            .join(' · ')}
        </p>
      )}
    </>
  );
}

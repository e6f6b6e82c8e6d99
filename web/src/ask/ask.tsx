// The question: a sentence, its options as buttons, and things on the table that can be clicked instead.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { names, type ScreenProps } from '../live/scope';
import { classes } from '../ui/classes';
import { Icon, type IconName, isIcon } from '../ui/icons';
import { RuleMark } from '../ui/rules';
import { oddsWanted } from '../ui/settings';
import { find, say } from '../ui/words';
import type { Option, Question, TableInfo } from '../wire/messages';
import { AdviceWords, AskAdvice, chanceOf, isBest, percent } from './advice';
import { StandingAnswer } from './auto-answers';
import { Happened, useNews } from './happened';
import { optionWords, promptWords } from './offers';

export interface Spoken {
  words?: string;
  icon?: IconName;
  picture?: ComponentChildren; // in place of the sign
}

interface AskProps extends ScreenProps {
  /** Leaves out options that the table itself shows as highlighted things. */
  hide?: (option: Option) => boolean;
  words?: string;
  note?: string;
  /** Prompts that belong to the player's own turn; these offer no automatic answer. */
  own?: ReadonlySet<string>;
  /** Returns the game's own words or icon for an option, if it has any. */
  speak?: (option: Option) => Spoken | undefined;
  extra?: preact.ComponentChildren;
  /** The step within an answer of several steps. Each step shows other buttons. */
  step?: string;
  /** The game's own layout of the answers. */
  way?: string;
}

export function Ask({ scope, table, shown, hide, words, note, own, speak, extra, step = '', way }: AskProps) {
  const question = shown.latest ? shown.update.question : null;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // the focused element is gone: move the focus to the question, for the keyboard
    if (question && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    if (question && oddsWanted.value && !table.rated) scope.link.ask('odds', shown.update.version);
  }, [question]);
  const options = question ? gainsFirst(question, hide) : [];
  const props = { scope, table, shown };
  const news = useNews(table, shown);
  const sentence = words ?? (question ? promptWords(table, question) : idle(scope, table, shown));
  // A new key for each question: the panel is rebuilt, so that nothing in it shifts.
  return (
    <>
      <p class="visually-hidden" aria-live="polite">
        {sentence}
      </p>
      <section
        key={`${shown.update.version} ${step} ${sentence}`}
        class={classes(
          'question plane',
          question && 'asked',
          news.length > 0 && 'with-news',
          mayTakeBack(table, shown) && 'with-undo',
        )}
        data-version={shown.update.version}
        data-prompt={question?.prompt ?? ''}
        data-asked={shown.update.asked.join(' ')}
        aria-label={say('question-label')}
      >
        <Happened table={table} news={news} />
        <div class="question-words">
          <h2 ref={heading} tabIndex={-1}>
            {sentence}
          </h2>
          {question && <RuleMark game={table.game} rule={question.rule} prompt={question.prompt} />}
          {question && !table.rated && <AskAdvice {...props} />}
          {question?.optional && !own?.has(question.prompt) && <StandingAnswer {...props} question={question} />}
        </div>
        <Refusal {...props} />
        {note && <p class="question-note">{note}</p>}
        <Onlooker {...props} />
        <div class={classes('options', way, options.some((option) => speak?.(option)?.words) && 'in-words')}>
          {extra}
          {question &&
            options.map((option) => (
              <Answer
                key={option.action}
                {...props}
                option={option}
                question={question}
                spoken={speak?.(option) ?? {}}
                main={isMain(option, options, question, note !== undefined || words !== undefined)}
              />
            ))}
          <WaysBack {...props} />
          {question && <AdviceWords {...props} question={question} />}
        </div>
      </section>
    </>
  );
}

function Answer({
  scope,
  table,
  shown,
  option,
  question,
  spoken,
  main,
}: ScreenProps & { option: Option; question: Question; spoken: Spoken; main: boolean }) {
  const { advice } = scope.link;
  const chance = chanceOf(advice.value, option.action);
  return (
    <button
      type="button"
      class={classes(
        'option',
        main && 'main',
        refuses(option, question) && !main && 'refuse',
        spoken.words && 'wordy',
        spoken.picture !== undefined && 'pictured',
        isBest(advice.value, option.action) && 'best',
        chance !== undefined && 'chanced',
      )}
      disabled={scope.gesture.late.value}
      data-verb={option.verb}
      onClick={() => scope.link.answer(option.action, shown.update.version)}
    >
      {spoken.picture ?? (spoken.icon ? <Icon name={spoken.icon} /> : <OptionIcon option={option} />)}{' '}
      <span>{spoken.words ?? optionWords(table, option, question)}</span>
      {chance !== undefined && <span class="chance">{percent(chance)}</span>}
    </button>
  );
}

/**
 * The panel for spectators and for a look at the past. It shows how far behind the game the view is, so that spectators
 * cannot whisper hidden information to the players.
 */
function Onlooker({ scope, shown }: ScreenProps) {
  const table = scope.link.table.value;
  const looks = table?.mine.length === 0 && !shown.update.over;
  const words = scope.past.value ? say('looking-back') : looks && say('watching-late', { count: table.delay });
  return words ? (
    <p class="question-note onlooker">
      <Icon name="eye" /> {words}
    </p>
  ) : null;
}

/** Buttons to take an answer back, to skip the animation, and to hand the device over. */
function WaysBack({ scope, table, shown }: ScreenProps) {
  const { update, latest } = shown;
  if (!latest)
    return (
      <button type="button" class="option" onClick={() => scope.playback.skip()}>
        {say('skip')}
      </button>
    );
  if (update.hand_over !== null && update.hand_over !== undefined) {
    const next = update.hand_over;
    return (
      <button
        type="button"
        class="option main hand-over"
        onClick={() => {
          scope.covered.value = next;
        }}
      >
        <Icon name="people" /> {say('hand-over', { name: names(table, next) })}
      </button>
    );
  }
  if (!mayTakeBack(table, shown)) return null;
  const asking = !update.undo;
  const words = say(asking && withOthers(table) ? 'undo-ask' : 'undo');
  return (
    <button
      type="button"
      class={`option undo ${asking ? 'asking' : ''}`}
      title={words}
      disabled={scope.gesture.late.value}
      onClick={() => scope.link.undo(update.version, asking)}
    >
      <Icon name="undo" /> {words}
    </button>
  );
}

/** Whether the take-back button is shown: to take back, or to ask the other players for it. */
function mayTakeBack(table: TableInfo, { update, latest }: ScreenProps['shown']): boolean {
  if (!latest || (update.hand_over !== null && update.hand_over !== undefined)) return false;
  return update.undo || (update.may_ask && !table.wish);
}

/** Whether other people play at this table. Bots agree to every take-back; people are asked. */
function withOthers(table: TableInfo): boolean {
  return table.seats.some(({ kind, seat }) => kind === 'person' && !table.mine.includes(seat));
}

/** Why the server refused the player's last request. */
function Refusal({ scope, table }: ScreenProps) {
  const because = scope.link.because.value?.refusal;
  const refused = scope.link.refused.value;
  if (scope.past.value) return null;
  if (because)
    return (
      <p class="refusal" role="alert">
        <Icon name="no" /> {whyWords(because)} <RuleMark game={table.game} rule={because.rule} />
      </p>
    );
  if (refused)
    return (
      <p class="refusal" role="alert">
        <Icon name="no" /> {find(`refused-${refused.reason}`) ?? refused.detail}{' '}
        <RuleMark game={table.game} rule={refused.rule} />
      </p>
    );
  return null;
}

function whyWords({ rule, reason }: { rule: string; reason: string }): string {
  return find(`why-${rule}`) ?? find(`refusal-${reason}`) ?? say('refused-illegal');
}

/** Sorts options: those with a gain first, refusals last. */
function gainsFirst(question: Question, hide: AskProps['hide']): Option[] {
  const open = question.options.filter((option) => !hide?.(option));
  return [
    ...open.filter((option) => !refuses(option, question)),
    ...open.filter((option) => refuses(option, question)),
  ];
}

function refuses(option: Option, { optional, default: refusal }: Question): boolean {
  return optional && option.action === refusal;
}

/** Whether the button of this option is highlighted. A refusal never is, unless it is the only option. */
function isMain(option: Option, options: Option[], question: Question, told: boolean): boolean {
  if (question.options.length === 1) return true;
  if (refuses(option, question)) return false;
  const wanted = options.filter((one) => !refuses(one, question));
  return wanted.length === 1 || (told && option === wanted[0]);
}

function OptionIcon({ option }: { option: Option }) {
  const key = option.subject?.key.split('-')[0] ?? '';
  return isIcon(key) ? <Icon name={key} /> : null;
}

/** Who was asked in the version that is looked at, and what. */
function momentWords(table: TableInfo, { update }: ScreenProps['shown']): string {
  const what = find(`wait-${update.waits?.[0]?.prompt ?? ''}`);
  return what && update.asked.length > 0
    ? say('does-what', { names: update.asked.map((seat) => names(table, seat)).join(', '), what })
    : '';
}

/** Which players must answer, and what they are asked. */
function waitingWords(table: TableInfo, shown: ScreenProps['shown']): string {
  const { asked, waits } = shown.update;
  const others = asked.filter((seat) => !table.mine.includes(seat));
  if (others.length === 0) return '';
  const what = waits?.find((wait) => others.includes(wait.seat))?.prompt ?? '';
  const doing = find(`wait-${what}`);
  const list = others.map((seat) => names(table, seat)).join(', ');
  if (!shown.latest) return doing ? say('does-what', { names: list, what: doing }) : list;
  return doing ? say('waiting-for-what', { names: list, what: doing }) : say('waiting-for', { names: list });
}

function idle(scope: ScreenProps['scope'], table: TableInfo, shown: ScreenProps['shown']): string {
  if (shown.update.over) return say('game-over');
  if (scope.past.value) return momentWords(table, shown) || say('looking-back');
  if (shown.latest && shown.update.hand_over !== null && shown.update.hand_over !== undefined)
    return say('hand-over-words', { name: names(table, shown.update.hand_over) });
  return waitingWords(table, shown) || say('watching');
}

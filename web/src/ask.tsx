// The question: a sentence, its options as buttons, and things on the table that can be clicked instead.
import { useEffect, useRef } from 'preact/hooks';
import type { Option, Question, TableInfo } from './wire';
import { thing } from './naming';
import { Icon, isIcon } from './icons';
import { names, type ScreenProps } from './scope';
import { plain, say, sayFirst } from './words';

export function optionWords(table: TableInfo, option: Option, question: Question): string {
  const args = { thing: thing(table, option.subject) };
  const verb = option.verb;
  const { prompt } = question;
  return sayFirst([`do-${prompt}-${verb}`, `do-${verb}`, `verb-${prompt}-${verb}`, `verb-${verb}`, verb], args);
}

export function promptWords(table: TableInfo, question: Question): string {
  const args = { thing: thing(table, question.about) };
  const verb = question.options[0]?.verb ?? ''; // one prompt may ask for several things in turn
  const { prompt } = question;
  return sayFirst([`ask-${prompt}-${verb}`, `ask-${prompt}`, `prompt-${prompt}-${verb}`, `prompt-${prompt}`, prompt], args);
}

interface AskProps extends ScreenProps {
  /** Options that the table itself shows as glowing things are left out here. */
  hide?: (option: Option) => boolean;
  words?: string;
  note?: string;
  extra?: preact.ComponentChildren;
}

export function Ask({ scope, table, shown, hide, words, note, extra }: AskProps) {
  const question = shown.latest ? shown.update.question : null;
  const busy = scope.link.waiting.value;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // what had the focus is gone: the keyboard goes on from the question
    if (question && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [question]);
  const options = question ? question.options.filter((option) => !hide?.(option)) : [];
  return (
    <section class={`question ${question ? 'asked' : ''}`} data-version={shown.update.version} data-prompt={question?.prompt ?? ''} aria-label={say('question-label')}>
      <div class="question-words" aria-live="polite">
        <h2 ref={heading} tabIndex={-1}>{words ?? (question ? promptWords(table, question) : idle(scope, table, shown))}</h2>
        {question && <RuleMark rule={question.rule} />}
        {shown.update.undo && shown.latest && (
          <button type="button" class="option undo" disabled={busy} onClick={() => scope.link.undo(shown.update.version)}>
            <Icon name="undo" /> {say('undo')}
          </button>
        )}
        {!shown.latest && (
          <button type="button" class="option" onClick={() => scope.playback.skip()}>{say('skip')}</button>
        )}
      </div>
      {note && <p class="question-note">{note}</p>}
      {(options.length > 0 || extra) && (
        <div class="options">
          {extra}
          {options.map((option) => (
            <button key={option.action} type="button" class={`option ${isMain(option, options) || (note !== undefined && option === options[0]) ? 'main' : ''}`} disabled={busy} data-verb={option.verb} onClick={() => question && scope.link.answer(option.action, shown.update.version)}>
              <OptionIcon option={option} /> {question && optionWords(table, option, question)}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

function isMain(option: Option, options: Option[]): boolean {
  return options.length === 1 || option.verb === 'roll' || (option.verb === 'pass' && options.length <= 2);
}

function OptionIcon({ option }: { option: Option }) {
  const key = option.subject?.key.split('-')[0] ?? '';
  return isIcon(key) ? <Icon name={key} /> : null;
}

export function RuleMark({ rule }: { rule: string }) {
  return rule ? <span class="rule" title={plain(rule)}>{rule}</span> : null;
}

function idle(scope: ScreenProps['scope'], table: TableInfo, shown: ScreenProps['shown']): string {
  if (shown.update.over) return say('game-over');
  const others = shown.update.asked.filter((seat) => seat !== scope.mine.value);
  if (others.length > 0 && shown.latest) return say('waiting-for', { names: others.map((seat) => names(table, seat)).join(', ') });
  return say('watching');
}

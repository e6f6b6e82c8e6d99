// A standing answer: never ask me this again, or only when I am attacked; or always agree, where that says it all.

import type { ScreenProps } from '../live/scope';
import { Icon } from '../ui/icons';
import { say } from '../ui/words';
import type { AutoAnswer, Question } from '../wire/messages';

const ANSWERS: AutoAnswer['answer'][] = ['ask', 'attacked', 'never'];
const CONSENT: AutoAnswer['answer'][] = [...ANSWERS, 'always'];
const YES_OR_NO = 2;

/** Is there one way to agree, and does it name nothing? */
function isYesOrNo({ options }: Question): boolean {
  return options.length === YES_OR_NO && options.every((option) => !option.subject);
}

export function StandingAnswer({ scope, question }: ScreenProps & { question: Question }) {
  const now = scope.link.mine.value.standing[question.prompt] ?? 'ask';
  return (
    <label class={`standing ${now === 'ask' ? '' : 'kept'}`} title={say('standing')}>
      <Icon name="bell" />
      <span class="visually-hidden">{say('standing')}</span>
      <select
        value={now}
        onChange={(event) => scope.link.standing(question.prompt, event.currentTarget.value as AutoAnswer['answer'])}
      >
        {(isYesOrNo(question) ? CONSENT : ANSWERS).map((answer) => (
          <option key={answer} value={answer}>
            {say(`standing-${answer}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** All standing answers, to be withdrawn. */
export function AutoAnswerList({ scope, name }: { scope: ScreenProps['scope']; name: (prompt: string) => string }) {
  const kept = Object.entries(scope.link.mine.value.standing).filter(([, answer]) => answer !== 'ask');
  if (kept.length === 0) return null;
  return (
    <section>
      <h3>{say('standing')}</h3>
      <ul class="plain-list">
        {kept.map(([prompt, answer]) => (
          <li key={prompt}>
            <span>
              {name(prompt)} · <b>{say(`standing-${answer}`)}</b>
            </span>
            <button type="button" class="quiet-button" onClick={() => scope.link.standing(prompt, 'ask')}>
              {say('standing-withdraw')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

// Shows a numbered rule where it is cited, in the page's language.
import { signal } from '@preact/signals';
import { getRules } from '../wire/api';
import type { RuleText } from '../wire/messages';
import { Sheet } from './parts';
import { language } from './settings';
import { say } from './words';

const laws = signal<Record<string, Map<string, RuleText>>>({});
const asked = new Set<string>();

/** The rule to show; with a prompt, first the rulebook section about that question. */
export const openedRule = signal<{ game: string; rule: string; prompt?: string | undefined } | null>(null);

/** The rules of a game in the page's language; empty until they are loaded, or if the server has none. */
export function lawOf(game: string): Map<string, RuleText> {
  const key = `${game} ${language.value}`;
  if (!asked.has(key)) {
    asked.add(key);
    getRules(game, language.value).then(
      (rules) => {
        laws.value = { ...laws.value, [key]: new Map(rules.map((rule) => [rule.id, rule])) };
      },
      () => asked.delete(key),
    );
  }
  return laws.value[key] ?? new Map();
}

export function openRule(game: string, rule: string, prompt?: string): void {
  openedRule.value = { game, rule, prompt };
}

export function closeRule(): void {
  openedRule.value = null;
}

/** A mark that opens a rule: an icon at a question or refusal, its id within another rule. */
export function RuleMark({
  game,
  rule,
  cited,
  prompt,
}: {
  game: string;
  rule: string;
  cited?: boolean;
  prompt?: string;
}) {
  if (!rule && !prompt) return null;
  const words = say(prompt ? 'help-question' : 'rule-read');
  return (
    <button
      type="button"
      class={`rule ${cited ? '' : 'sign'}`}
      title={words}
      data-rule={rule}
      {...(cited ? {} : { 'aria-label': words })}
      onClick={() => openRule(game, rule, prompt)}
    >
      {cited ? rule : '?'}
    </button>
  );
}

export function RuleSheet() {
  const now = openedRule.value;
  if (!now || now.prompt) return null;
  const found = lawOf(now.game).get(now.rule);
  return (
    <Sheet title={found?.chapter ?? now.rule} onClose={closeRule} narrow>
      {found ? <RuleWords game={now.game} rule={found} /> : <p>{say('rule-unknown')}</p>}
    </Sheet>
  );
}

const CITED = /([A-Z]+-[A-Z]+-\d+)/;

function RuleWords({ game, rule }: { game: string; rule: RuleText }) {
  return (
    <div class="rule-words">
      <p lang={rule.lang}>
        {rule.text
          .split(CITED)
          .map((part, at) => (at % 2 ? <RuleMark key={at} game={game} rule={part} cited /> : part))}
      </p>
      {rule.lang !== language.value && <p class="quiet">{say('rule-in-english')}</p>}
      <details class="rule-id">
        <summary>{say('details')}</summary>
        {rule.id}
      </details>
    </div>
  );
}

// The law: every rule can be read where it is cited, in the language of the page.
import { signal } from '@preact/signals';
import { getRules } from '../wire/api';
import type { RuleText } from '../wire/messages';
import { Sheet } from './parts';
import { language } from './settings';
import { say } from './words';

const laws = signal<Record<string, Map<string, RuleText>>>({});
const asked = new Set<string>();
const opened = signal<{ game: string; rule: string } | null>(null);

/** The rules of a game in the language of the page; empty until they are here, or where the hall has none. */
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

export function openRule(game: string, rule: string): void {
  opened.value = { game, rule };
}

/** The rule that a question or a refusal rests on. */
export function RuleMark({ game, rule }: { game: string; rule: string }) {
  if (!rule) return null;
  return (
    <button type="button" class="rule" title={say('rule-read')} onClick={() => openRule(game, rule)}>
      {rule}
    </button>
  );
}

export function RuleSheet() {
  const now = opened.value;
  if (!now) return null;
  const found = lawOf(now.game).get(now.rule);
  return (
    <Sheet
      title={now.rule}
      onClose={() => {
        opened.value = null;
      }}
      narrow
    >
      {found ? <RuleWords game={now.game} rule={found} /> : <p>{say('rule-unknown')}</p>}
    </Sheet>
  );
}

const CITED = /((?:VAL|BR)-[A-Z]+-\d+)/;

function RuleWords({ game, rule }: { game: string; rule: RuleText }) {
  return (
    <div class="rule-words">
      <p class="quiet">{rule.chapter}</p>
      <p lang={rule.lang}>
        {rule.text.split(CITED).map((part, at) => (at % 2 ? <RuleMark key={at} game={game} rule={part} /> : part))}
      </p>
      {rule.lang !== language.value && <p class="quiet">{say('rule-in-english')}</p>}
    </div>
  );
}

// The law: every rule can be read where it is cited. Its texts are English.
import { signal } from '@preact/signals';
import { getRules } from './api';
import { Sheet } from './parts';
import type { RuleText } from './wire';
import { language } from './settings';
import { say } from './words';

const laws = signal<Record<string, Map<string, RuleText>>>({});
const asked = new Set<string>();
const opened = signal<{ game: string; rule: string } | null>(null);

/** The rules of a game; empty until they are here, or where the hall has none. */
export function lawOf(game: string): Map<string, RuleText> {
  if (!asked.has(game)) {
    asked.add(game);
    getRules(game).then((rules) => { laws.value = { ...laws.value, [game]: new Map(rules.map((rule) => [rule.id, rule])) }; }, () => asked.delete(game));
  }
  return laws.value[game] ?? new Map();
}

export function openRule(game: string, rule: string): void {
  opened.value = { game, rule };
}

/** The rule that a question or a refusal rests on. */
export function RuleMark({ game, rule }: { game: string; rule: string }) {
  if (!rule) return null;
  return <button type="button" class="rule" title={say('rule-read')} onClick={() => openRule(game, rule)}>{rule}</button>;
}

export function RuleSheet() {
  const now = opened.value;
  if (!now) return null;
  const found = lawOf(now.game).get(now.rule);
  return (
    <Sheet title={now.rule} onClose={() => { opened.value = null; }} narrow>
      {found ? <RuleWords rule={found} /> : <p>{say('rule-unknown')}</p>}
    </Sheet>
  );
}

export function RuleWords({ rule }: { rule: RuleText }) {
  return (
    <div class="rule-words">
      <p class="quiet">{rule.chapter}</p>
      <p lang="en">{rule.text}</p>
      {language.value !== 'en' && <p class="quiet">{say('rule-in-english')}</p>}
    </div>
  );
}

// Finds rules by a question: rulebook pages first, then numbered rules. The search runs in the browser.
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { type Section, volumeOf } from '../book/book';
import { Blocks } from '../book/draw';
import type { Block, Inline } from '../book/markup';
import { tell } from '../ui/entry/words';
import { lawOf, openRule } from '../ui/rules';
import { language } from '../ui/settings';
import { say } from '../ui/words';
import type { RuleText } from '../wire/messages';
import { type Page, RuleIndex } from './search';

const MOST = 12;
const BOOK = 1.6; // weight of rulebook pages against numbered rules
const LAW = 1;

export function RulesTool({ game }: { game: string }) {
  const question = useSignal('');
  const volume = volumeOf(game);
  const law = lawOf(game);
  const sections = volume?.sections ?? [];
  const index = useMemo(
    () => new RuleIndex([...sections.map(pageOf), ...[...law.values()].filter((rule) => !rule.aside).map(ruleOf)]),
    [volume, law],
  );
  const hits = index.find(question.value, MOST);
  if (!volume && law.size === 0) return <p class="loading">{say('fetching-table')}</p>;
  return (
    <div class="entry rules-tool">
      <ol class="rule-hits" aria-live="polite">
        {hits.map(({ page }) => (
          <li key={page.key}>
            <Found game={game} page={page} sections={sections} law={law} />
          </li>
        ))}
      </ol>
      {question.value.trim() && hits.length === 0 && <p class="quiet">{say('nothing-found')}</p>}
      {!question.value.trim() && <p class="quiet">{tell('rules-how')}</p>}
      <input
        type="search"
        class="search rules-question"
        value={question.value}
        aria-label={tell('rules-ask')}
        placeholder={tell('rules-ask')}
        onInput={(event) => {
          question.value = event.currentTarget.value.slice(0, 200);
        }}
      />
    </div>
  );
}

interface FoundProps {
  game: string;
  page: Page;
  sections: Section[];
  law: Map<string, RuleText>;
}

function Found({ game, page, sections, law }: FoundProps) {
  const section = sections.find(({ anchor }) => `book ${anchor}` === page.key);
  if (section)
    return (
      <details>
        <summary>{section.words}</summary>
        <Blocks game={game} section={section} />
      </details>
    );
  const rule = law.get(page.key);
  if (!rule) return null;
  return (
    <button type="button" class="rule-hit" lang={rule.lang} onClick={() => openRule(game, rule.id)}>
      <small>{rule.chapter}</small> {rule.text}
      {rule.lang !== language.value && <small> {say('rule-in-english')}</small>}
    </button>
  );
}

function pageOf(section: Section): Page {
  return {
    key: `book ${section.anchor}`,
    title: section.words,
    text: section.blocks.map(plain).join(' '),
    weight: BOOK,
  };
}

function ruleOf(rule: RuleText): Page {
  return { key: rule.id, title: rule.chapter, text: `${rule.id} ${rule.text}`, weight: LAW };
}

function plain(block: Block): string {
  if (block.kind === 'list') return block.items.map((item) => item.map(inline).join('')).join(' ');
  if (block.kind === 'figure') return block.caption;
  return block.kind === 'heading' ? block.words : block.words.map(inline).join('');
}

function inline(piece: Inline): string {
  return typeof piece === 'string' ? piece : 'strong' in piece ? piece.strong : piece.words;
}

// Cards and rules, to be looked up at any time.
import { useSignal } from '@preact/signals';
import { partsOf } from '../games';
import { Sheet } from '../ui/parts';
import { lawOf } from '../ui/rules';
import { language } from '../ui/settings';
import { say } from '../ui/words';
import type { RuleText, TableInfo } from '../wire/messages';

const MOST = 120; // rules shown at once

export function ReferenceSheet({ table, close }: { table: TableInfo; close: () => void }) {
  const cards = partsOf(table.game)?.Reference;
  const rules = useSignal(!cards);
  const search = useSignal('');
  return (
    <Sheet title={say('reference')} onClose={close}>
      <div class="reference-head">
        <div class="drawer-tabs" role="group">
          {cards && (
            <button
              type="button"
              aria-pressed={!rules.value}
              onClick={() => {
                rules.value = false;
              }}
            >
              {say('reference-cards')}
            </button>
          )}
          <button
            type="button"
            aria-pressed={rules.value}
            onClick={() => {
              rules.value = true;
            }}
          >
            {say('reference-rules')}
          </button>
        </div>
        <input
          type="search"
          class="search"
          value={search.value}
          aria-label={say('search')}
          placeholder={say('search')}
          onInput={(event) => {
            search.value = event.currentTarget.value;
          }}
        />
      </div>
      <div class="reference" tabIndex={0} role="region" aria-label={say('reference')}>
        {cards && !rules.value ? (
          <Cards draw={cards} table={table} search={search.value} />
        ) : (
          <Rules game={table.game} search={search.value} />
        )}
      </div>
    </Sheet>
  );
}

function Cards({
  draw: Draw,
  table,
  search,
}: {
  draw: NonNullable<NonNullable<ReturnType<typeof partsOf>>['Reference']>;
  table: TableInfo;
  search: string;
}) {
  return <Draw table={table} search={search} />;
}

/** By chapters, or what was searched for. */
function Rules({ game, search }: { game: string; search: string }) {
  const chapter = useSignal('');
  const wanted = search.trim().toLowerCase();
  const law = [...lawOf(game).values()];
  if (!wanted && !chapter.value)
    return (
      <Contents
        law={law.filter((rule) => !rule.aside)}
        open={(name) => {
          chapter.value = name;
        }}
      />
    );
  const found = law.filter((rule) =>
    wanted ? `${rule.id} ${rule.chapter} ${rule.text}`.toLowerCase().includes(wanted) : rule.chapter === chapter.value,
  );
  return (
    <>
      {!wanted && (
        <button
          type="button"
          class="option back"
          onClick={() => {
            chapter.value = '';
          }}
        >
          {say('back')}
        </button>
      )}
      {!wanted && <h3>{chapter.value}</h3>}
      {found.some((rule) => rule.lang !== language.value) && <p class="quiet">{say('rule-in-english')}</p>}
      {found.length === 0 && <p class="quiet">{say('nothing-found')}</p>}
      <dl class="rules">
        {found.slice(0, MOST).map((rule) => (
          <div key={rule.id}>
            <dt>
              {rule.id} {wanted && <small>{rule.chapter}</small>}
            </dt>
            <dd lang={rule.lang}>{rule.text}</dd>
          </div>
        ))}
      </dl>
      {found.length > MOST && <p class="quiet">{say('more-found', { count: found.length - MOST })}</p>}
    </>
  );
}

function Contents({ law, open }: { law: RuleText[]; open: (chapter: string) => void }) {
  const sizes = new Map<string, number>();
  for (const { chapter } of law) sizes.set(chapter, (sizes.get(chapter) ?? 0) + 1);
  return (
    <ul class="contents">
      {[...sizes].map(([chapter, size]) => (
        <li key={chapter}>
          <button type="button" class="quiet-button" onClick={() => open(chapter)}>
            {chapter}
          </button>{' '}
          <small>{size}</small>
        </li>
      ))}
    </ul>
  );
}

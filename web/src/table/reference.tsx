// Cards and rules, to be looked up at any time.
import { useSignal } from '@preact/signals';
import { partsOf } from '../games';
import { Goal } from '../guide/goal';
import { lazy } from '../ui/loading/lazy';
import { Sheet } from '../ui/parts';
import { lawOf } from '../ui/rules';
import { language } from '../ui/settings';
import { say } from '../ui/words';
import type { RuleText, TableInfo } from '../wire/messages';
import { SignList } from './signs';

const MOST = 120; // most rules shown at once

type Tab = 'goal' | 'book' | 'cards' | 'rules' | 'signs';

const BookPages = lazy(() => import('../book/pages').then((part) => part.BookPages));

export function ReferenceSheet({ table, close }: { table: TableInfo; close: () => void }) {
  const parts = partsOf(table.game);
  const tabs: Tab[] = [
    ...(parts?.goal ? ['goal' as const] : []),
    'book',
    ...(parts?.Reference ? ['cards' as const] : []),
  ];
  const open = useSignal<Tab>(parts?.Reference ? 'cards' : 'rules');
  const search = useSignal('');
  return (
    <Sheet title={say('reference')} onClose={close}>
      <div class="reference-head">
        <div class="drawer-tabs" role="group">
          {[...tabs, 'rules' as const, 'signs' as const].map((tab) => (
            <button
              key={tab}
              type="button"
              aria-pressed={open.value === tab}
              onClick={() => {
                open.value = tab;
              }}
            >
              {say(`reference-${tab}`)}
            </button>
          ))}
        </div>
        {(open.value === 'cards' || open.value === 'rules') && (
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
        )}
      </div>
      <div class="reference" tabIndex={0} role="region" aria-label={say('reference')}>
        {open.value === 'goal' && <Goal game={table.game} />}
        {open.value === 'book' && <BookPages game={table.game} />}
        {open.value === 'cards' && parts?.Reference && (
          <Cards draw={parts.Reference} table={table} search={search.value} />
        )}
        {open.value === 'rules' && <Rules game={table.game} search={search.value} />}
        {open.value === 'signs' && <SignList game={table.game} />}
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

/** The rules by chapter, or the results of a search. */
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

// The whole rulebook: searchable contents and all pages.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { fetchSheet } from '../ui/loading/sheets';
import { learn, say } from '../ui/words';
import { found, type Section, volumeOf } from './book';
import { Blocks } from './draw';

export function BookPages({ game, anchor = '' }: { game: string; anchor?: string }) {
  const search = useSignal('');
  const ready = useSignal(false);
  const volume = volumeOf(game);
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    void Promise.all([fetchSheet('book'), learn(game, true)]).then(() => {
      ready.value = true;
    });
  }, [game]);
  const shown = ready.value ? volume : null;
  useEffect(() => {
    if (shown && anchor) article.current?.querySelector(`[id="${anchor}"]`)?.scrollIntoView();
  }, [shown, anchor]);
  if (!shown) return <p class="loading">{say('fetching-table')}</p>;
  if (shown.sections.length === 0) return <p class="quiet">{say('book-none')}</p>;
  const headings = found(shown, search.value);
  return (
    <div class="book">
      <nav class="book-contents" aria-label={say('book-contents')}>
        <input
          type="search"
          class="search"
          value={search.value}
          aria-label={say('book-search')}
          placeholder={say('book-search')}
          onInput={(event) => {
            search.value = event.currentTarget.value;
          }}
        />
        <ul>
          {headings.map((section) => (
            <Entry key={section.anchor} section={section} article={article} />
          ))}
        </ul>
        {headings.length === 0 && <p class="quiet">{say('nothing-found')}</p>}
      </nav>
      <article ref={article} lang={document.documentElement.lang}>
        {shown.sections.map((section) => (
          <BookSection key={section.anchor} game={game} section={section} />
        ))}
      </article>
    </div>
  );
}

/** An entry in the contents. It scrolls to its section and does not change the address, so the table stays open. */
function Entry({ section, article }: { section: Section; article: { current: HTMLElement | null } }) {
  return (
    <li class={`level-${section.level}`}>
      <button
        type="button"
        class="quiet-button"
        onClick={() => article.current?.querySelector(`[id="${section.anchor}"]`)?.scrollIntoView()}
      >
        {section.words}
      </button>
    </li>
  );
}

function BookSection({ game, section }: { game: string; section: Section }) {
  const { level, words, anchor } = section;
  return (
    <section class={`book-section level-${level}`} aria-labelledby={anchor}>
      {level === 1 ? <h2 id={anchor}>{words}</h2> : <h3 id={anchor}>{words}</h3>}
      <Blocks game={game} section={section} />
    </section>
  );
}

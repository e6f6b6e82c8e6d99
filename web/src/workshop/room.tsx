// The workshop: `#/workshop`, one draft `#/workshop/draft/<key>`, a shared set `#/workshop/<game>/<name>`.
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Preferences } from '../person/preferences';
import { fetchSheet } from '../ui/loading/sheets';
import { Notice, Wordmark } from '../ui/parts';
import { RuleSheet } from '../ui/rules';
import { gameName, greet } from '../ui/words';
import { getHall } from '../wire/api';
import { inPocket } from '../wire/host';
import type { CardForms, GameInfo } from '../wire/messages';
import { addDraft, compare, drafts, dropDraft, isFull } from './drafts';
import { Editor } from './editor';
import { FileError, load } from './files';
import { type Draft, emptied, type Files } from './model';
import { getForms, getSet } from './requests';
import { SharedSet } from './shared';
import { mishap, ready, tell } from './words';

export function WorkshopRoom({ words: [first = '', second = ''] }: { words: string[] }) {
  const styled = useSignal(false);
  useEffect(() => {
    void fetchSheet('workshop').then(() => {
      styled.value = true;
    });
    void compare();
  }, []);
  const title = tell('workshop');
  useEffect(() => {
    if (title) document.title = `${title} · Meadhall`;
  }, [title]);
  if (!ready() || !styled.value) return <p class="loading" />;
  return (
    <div class="workshop">
      <header class="hall-top">
        <Wordmark />
        <Preferences />
      </header>
      <main>
        <h1>{first ? <a href="#/workshop">{title}</a> : title}</h1>
        {!first && <Shelf />}
        {first === 'draft' && <Editor key={second} draftKey={second} />}
        {first && first !== 'draft' && <SharedSet game={first} name={second} />}
      </main>
      <RuleSheet />
    </div>
  );
}

/** All drafts, and a button for a new one. */
function Shelf() {
  const games = useSignal<GameInfo[]>([]);
  const problem = useSignal('');
  useEffect(() => {
    getHall().then(
      (hall) => {
        greet(hall.games);
        games.value = hall.games;
      },
      async (error) => {
        problem.value = await mishap(error);
      },
    );
  }, []);
  return (
    <>
      <p class="quiet">{tell('workshop-about')}</p>
      <Notice words={problem.value} />
      {drafts.value.length > 0 && (
        <section class="workshop-panel">
          <h2>{tell('drafts')}</h2>
          <ul class="workshop-drafts">
            {drafts.value.map((draft) => (
              <DraftLine key={draft.key} draft={draft} />
            ))}
          </ul>
          {!inPocket && <p class="quiet">{tell('drafts-kept')}</p>}
        </section>
      )}
      {isFull() ? (
        <Notice words={tell('drafts-full')} />
      ) : (
        games.value.length > 0 && <Begin games={games.value} problem={problem} /> // without games a file could not be assigned to one
      )}
    </>
  );
}

function DraftLine({ draft }: { draft: Draft }) {
  const sure = useSignal(false);
  return (
    <li>
      <a href={`#/workshop/draft/${draft.key}`}>{draft.title || tell('untitled')}</a>
      <span class="quiet">
        {gameName(draft.game)} · {new Date(draft.changed * 1000).toLocaleDateString(document.documentElement.lang)}
      </span>
      <button
        type="button"
        class="quiet-button"
        onClick={() => {
          if (sure.value) dropDraft(draft.key);
          sure.value = true;
        }}
      >
        {tell(sure.value ? 'drop-sure' : 'drop')}
      </button>
    </li>
  );
}

function Begin({ games, problem }: { games: GameInfo[]; problem: Signal<string> }) {
  return (
    <section class="workshop-panel">
      <h2>{tell('begin')}</h2>
      {games.map((game) => (
        <div key={game.key} class="workshop-begin">
          <h3>{gameName(game.key)}</h3>
          <div class="make-ways">
            {game.cards.map((cards) => (
              <button
                key={cards}
                type="button"
                class="secondary"
                onClick={() => void begin(game, cards, false, problem)}
              >
                {cards === 'meadhall' ? tell('copy-ours') : tell('copy-of', { name: cards })}
              </button>
            ))}
            <button type="button" class="secondary" onClick={() => void begin(game, 'meadhall', true, problem)}>
              {tell('from-nothing')}
            </button>
          </div>
        </div>
      ))}
      <label class="workshop-import">
        <span>{tell('import')}</span>
        <input
          type="file"
          class="visually-hidden"
          multiple
          accept=".json,.toml"
          onChange={({ currentTarget }) => void bring([...(currentTarget.files ?? [])], games, problem)}
        />
        <span class="secondary">{tell('choose-files')}</span>
      </label>
    </section>
  );
}

async function begin(game: GameInfo, cards: string, empty: boolean, problem: Signal<string>): Promise<void> {
  try {
    const found = await getSet(game.key, cards);
    const files = found.files as Files;
    const title = tell('new-title', { game: gameName(game.key) });
    edit(addDraft({ game: game.key, title, files: empty ? emptied(files) : files }));
  } catch (error) {
    problem.value = await mishap(error);
  }
}

async function bring(chosen: File[], games: GameInfo[], problem: Signal<string>): Promise<void> {
  try {
    const forms = await Promise.all(games.map(({ key }) => getForms(key).catch((): CardForms | null => null)));
    const draft = await load(
      chosen,
      forms.filter((one) => one !== null),
    );
    edit(addDraft({ ...draft, title: draft.title || (chosen[0]?.name.replace(/\..*$/, '') ?? '') }));
  } catch (error) {
    problem.value = error instanceof FileError ? tell(error.message) : await mishap(error);
  }
}

function edit({ key }: Draft): void {
  location.hash = `#/workshop/draft/${key}`;
}

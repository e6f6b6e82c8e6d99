// The editor of a card set: its files, its cards, the form of the open card. Sets are checked, tested and shared here.
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Notice } from '../ui/parts';
import { find, gameName, learn } from '../ui/words';
import type { CardForms, CardVerdict, SheetForm } from '../wire/messages';
import { changeDraft, draftOf, keptByHall } from './drafts';
import { type Around, Fields, Printed, Said } from './form';
import { type Examples, examplesOf } from './kinds';
import {
  blank,
  cardsOf,
  copiesIn,
  type Draft,
  type Entry,
  type Files,
  freeId,
  type Place,
  sheetOf,
  tableOf,
  typed,
  withCard,
  withField,
} from './model';
import { checkSet, getForms, getSet } from './requests';
import { Sharing } from './sharing';
import { mistakesOf } from './validation';
import { called, mishap, tell } from './words';

interface Loaded {
  forms: CardForms;
  examples: Examples;
}

export function Editor({ draftKey }: { draftKey: string }) {
  const draft = draftOf(draftKey);
  const loaded = useSignal<Loaded | null>(null);
  const problem = useSignal('');
  const game = draft?.game ?? '';
  useEffect(() => {
    if (!game) return;
    Promise.all([getForms(game), getSet(game, 'meadhall'), learn(game, true)]).then(
      ([forms, own]) => {
        loaded.value = { forms, examples: examplesOf(own.files as Files) };
      },
      async (error) => {
        problem.value = await mishap(error);
      },
    );
  }, [game]);
  if (!draft) return <Notice words={tell('no-draft')} />;
  if (problem.value) return <Notice words={problem.value} />;
  if (!loaded.value) return <p class="loading">{tell('fetching')}</p>;
  return <Bench draft={draft} {...loaded.value} />;
}

function Bench({ draft, forms, examples }: { draft: Draft } & Loaded) {
  const place = useSignal<Place>(firstPlace(forms, draft.files));
  const verdict = useSignal<CardVerdict | null>(null);
  const problem = useSignal('');
  const change = (part: Partial<Draft>) => {
    verdict.value = null;
    changeDraft(draft.key, part);
  };
  const check = () =>
    checkSet({ game: draft.game, files: draft.files }).then(
      (found) => {
        verdict.value = found;
        problem.value = '';
        goTo(place, found, forms);
      },
      async (error) => {
        problem.value = await mishap(error, draft.game);
      },
    );
  return (
    <div class={`make ${draft.game}-colours`}>
      <header class="make-head">
        <label>
          <span>{tell('title')}</span>
          <input
            class="text-field"
            maxLength={60}
            value={draft.title}
            onInput={(event) => change({ title: event.currentTarget.value })}
          />
        </label>
        <p class="quiet">
          {gameName(draft.game)} · {tell(keptByHall.value ? 'kept-hall' : 'kept-here')}
        </p>
        <div class="make-ways">
          <button type="button" class="primary" onClick={() => void check()}>
            {tell('check')}
          </button>
          <Sharing draft={draft} verdict={verdict} problem={problem} />
        </div>
        <Notice words={problem.value} />
        <Verdict forms={forms} verdict={verdict.value} />
      </header>
      <Sheets forms={forms} draft={draft} place={place} />
      <Cards forms={forms} draft={draft} place={place} change={change} />
      <OpenCard {...{ forms, examples, draft, change }} place={place.value} verdict={verdict.value} />
    </div>
  );
}

function firstPlace(forms: CardForms, files: Files): Place {
  const sheet = forms.sheets.find(({ file }) => file in files) ?? forms.sheets[0];
  return { file: sheet?.file ?? '', table: sheet?.tables[0]?.key ?? '', at: 0 };
}

/** Opens the card that the checker complains about. */
function goTo(place: Signal<Place>, { complaint }: CardVerdict, forms: CardForms): void {
  if (!complaint?.file) return;
  const table = complaint.table || sheetOf(forms, complaint.file)?.tables[0]?.key || '';
  place.value = { file: complaint.file, table, at: Math.max(0, complaint.at ?? 0) };
}

function Verdict({ forms, verdict }: { forms: CardForms; verdict: CardVerdict | null }) {
  if (!verdict) return null;
  const { complaint } = verdict;
  return (
    <div class={`make-verdict ${complaint ? 'wrong' : 'right'}`} role="status">
      {complaint ? (
        <>
          <b>{fileName(forms, complaint.file ?? '')}</b> <Said around={{ forms, complaint }} />
        </>
      ) : (
        tell('all-right')
      )}
    </div>
  );
}

function fileName(forms: CardForms, file: string): string {
  const sheet = sheetOf(forms, file);
  return sheet ? sheetName(forms, sheet) : '';
}

function sheetName({ game }: CardForms, { file, module }: SheetForm): string {
  const stem = file.replace(/\.toml$/, '');
  return find(`make-${stem}`, {}, game) ?? find(`expansion-${module || stem}`, {}, game) ?? called(game, stem);
}

function Sheets({ forms, draft, place }: { forms: CardForms; draft: Draft; place: Signal<Place> }) {
  return (
    <nav class="make-sheets" aria-label={tell('files')}>
      {forms.sheets.map((sheet) => (
        <button
          key={sheet.file}
          type="button"
          aria-current={place.value.file === sheet.file}
          class={sheet.file in draft.files ? '' : 'absent'}
          onClick={() => {
            place.value = { file: sheet.file, table: sheet.tables[0]?.key ?? '', at: 0 };
          }}
        >
          {sheetName(forms, sheet)}
        </button>
      ))}
    </nav>
  );
}

interface Bound {
  forms: CardForms;
  draft: Draft;
  change: (part: Partial<Draft>) => void;
}

function Cards({ forms, draft, place, change }: Bound & { place: Signal<Place> }) {
  const now = place.value;
  const sheet = sheetOf(forms, now.file);
  const table = tableOf(forms, now);
  if (!sheet || !table?.key) return <div class="make-cards" />;
  const cards = cardsOf(draft.files, now.file, now.table);
  const add = (card: Entry) => {
    const at = cards.length;
    const head = draft.files[now.file] ?? headLike(draft.files);
    change({ files: withCard({ ...draft.files, [now.file]: head }, { ...now, at }, card) });
    place.value = { ...now, at };
  };
  return (
    <section class="make-cards">
      <div class="drawer-tabs" role="group">
        {sheet.tables.map((one) => (
          <button
            key={one.key}
            type="button"
            aria-pressed={one.key === now.table}
            onClick={() => {
              place.value = { file: now.file, table: one.key, at: 0 };
            }}
          >
            {called(forms.game, one.key)} {cardsOf(draft.files, now.file, one.key).length}
          </button>
        ))}
      </div>
      <p class="quiet">{tell('copies-in-all', { count: copiesIn(cards) })}</p>
      <ol key={`${now.file} ${now.table}`}>
        {cards.map((card, at) => (
          <li key={at}>
            <button
              type="button"
              aria-current={at === now.at}
              class={mistakesOf(forms, typed(table), card).size > 0 ? 'wrong' : ''}
              onClick={() => {
                place.value = { ...now, at };
              }}
            >
              {cardName(forms.game, now.table, card)}
            </button>
          </li>
        ))}
      </ol>
      <button type="button" class="secondary" onClick={() => add(blank(typed(table), freeId(cards, now.table)))}>
        {tell('add-card')}
      </button>
      {cards[now.at] && (
        <button
          type="button"
          class="secondary"
          onClick={() =>
            add({
              ...cards[now.at],
              id: freeId(cards, now.table),
              name: cardName(forms.game, now.table, cards[now.at]),
            })
          }
        >
          {tell('copy-card')}
        </button>
      )}
    </section>
  );
}

/** The header of a new file, copied from the set's other files. */
function headLike(files: Files): Entry {
  const head = Object.values(files)[0] ?? {};
  return Object.fromEntries(Object.entries(head).filter(([key]) => ['format', 'set', 'version'].includes(key)));
}

export function cardName(game: string, table: string, card: Entry | undefined): string {
  const { id, name } = card ?? {};
  if (typeof name === 'string') return name;
  if (typeof name === 'object' && name) return String(Object.values(name)[0]);
  const keys = [`card-${id}`, `${table}-${id}`, `${table}s-${id}`];
  return keys.map((key) => find(key, {}, game)).find(Boolean) ?? String(id ?? '?');
}

function OpenCard({
  forms,
  examples,
  draft,
  change,
  place,
  verdict,
}: Bound & Loaded & { place: Place; verdict: CardVerdict | null }) {
  const table = tableOf(forms, place);
  const whole = draft.files[place.file];
  const card = place.table ? cardsOf(draft.files, place.file, place.table)[place.at] : whole;
  if (!table || !card) return <div class="make-card" />;
  const fields = typed(table);
  const at = verdict?.complaint;
  const here = at?.file === place.file && (at.table ?? '') === place.table && (at.at === place.at || !place.table);
  const around: Around = {
    forms,
    card,
    mistakes: mistakesOf(forms, fields, card),
    complaint: here ? at : null,
    examples,
  };
  const set = (next: Entry | null) =>
    change({
      files: place.table ? withCard(draft.files, place, next) : { ...draft.files, [place.file]: next ?? {} },
    });
  const spoken = fields.some((field) => field.key === 'id');
  return (
    <section class="make-card" key={`${place.file} ${place.table} ${place.at}`}>
      <h2>{place.table ? cardName(forms.game, place.table, card) : fileName(forms, place.file)}</h2>
      {here && (at.path ?? []).length === 0 && <Said around={around} />}
      {spoken &&
        (['name', 'text'] as const).map((key) => (
          <Printed
            key={key}
            around={around}
            field={key}
            value={card[key]}
            set={(value) => set(withField(card, key, value))}
          />
        ))}
      <Fields around={around} fields={fields} entry={card} above="" set={set} />
      {place.table && (
        <button type="button" class="quiet-button" onClick={() => set(null)}>
          {tell('remove-card')}
        </button>
      )}
    </section>
  );
}

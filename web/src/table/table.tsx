// The page of a table: connection, seats, the game's screen, and the question, always in the same place.
import { type Signal, signal, useComputed, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { partsOf } from '../games';
import { OfGame } from '../games/signs';
import { guided, guideOf } from '../guide/guide';
import { GuideNote } from '../guide/note';
import { ContestWay } from '../live/company';
import { hear } from '../live/event-effects';
import { Gesture } from '../live/gesture';
import { Link } from '../live/link';
import { Playback } from '../live/playback';
import { names, type Past, type TableScope } from '../live/scope';
import { Talk, useUnheard } from '../log/chat';
import { Preferences } from '../person/preferences';
import { type Sign, useTurnSign } from '../person/turn-sign';
import { Keys, keysShown } from '../ui/hands/keys';
import { Icon } from '../ui/icons';
import { lazy } from '../ui/loading/lazy';
import { Sheet, Wordmark } from '../ui/parts';
import { openedRule, RuleSheet } from '../ui/rules';
import { play } from '../ui/sound';
import { find, gameName, learn, say, speaks } from '../ui/words';
import { inPocket } from '../wire/host';
import type { TableInfo, Update } from '../wire/messages';
import { ClockRow } from './clocks';
import { Cover } from './cover';
import { Gathering } from './gathering';
import { PeopleSheet } from './people';
import { ReferenceSheet } from './reference';
import { ReplayBar, useReplay } from './replay';

const PuzzleNote = lazy(() => import('../puzzles/note').then((part) => part.PuzzleNote));
const NextMove = lazy(() => import('../lobby/moves').then((part) => part.NextMove), true);
const Help = lazy(() => import('../book/help').then((part) => part.Help));

export function Table({ id, invite, at }: { id: string; invite: string; at: number | null }) {
  const scope = useTable(id, at);
  const table = scope.link.table.value;
  const spoken = table !== null && speaks(table.game);
  useEffect(() => {
    if (table && !spoken) void learn(table.game, true); // repeat, if another table's words arrived after this table's
  }, [table?.game, spoken]);
  useTurnSign(() => signOf(scope));
  useWhole(table?.game ?? '');
  if (scope.link.mood.value === 'unknown') return <Lost />;
  return (
    <OfGame game={table?.game ?? ''}>
      <div class={`table-page ${table?.game ?? 'no'}-colours`} data-game={table?.game ?? ''}>
        <header class="table-top plane">
          <Wordmark />
          <Status scope={scope} />
          {table?.contest && <ContestWay table={table} />}
          {table && table.mine.length > 0 && !inPocket && <Elsewhere scope={scope} id={id} />}
          {table && table.status !== 'waiting' && <Menu scope={scope} table={table} />}
          <Preferences />
        </header>
        {table && <Wishes scope={scope} table={table} />}
        {!table || !spoken ? (
          <Fetching scope={scope} />
        ) : table.status === 'waiting' ? (
          <Gathering scope={scope} invite={invite} table={table} />
        ) : (
          <Game scope={scope} table={table} id={id} />
        )}
        {openedRule.value?.prompt && <Help />}
        <RuleSheet />
        <Keys />
      </div>
    </OfGame>
  );
}

/**
 * Other games that wait for the player. Only this component follows versions that are not shown yet, so the rest of the
 * page is not redrawn for them.
 */
function Elsewhere({ scope, id }: { scope: TableScope; id: string }) {
  return <NextMove id={id} version={scope.newest.value?.version ?? -1} />;
}

/**
 * Adds a class to the page for a table that fills the window. The class replaces `:has()`, which the browser would
 * evaluate at every click.
 */
function useWhole(game: string): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.table = game;
    return () => {
      delete dataset.table;
    };
  }, [game]);
}

function useTable(id: string, at: number | null): TableScope {
  const made = useMemo(() => {
    const playback = new Playback(() => link.table.value);
    const newest = signal<Update | null>(null);
    const link: Link = new Link(id, (update, log) => {
      gesture.meet(update, log);
      newest.value = update;
    });
    const gesture = new Gesture(
      link,
      (update) => lessonOf(link.table.value, update).question,
      (update, log, ours) => playback.push(update, log, ours),
    );
    return { link, gesture, playback, newest };
  }, [id]);
  useEffect(
    () => () => {
      made.link.close();
      made.gesture.close();
      made.playback.stop();
    },
    [made],
  );
  const shown = made.playback.shown;
  const mine = useComputed(() => shown.value?.update.seat ?? -1);
  const past = useSignal<Past | null>(at === null ? null : { version: at });
  useEffect(() => {
    past.value = at === null ? null : { version: at };
  }, [at]);
  return { ...made, shown, mine, past, covered: useSignal<number | null>(null) };
}

/** Whether it is the player's turn; on a shared device, the turn of any of its seats. */
function signOf({ link, newest }: TableScope): Sign {
  const table = link.table.value;
  const mine = newest.value?.asked.some((seat) => table?.mine.includes(seat)) ?? false;
  return {
    count: Number(mine),
    words: say('your-turn-long'),
    place: table ? `${gameName(table.game)} · Meadhall` : 'Meadhall',
  };
}

/** The update as the lesson restricts it, if the table is a lesson. */
function lessonOf(table: TableInfo | null, update: Update): Update {
  const guide = table && guideOf(table.id, table.game);
  return guide ? guided(guide, update) : update;
}

function Fetching({ scope }: { scope: TableScope }) {
  return <p class="loading">{faultWords(scope) || say('fetching-table')}</p>;
}

function Game({ scope, table, id }: { scope: TableScope; table: TableInfo; id: string }) {
  const reel = useReplay(scope, id);
  const now = scope.shown.value;
  const shown = reel.shown.value ?? now;
  const seat = shown?.update.seat ?? -1;
  const seated = useMemo(
    () => ({ ...table, mine: seat >= 0 && table.mine.includes(seat) ? [seat] : [] }),
    [table, seat],
  );
  useSounds(scope, table);
  useHandOver(scope, table);
  const Screen = partsOf(table.game)?.Screen;
  if (!shown || !Screen) return <Fetching scope={scope} />;
  if (scope.covered.value !== null) return <Cover scope={scope} table={table} seat={scope.covered.value} />;
  const { clocks } = shown.update;
  const guide = guideOf(table.id, table.game);
  const lesson = guide ? { ...shown, update: lessonOf(table, shown.update) } : shown;
  return (
    <>
      {scope.past.value && <ReplayBar scope={scope} table={table} reel={reel} />}
      {clocks && <ClockRow table={table} clocks={clocks} />}
      {guide && <GuideNote shown={lesson} guide={guide} />}
      {table.puzzle && <PuzzleNote table={seated} shown={lesson} />}
      <Screen scope={scope} table={seated} shown={lesson} />
    </>
  );
}

/** Plays the sounds of events, and a horn when it is the player's turn. */
function useSounds(scope: TableScope, table: TableInfo): void {
  const shown = scope.shown.value;
  useEffect(() => {
    if (shown && shown.update.keep > 0) hear(table.game, shown.update.lines);
  }, [shown?.update.version]);
  const asked = shown?.latest === true && shown.update.question !== null;
  useEffect(() => {
    if (asked && document.hidden === false && shown && shown.update.keep > 0) play('horn');
  }, [asked]);
}

/** Removes the cover of a shared table once the seat has changed. A practice table changes seats at once, without a cover. */
function useHandOver(scope: TableScope, table: TableInfo): void {
  const update = scope.shown.value?.update;
  useEffect(() => {
    const next = update?.hand_over;
    if (table.practice && next !== null && next !== undefined) scope.link.sit(next);
  }, [update?.version, update?.hand_over]);
  useEffect(() => {
    if (update && update.seat === scope.covered.value) scope.covered.value = null;
  }, [update?.seat]);
}

/** The menu: cards and rules, players, replay. */
function Menu({ scope, table }: { scope: TableScope; table: TableInfo }) {
  const open = useSignal<'' | 'book' | 'people' | 'talk'>('');
  const unheard = useUnheard(scope.link, open.value === 'talk');
  const close = () => {
    open.value = '';
  };
  const back = () => {
    scope.past.value = scope.past.value ? null : { version: scope.shown.value?.update.version ?? 0 };
  };
  return (
    <nav class="table-menu" aria-label={say('table-menu')}>
      <MenuButton name="book" open={open} words={say('reference')} />
      <MenuButton
        name="people"
        open={open}
        words={say('people')}
        {...(table.watching > 0 ? { count: table.watching, counted: 'spectators' } : {})}
      />
      {hasCompany(table) && (
        <MenuButton
          name="talk"
          open={open}
          words={say('talk')}
          {...(unheard > 0 ? { count: unheard, counted: 'unheard' } : {})}
        />
      )}
      <button
        type="button"
        class="icon-button"
        aria-label={say('replay')}
        title={say('replay')}
        aria-pressed={scope.past.value !== null}
        onClick={back}
      >
        <Icon name="rewind" />
      </button>
      <button
        type="button"
        class="icon-button keys-button"
        aria-label={say('keys')}
        title={say('keys')}
        aria-pressed={keysShown.value}
        onClick={() => {
          keysShown.value = !keysShown.value;
        }}
      >
        <Icon name="keyboard" />
      </button>
      {open.value === 'book' && <ReferenceSheet table={table} close={close} />}
      {open.value === 'people' && <PeopleSheet scope={scope} table={table} close={close} />}
      {open.value === 'talk' && (
        <Sheet title={say('talk')} onClose={close}>
          <div class="talk-sheet">
            <Talk scope={scope} table={table} />
          </div>
        </Sheet>
      )}
    </nav>
  );
}

/** Whether there are other people to chat with. */
function hasCompany({ seats, mine, watching }: TableInfo): boolean {
  return watching > 0 || seats.some(({ kind, seat }) => kind === 'person' && !mine.includes(seat));
}

interface MenuButtonProps {
  name: 'book' | 'people' | 'talk';
  open: Signal<string>;
  words: string;
  count?: number;
  counted?: string; // label of the number
}

function MenuButton({ name, open, words: plain, count, counted = '' }: MenuButtonProps) {
  const words = count ? `${plain}, ${say(counted, { count })}` : plain;
  return (
    <button
      type="button"
      class={`icon-button ${name}-button`}
      aria-label={words}
      title={words}
      onClick={() => {
        open.value = name;
      }}
    >
      <Icon name={name} />
      {count && <small class={`${name}-count`}>{count}</small>}
    </button>
  );
}

/** Requests of other players: to take a move back, or to play again. */
function Wishes({ scope, table }: { scope: TableScope; table: TableInfo }) {
  const { wish } = table;
  if (!wish) return null;
  const me = wish.waiting.find((seat) => table.mine.includes(seat));
  return (
    <div class="wish" role="alert">
      <p>{say(me === undefined ? 'wish-waits' : 'wish-asks', { name: names(table, wish.seat) })}</p>
      {me !== undefined && (
        <button type="button" class="option main" onClick={() => scope.link.consent(wish.seat, true)}>
          {say('wish-agree')}
        </button>
      )}
      {me !== undefined && (
        <button type="button" class="option" onClick={() => scope.link.consent(wish.seat, false)}>
          {say('wish-refuse')}
        </button>
      )}
    </div>
  );
}

/** Reports connection problems. The question's panel says whom the table waits for. */
function Status({ scope }: { scope: TableScope }) {
  const { mood } = scope.link;
  const lost = mood.value === 'lost' || mood.value === 'connecting';
  const fault = faultWords(scope);
  const words = lost ? say('line-lost') : fault;
  return (
    <p class={`status mood-${fault ? 'lost' : mood.value}`} role="status">
      <span key={words}>{words}</span>
    </p>
  );
}

/** The text of a server fault. */
function faultWords({ link }: TableScope): string {
  return link.fault.value && (find(`problem-${link.fault.value}`) ?? say('problem-unknown'));
}

function Lost() {
  return (
    <main class="lost">
      <Icon name="longhouse" />
      <h1>{say('no-such-table')}</h1>
      <a class="primary" href="#/">
        {say('to-the-hall')}
      </a>
    </main>
  );
}

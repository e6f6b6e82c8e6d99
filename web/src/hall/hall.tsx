// The first page: start a game with bots in one click, open a table for friends, return to a game.
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { partsOf } from '../games';
import { Ways } from '../people/ways';
import { NameField } from '../person/name-field';
import { openPreferences, Preferences } from '../person/preferences';
import { MyRecord } from '../person/record';
import { useTurnSign } from '../person/turn-sign';
import { PocketNotes } from '../pocket/notes';
import { Icon } from '../ui/icons';
import { lazy } from '../ui/loading/lazy';
import { fetchSheet } from '../ui/loading/sheets';
import { Notice, trouble, Wordmark } from '../ui/parts';
import { RuleSheet } from '../ui/rules';
import { language } from '../ui/settings';
import { gameBlurb, gameName, greet, learn, say, sayFirst } from '../ui/words';
import { getHall, sendRecord } from '../wire/api';
import { inPocket } from '../wire/host';
import type { GameInfo, HallInfo, NewTable, Pledge, SeatWish, TableInfo } from '../wire/messages';
import { open } from './open';
import { botsOf, withSeats } from './wish';

const Lobby = lazy(async () => {
  const [part] = await Promise.all([import('../lobby/lobby'), fetchSheet('lobby')]);
  return part.Lobby;
});

const MyMoves = lazy(() => import('../lobby/moves').then((part) => part.MyMoves), true);

/** Whether other people play at this table. It is then listed among the moves. */
function withPeople({ status, seats }: TableInfo): boolean {
  return status === 'playing' && new Set(seats.map((seat) => seat.who).filter(Boolean)).size > 1;
}

const NewTableSheet = lazy(() => import('./newtable').then((part) => part.NewTableSheet));

export function Hall({ met }: { met: HallInfo | null }) {
  const hall = useSignal<HallInfo | null>(useMemo(() => met && known(met), []));
  const problem = useSignal('');
  useTurnSign(() => {
    const count = hall.value?.mine.filter(asksMe).length ?? 0;
    return { count, words: say('tables-wait', { count }), place: 'Meadhall' };
  });
  useEffect(() => {
    const look = () =>
      getHall().then(
        (info) => {
          hall.value = known(info);
          problem.value = '';
        },
        (error) => {
          problem.value = trouble(error);
        },
      );
    if (!hall.value) void look();
    const timer = setInterval(look, 5000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div class="hall">
      <header class="hall-top">
        <Wordmark />
        <Preferences />
      </header>
      <main>
        <section class="welcome">
          <span class="welcome-fire" />
          <h1>{sentences(say('hall-welcome'))}</h1>
          <p>{say('hall-welcome-more')}</p>
          <NameField />
          {hall.value?.mine.length === 0 && !inPocket && (
            <button type="button" class="quiet-button account-hint" onClick={openPreferences}>
              {say('account-hint')}
            </button>
          )}
        </section>
        {!inPocket && <Ways />}
        <Notice words={problem.value} />
        <PocketNotes />
        {hall.value?.mine.some(withPeople) && !inPocket && <MyMoves tables={hall.value.mine.filter(withPeople)} />}
        {hall.value && <Mine tables={hall.value.mine.filter((table) => inPocket || !withPeople(table))} />}
        {hall.value?.games.map((game) => (
          <GamePanel
            key={game.key}
            game={game}
            pledge={hall.value?.pledge}
            problem={problem}
            novice={hall.value?.mine.every((table) => table.game !== game.key) ?? false}
          />
        ))}
        {hall.value && !inPocket && <Lobby hall={hall.value} />}
        {hall.value && <Done tables={hall.value.mine} problem={problem} />}
        {hall.value && (
          <MyRecord
            games={hall.value.games.map((game) => game.key)}
            newest={hall.value.mine.find((table) => table.status === 'over')?.id}
          />
        )}
      </main>
      <footer class="hall-foot">
        <nav class="hall-links">
          <a href="#/workshop">{say('to-workshop')}</a>
          {!inPocket && <a href="#/privacy">{say('to-privacy')}</a>}
        </nav>
        {say('hall-foot')}
      </footer>
      <RuleSheet />
    </div>
  );
}

/** Splits a text into spans, so that lines break between sentences. */
function sentences(words: string): ComponentChildren {
  return words.split(/(?<=\.) /).map((one) => [<span key={one}>{one}</span>, ' ']);
}

/** Loads the names of the games and modules; returns the same information. */
function known(info: HallInfo): HallInfo {
  greet(info.games);
  for (const table of [...info.mine, ...info.open, ...info.running])
    if (table.modules.length > 0) void learn(table.game, false);
  return info;
}

interface PanelProps {
  game: GameInfo;
  pledge: Pledge | undefined;
  problem: Signal<string>;
  /** Offer the lesson first; set for a player without any games. */
  novice: boolean;
}

function GamePanel({ game, pledge, problem, novice: never }: PanelProps) {
  const players = useSignal(2);
  const bot = useSignal(botsOf(game)[1] ?? botsOf(game)[0] ?? '');
  const busy = useSignal(false);
  const choosing = useSignal(false);
  const start = (wish: NewTable) => attempt(open(wish, pledge));
  const anyone = () =>
    attempt(import('../lobby/seek').then(({ seek }) => seek({ game: game.key, players: players.value }, pledge)));
  const attempt = (doing: Promise<void>) => {
    busy.value = true;
    void doing
      .catch((error) => {
        problem.value = trouble(error);
      })
      .then(() => {
        busy.value = false;
      });
  };
  const wish = (friends: boolean): NewTable => wishOf(game, players.value, bot.value, friends);
  const Taste = partsOf(game.key)?.Showcase;
  const lesson = { game: game.key, busy, problem };
  const novice = never && hasLesson(game.key);
  return (
    <section class={`game-panel game-${game.key}`} aria-labelledby={`game-${game.key}`}>
      {Taste && <Taste />}
      <div class="game-words">
        <h2 id={`game-${game.key}`}>{gameName(game.key)}</h2>
        <p>{gameBlurb(game.key)}</p>
        {game.book && (
          <a class="quiet-button to-book" href={`#/book/${game.key}`}>
            <Icon name="book" /> {say('book')}
          </a>
        )}
        <a class="quiet-button to-companion" href={`#/companion/${game.key}`}>
          <Icon name="dice" /> {say('companion-link')}
        </a>
      </div>
      <div class="game-choices">
        <Pills
          label={say('players')}
          values={range(game.fewest, game.most)}
          chosen={players.value}
          show={String}
          choose={(value) => {
            players.value = value;
          }}
        />
        {players.value > 1 && (
          <Pills
            label={say('bots')}
            values={botsOf(game)}
            chosen={bot.value}
            show={(key) => inTwo(sayFirst([`bot-${key}`]))}
            choose={(key) => {
              bot.value = key;
            }}
          />
        )}
      </div>
      <div class="game-start">
        {novice && <Lesson key="lesson" {...lesson} main />}
        <button
          type="button"
          class={`play ${novice ? 'secondary' : 'primary'}`}
          disabled={busy.value}
          onClick={() => start(wish(false))}
        >
          <Icon name="battle" />{' '}
          {players.value > 1 ? say('play-bots', { count: players.value - 1 }) : say('play-alone')}
        </button>
        {players.value > 1 && !inPocket && (
          <>
            <button type="button" class="secondary" disabled={busy.value} onClick={anyone}>
              <Icon name="people" /> {say('play-anyone')}
            </button>
            <button type="button" class="secondary" disabled={busy.value} onClick={() => start(wish(true))}>
              <Icon name="invite" /> {say('play-friends', { count: players.value - 1 })}
            </button>
          </>
        )}
        {!novice && <Lesson key="lesson" {...lesson} />}
        {(game.puzzles ?? 0) > 0 && <Puzzle {...lesson} />}
        <button
          type="button"
          class="secondary"
          onClick={() => {
            choosing.value = true;
          }}
        >
          <Icon name="gear" /> {say('more-choices')}
        </button>
      </div>
      {choosing.value && (
        <NewTableSheet
          game={game}
          first={wish(false)}
          pledge={pledge}
          close={() => {
            choosing.value = false;
          }}
        />
      )}
    </section>
  );
}

/**
 * Whether the game has a lesson. True until this is known, so that the button's place is kept and no other button
 * moves.
 */
function hasLesson(game: string): boolean {
  const parts = partsOf(game);
  return parts === null || parts.guide !== undefined;
}

function Lesson(props: { game: string; busy: Signal<boolean>; problem: Signal<string>; main?: boolean }) {
  const { game, busy, problem, main } = props;
  if (!hasLesson(game)) return null;
  return (
    <button
      type="button"
      class={`${main ? 'primary' : 'secondary'} lesson`}
      disabled={busy.value || partsOf(game) === null}
      onClick={() =>
        void import('../guide/guide')
          .then((guide) => guide.begin(game))
          .catch((error) => {
            problem.value = trouble(error);
          })
      }
    >
      <Icon name="raven" /> {say('first-game')}
    </button>
  );
}

function Puzzle({ game, busy, problem }: { game: string; busy: Signal<boolean>; problem: Signal<string> }) {
  const go = async () => {
    const { startPuzzle } = await import('../puzzles/begin');
    await startPuzzle(game);
  };
  return (
    <button
      type="button"
      class="secondary"
      disabled={busy.value}
      onClick={() =>
        void go().catch((error) => {
          problem.value = trouble(error);
        })
      }
    >
      <Icon name="hint" /> {say('puzzle-today')}
    </button>
  );
}

/** The settings of a quick game. For one player they add the module of the solo game. */
function wishOf(game: GameInfo, players: number, bot: string, friends: boolean): NewTable {
  const other: SeatWish = friends ? { kind: 'open' } : { kind: 'bot', bot };
  const modules = players === 1 ? game.modules.filter((module) => module.most === 1).map((module) => module.key) : [];
  return {
    game: game.key,
    seats: withSeats(game, [{ kind: 'me' }, other], players),
    modules,
    private: friends && !('listed' in document.documentElement.dataset),
  };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/** The two halves of "jarl (strong)", on two lines on a phone. */
function inTwo(words: string): ComponentChildren {
  const [name, more] = words.split(/ (?=\()/);
  return more ? [name, ' ', <small key="more">{more}</small>] : name;
}

function Pills<T extends string | number>(props: {
  label: string;
  values: T[];
  chosen: T;
  show: (value: T) => ComponentChildren;
  choose: (value: T) => void;
}) {
  return (
    <fieldset class="pills">
      <legend>{props.label}</legend>
      {props.values.map((value) => (
        <button key={value} type="button" aria-pressed={value === props.chosen} onClick={() => props.choose(value)}>
          {props.show(value)}
        </button>
      ))}
    </fieldset>
  );
}

function Mine({ tables }: { tables: TableInfo[] }) {
  const running = tables.filter((table) => table.status !== 'over');
  if (running.length === 0) return null;
  return (
    <section class="table-list">
      <h2>{say('my-games')}</h2>
      <ul>
        {running.slice(0, 6).map((table) => (
          <TableRow key={table.id} table={table} word={whatNow(table)} />
        ))}
      </ul>
    </section>
  );
}

const SHOWN = 8; // the most finished games shown, and the most practice games

/** Lists finished games, and practice games apart; also opens a record from a file. */
function Done({ tables, problem }: { tables: TableInfo[]; problem: Signal<string> }) {
  const over = tables.filter((table) => table.status === 'over' && !table.practice).slice(0, SHOWN);
  const practice = tables.filter((table) => table.status === 'over' && table.practice).slice(0, SHOWN);
  const read = async (file: File | undefined) => {
    try {
      if (file) location.hash = `#/table/${(await sendRecord(JSON.parse(await file.text()))).id}`;
    } catch (error) {
      problem.value = error instanceof SyntaxError ? say('problem-unreadable') : trouble(error);
    }
  };
  return (
    <section class="table-list">
      {over.length > 0 && <h2>{say('finished-games')}</h2>}
      <ul>
        {over.map((table) => (
          <TableRow key={table.id} table={table} word={say('look-again')} />
        ))}
      </ul>
      {practice.length > 0 && (
        <details>
          <summary>{say('practice-games', { count: practice.length })}</summary>
          <ul>
            {practice.map((table) => (
              <TableRow key={table.id} table={table} word={say('look-again')} />
            ))}
          </ul>
        </details>
      )}
      <label class="quiet-button file-choice">
        <Icon name="scroll" /> {say('open-record')}
        <input
          type="file"
          class="visually-hidden"
          accept=".json,application/json"
          onChange={(event) => void read(event.currentTarget.files?.[0])}
        />
      </label>
    </section>
  );
}

function whatNow(table: TableInfo): string {
  if (table.status === 'waiting') return say('waiting-for-people');
  return say(asksMe(table) ? 'your-turn' : 'go-on');
}

function asksMe({ status, asked, mine }: TableInfo): boolean {
  return status === 'playing' && asked.some((seat) => mine.includes(seat));
}

function TableRow({ table, word }: { table: TableInfo; word: string }) {
  const names = table.seats.map(
    (seat) =>
      seat.name || (seat.kind === 'bot' ? sayFirst([`bot-${seat.bot}`]) : seat.kind === 'open' ? '…' : say('somebody')),
  );
  const modules = table.modules.map((key) => sayFirst([`expansion-${key}`, key], {}, table.game));
  return (
    <li>
      <a href={`#/table/${table.id}`}>
        <b>{gameName(table.game)}</b>{' '}
        <span>
          {names.map((name, seat) => withPoints(table, name, seat)).join(', ')}
          {modules.length > 0 && ` · ${modules.join(', ')}`}
        </span>{' '}
        <small>{[dayOf(table), resultOf(table)].filter(Boolean).join(' · ')}</small> <em>{word}</em>
      </a>
    </li>
  );
}

function withPoints({ scores }: TableInfo, name: string, seat: number): string {
  return scores?.[seat] === undefined ? name : `${name} ${scores[seat]}`;
}

/** The date of a table's last change. */
function dayOf({ changed }: TableInfo): string {
  return changed
    ? new Date(changed * 1000).toLocaleString(language.value, { dateStyle: 'medium', timeStyle: 'short' })
    : '';
}

/** The player's result. A table on a shared device has no single player, and so no result. */
function resultOf({ winners = [], scores = [], mine }: TableInfo): string {
  if (scores.length === 0 || mine.length !== 1) return '';
  return say(winners.includes(mine[0] ?? -1) ? 'result-won' : 'result-lost');
}

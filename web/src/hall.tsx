// The first page: sit down with bots in one click, open a table for friends, go back to a game.
import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { getHall, openTable } from './api';
import { Icon } from './icons';
import { Preferences, trouble, Wordmark } from './parts';
import { myName, setName } from './settings';
import type { GameInfo, HallInfo, SeatWish, TableInfo } from './wire';
import { find, learn, say, sayFirst } from './words';
import { isDrawn, showcase } from './games';

export function Hall() {
  const hall = useSignal<HallInfo | null>(null);
  const problem = useSignal('');
  useEffect(() => {
    document.title = 'Meadhall';
    const look = () => getHall().then((info) => { hall.value = inOrder(info); problem.value = ''; }, (error) => { problem.value = trouble(error); });
    void look();
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
          <Icon name="campfire" class="welcome-fire" />
          <h1>{say('hall-welcome')}</h1>
          <p>{say('hall-welcome-more')}</p>
          <label class="name-field">
            <span>{say('your-name')}</span>
            <input value={myName.value} maxLength={32} placeholder={say('your-name-hint')} onInput={(event) => setName(event.currentTarget.value)} />
          </label>
        </section>
        {problem.value && <p class="notice" role="alert">{problem.value}</p>}
        {hall.value && <Mine tables={hall.value.mine} />}
        {hall.value?.games.map((game) => <GamePanel key={game.key} game={game} problem={problem} />)}
        {hall.value && <Open tables={hall.value.open.filter((table) => table.mine.length === 0)} />}
      </main>
      <footer class="hall-foot">{say('hall-foot')}</footer>
    </div>
  );
}

/** Games with a drawn table first. */
function inOrder(info: HallInfo): HallInfo {
  for (const game of info.games) void learn(game.key, isDrawn(game.key));
  return { ...info, games: [...info.games].sort((a, b) => Number(isDrawn(b.key)) - Number(isDrawn(a.key))) };
}

interface Wish {
  players: number;
  friends: number;
  bot: string;
  modules: string[];
}

function GamePanel({ game, problem }: { game: GameInfo; problem: Signal<string> }) {
  const wish = useSignal<Wish>({ players: Math.min(Math.max(2, game.fewest), game.most), friends: 0, bot: game.bots[0] ?? '', modules: [] });
  const change = (part: Partial<Wish>) => { wish.value = { ...wish.value, ...part }; };
  const busy = useSignal(false);
  const sit = async (friends: number) => {
    busy.value = true;
    try {
      const table = await openTable({ game: game.key, seats: seatsFor(wish.value, friends), modules: wish.value.modules, private: friends > 0, name: myName.value });
      location.hash = `#/table/${table.id}`;
    } catch (error) {
      problem.value = trouble(error);
    } finally {
      busy.value = false;
    }
  };
  const { players } = wish.value;
  const Taste = showcase(game.key);
  return (
    <section class={`game-panel game-${game.key}`} aria-labelledby={`game-${game.key}`}>
      {Taste && <Taste />}
      <div class="game-words">
        <h2 id={`game-${game.key}`}>{sayFirst([`game-${game.key}`])}</h2>
        <p>{find(`game-${game.key}-blurb`) ?? ''}</p>
      </div>
      <div class="game-choices">
        <Pills label={say('players')} values={range(Math.max(2, game.fewest), game.most)} chosen={players} show={String} choose={(value) => change({ players: value })} />
        {game.bots.length > 1 && <Pills label={say('bots')} values={game.bots} chosen={wish.value.bot} show={(bot) => sayFirst([`bot-${bot}`])} choose={(bot) => change({ bot })} />}
      </div>
      {game.modules.length > 0 && <Modules game={game} chosen={wish.value.modules} choose={(modules) => change({ modules })} />}
      <div class="game-start">
        <button type="button" class="primary" disabled={busy.value} onClick={() => void sit(0)}>
          <Icon name="battle" /> {say('play-bots', { count: players - 1 })}
        </button>
        <button type="button" class="secondary" disabled={busy.value} onClick={() => void sit(players - 1)}>
          <Icon name="friends" /> {say('play-friends', { count: players - 1 })}
        </button>
      </div>
    </section>
  );
}

function seatsFor(wish: Wish, friends: number): SeatWish[] {
  const others = Array.from({ length: wish.players - 1 }, (_, index): SeatWish =>
    index < friends ? { kind: 'open' } : { kind: 'bot', bot: wish.bot });
  return [{ kind: 'me' }, ...others];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

function Pills<T extends string | number>(props: { label: string; values: T[]; chosen: T; show: (value: T) => string; choose: (value: T) => void }) {
  return (
    <fieldset class="pills">
      <legend>{props.label}</legend>
      {props.values.map((value) => (
        <button key={value} type="button" aria-pressed={value === props.chosen} onClick={() => props.choose(value)}>{props.show(value)}</button>
      ))}
    </fieldset>
  );
}

function Modules({ game, chosen, choose }: { game: GameInfo; chosen: string[]; choose: (modules: string[]) => void }) {
  const toggle = (key: string) => choose(chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key]);
  return (
    <details class="modules">
      <summary>{say('expansions', { count: chosen.length })}</summary>
      <ul>
        {game.modules.map(({ key }) => (
          <li key={key}>
            <label>
              <input type="checkbox" value={key} checked={chosen.includes(key)} onChange={() => toggle(key)} />
              <span><b>{sayFirst([`expansion-${key}`, key], {}, game.key)}</b> {find(`expansion-${key}-blurb`, {}, game.key) ?? ''}</span>
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Mine({ tables }: { tables: TableInfo[] }) {
  const running = tables.filter((table) => table.status !== 'over');
  if (running.length === 0) return null;
  return (
    <section class="table-list">
      <h2>{say('my-games')}</h2>
      <ul>{running.slice(0, 6).map((table) => <TableRow key={table.id} table={table} word={whatNow(table)} />)}</ul>
    </section>
  );
}

function Open({ tables }: { tables: TableInfo[] }) {
  if (tables.length === 0) return null;
  return (
    <section class="table-list">
      <h2>{say('open-tables')}</h2>
      <ul>{tables.map((table) => <TableRow key={table.id} table={table} word={say('join-in')} />)}</ul>
    </section>
  );
}

function whatNow(table: TableInfo): string {
  if (table.status === 'waiting') return say('waiting-for-people');
  return table.asked.some((seat) => table.mine.includes(seat)) ? say('your-turn') : say('go-on');
}

function TableRow({ table, word }: { table: TableInfo; word: string }) {
  const names = table.seats.map((seat) => seat.name || (seat.kind === 'bot' ? sayFirst([`bot-${seat.bot}`]) : seat.kind === 'open' ? '…' : say('somebody')));
  return (
    <li>
      <a href={`#/table/${table.id}`}>
        <b>{sayFirst([`game-${table.game}`])}</b> <span>{names.join(', ')}</span> <em>{word}</em>
      </a>
    </li>
  );
}

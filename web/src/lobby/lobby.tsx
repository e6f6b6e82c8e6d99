// The lobby on the first page: who is online, who waits for opponents, and games to watch. It updates live.
import { useSignal } from '@preact/signals';
import { Icon } from '../ui/icons';
import { Notice, trouble } from '../ui/parts';
import { gameName, say, sayFirst } from '../ui/words';
import { getAccount } from '../wire/api';
import type { HallInfo, LobbyTable } from '../wire/messages';
import { type SeekWish, seek } from './seek';
import { named, setNamed, useLobby } from './socket';
import { ready, tell } from './words';

const WAITS = { live: [30, 60, 300, 0], days: [3600, 86_400, 0] } as const; // seconds; 0: people only
type Pace = keyof typeof WAITS;

export function Lobby({ hall }: { hall: HallInfo }) {
  const lobby = useLobby();
  const mine = new Set(hall.mine.map((table) => table.id));
  const open = lobby?.open.filter((table) => !mine.has(table.id)) ?? [];
  const running = lobby?.running.filter((table) => !mine.has(table.id)) ?? [];
  return (
    <section class="lobby" aria-labelledby="lobby" aria-busy={!ready()}>
      <header>
        <h2 id="lobby">{tell('lobby')}</h2>
        <p class="lobby-here" role="status">
          {lobby ? tell('people-here', { count: lobby.here }) : tell('connecting')}
          {lobby?.names.map((name, at) => (
            <span key={name}>
              {at > 0 ? ', ' : ' · '}
              {lobby.known.includes(name) ? <a href={`#/people/${encodeURIComponent(name)}`}>{name}</a> : name}
            </span>
          ))}
        </p>
        <label class="tick">
          <input type="checkbox" checked={named.value} onChange={(event) => setNamed(event.currentTarget.checked)} />
          {tell('name-me')}
        </label>
      </header>
      <Finder hall={hall} />
      <Tables title={say('open-tables')} tables={open} word={say('join-in')} none={lobby ? tell('nobody-waits') : ''} />
      <Tables title={say('running-tables')} tables={running} word={say('look-on')} none="" />
    </section>
  );
}

/** The form of a search: game, speed, and how long to wait for people before bots fill the seats. */
function Finder({ hall }: { hall: HallInfo }) {
  const problem = useSignal('');
  const wish = useSignal({ game: hall.games[0]?.key ?? '', players: 2, pace: 'live' as Pace, wait: 60, rated: false });
  const game = hall.games.find((one) => one.key === wish.value.game);
  const change = (part: Partial<typeof wish.value>) => {
    wish.value = { ...wish.value, ...part };
  };
  const setWait = (wait: number) => {
    change({ wait, rated: false });
    // a game without bots is rated by default, if the player has an account
    if (wait === 0) void getAccount().then(({ name }) => change({ rated: wish.value.wait === 0 && name !== '' }));
  };
  const counts = game ? range(Math.max(2, game.fewest), game.most) : [];
  const find = (event: Event) => {
    event.preventDefault();
    void seek(wish.value as SeekWish, hall.pledge).catch((error) => {
      problem.value = trouble(error, wish.value.game);
    });
  };
  return (
    <form class="finder" onSubmit={find}>
      <Choice
        label={tell('which-game')}
        value={wish.value.game}
        values={hall.games.map((one) => [one.key, gameName(one.key)])}
        set={(key) => change({ game: key, players: 2 })}
      />
      <Choice
        label={say('players')}
        value={String(wish.value.players)}
        values={counts.map((count) => [String(count), String(count)])}
        set={(count) => change({ players: Number(count) })}
      />
      <Choice
        label={tell('pace')}
        value={wish.value.pace}
        values={[
          ['live', tell('pace-live')],
          ['days', tell('pace-days')],
        ]}
        set={(pace) => change({ pace: pace as Pace, wait: WAITS[pace as Pace][1], rated: false })}
      />
      <Choice
        label={tell('wait')}
        value={String(wish.value.wait)}
        values={WAITS[wish.value.pace].map((wait) => [String(wait), tell(`wait-${wait}`)])}
        set={(wait) => setWait(Number(wait))}
      />
      {wish.value.wait === 0 && (
        <label class="tick">
          <input
            type="checkbox"
            checked={wish.value.rated}
            onChange={(event) => change({ rated: event.currentTarget.checked })}
          />
          {tell('seek-rated')}
        </label>
      )}
      <button type="submit" class="primary">
        <Icon name="people" /> {say('play-anyone')}
      </button>
      <Notice words={problem.value} />
    </form>
  );
}

function Choice(props: { label: string; value: string; values: [string, string][]; set: (value: string) => void }) {
  return (
    <label class="finder-choice">
      <span>{props.label}</span>
      <select value={props.value} onChange={(event) => props.set(event.currentTarget.value)}>
        {props.values.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

function Tables(props: { title: string; tables: LobbyTable[]; word: string; none: string }) {
  if (props.tables.length === 0 && !props.none) return null;
  return (
    <div class="table-list">
      <h3>{props.title}</h3>
      {props.tables.length === 0 && <p class="quiet">{props.none}</p>}
      <ul>
        {props.tables.map((table) => (
          <li key={table.id}>
            <a href={`#/table/${table.id}`}>
              <b>{gameName(table.game)}</b> <span>{whoOf(table)}</span> <small>{howOf(table)}</small>{' '}
              <em>{props.word}</em>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function whoOf(table: LobbyTable): string {
  const names = table.names.map((name) => name || say('somebody'));
  const bots = table.bots > 0 ? [tell('bots-there', { count: table.bots })] : [];
  const modules = table.modules.map((key) => sayFirst([`expansion-${key}`, key], {}, table.game));
  return [[...names, ...bots].join(', '), modules.join(', ')].filter(Boolean).join(' · ');
}

function howOf(table: LobbyTable): string {
  const free = table.free > 0 ? tell('free', { count: table.free }) : '';
  const pace = table.pace ? tell(`pace-${table.pace}`) : '';
  const away = table.free > 0 && !table.here && table.pace !== 'days' ? tell('nobody-there') : '';
  const watching = table.watching > 0 ? say('spectators', { count: table.watching }) : '';
  const rated = table.rated ? tell('table-rated') : '';
  return [free, pace, rated, away, watching].filter(Boolean).join(' · ');
}

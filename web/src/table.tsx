// One table: the line to the hall, the seats, the game's own screen, and the question, always in the same place.
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { joinTable } from './api';
import { Icon, SeatSign } from './icons';
import { Link } from './link';
import { Preferences, trouble, Wordmark } from './parts';
import { Playback } from './playback';
import { gameScreen } from './games';
import { myName, setName } from './settings';
import { names, type TableScope } from './scope';
import type { TableInfo } from './wire';
import { find, learn, say, sayFirst } from './words';

export function Table({ id, invite }: { id: string; invite: string }) {
  const scope = useTable(id);
  const table = scope.link.table.value;
  const mood = scope.link.mood.value;
  useEffect(() => {
    if (table) void learn(table.game, true);
    document.title = table ? `${sayFirst([`game-${table.game}`])} · Meadhall` : 'Meadhall';
  }, [table?.game]);
  if (mood === 'unknown') return <Lost />;
  return (
    <div class="table-page" data-game={table?.game ?? ''}>
      <header class="table-top">
        <Wordmark />
        <Status scope={scope} />
        <Preferences />
      </header>
      {table && table.status === 'waiting' ? <Gathering id={id} invite={invite} table={table} /> : <Game scope={scope} />}
    </div>
  );
}

function useTable(id: string): TableScope {
  const made = useMemo(() => {
    const playback = new Playback(() => link.table.value?.mine ?? []);
    const link: Link = new Link(id, null, (update, log) => playback.push(update, log));
    return { link, playback };
  }, [id]);
  useEffect(() => () => { made.link.close(); made.playback.stop(); }, [made]);
  const shown = made.playback.shown;
  const mine = useComputed(() => made.link.table.value?.mine[0] ?? -1);
  return { ...made, shown, mine };
}

function Game({ scope }: { scope: TableScope }) {
  const table = scope.link.table.value;
  const shown = scope.shown.value;
  if (!table || !shown) return <p class="loading">{say('fetching-table')}</p>;
  const Screen = gameScreen(table.game);
  return <Screen scope={scope} table={table} shown={shown} />;
}

function Status({ scope }: { scope: TableScope }) {
  const { mood, refused, waiting } = scope.link;
  const table = scope.link.table.value;
  const shown = scope.shown.value;
  let words = '';
  if (mood.value === 'lost' || mood.value === 'connecting') words = say('line-lost');
  else if (refused.value) words = find(`refused-${refused.value.reason}`) ?? refused.value.detail;
  else if (waiting.value) words = '';
  else if (table && shown && !shown.update.question && !shown.update.over) words = waitingFor(table, shown.update.asked);
  return <p class={`status mood-${mood.value}`} role="status">{words}</p>;
}

function waitingFor(table: TableInfo, asked: number[]): string {
  const others = asked.filter((seat) => !table.mine.includes(seat)).map((seat) => names(table, seat));
  return others.length > 0 ? say('waiting-for', { names: others.join(', ') }) : '';
}

function Lost() {
  return (
    <main class="lost">
      <Icon name="longhouse" />
      <h1>{say('no-such-table')}</h1>
      <a class="primary" href="#/">{say('to-the-hall')}</a>
    </main>
  );
}

/** Before the game: who is here, and the link for those who are not. */
function Gathering({ id, invite, table }: { id: string; invite: string; table: TableInfo }) {
  const problem = useSignal('');
  const sit = () => joinTable(id, { invite, name: myName.value }).then(() => { problem.value = ''; }, (error) => { problem.value = trouble(error); });
  return (
    <main class="gathering">
      <h1>{sayFirst([`game-${table.game}`])}</h1>
      <ul class="seat-list">
        {table.seats.map((seat) => (
          <li key={seat.seat} class={`seat-${seat.kind}`}>
            <SeatSign seat={seat.seat} />
            <span>{seat.kind === 'open' ? say('free-seat') : names(table, seat.seat)}</span>
            {seat.here && <em>{say('is-here')}</em>}
          </li>
        ))}
      </ul>
      {table.mine.length > 0 ? <Invitation id={id} invite={table.invite} /> : (
        <div class="sit-down">
          <label class="name-field">
            <span>{say('your-name')}</span>
            <input value={myName.value} maxLength={32} placeholder={say('your-name-hint')} onInput={(event) => setName(event.currentTarget.value)} />
          </label>
          <button type="button" class="primary" onClick={() => void sit()}>{say('sit-down')}</button>
        </div>
      )}
      {problem.value && <p class="notice" role="alert">{problem.value}</p>}
    </main>
  );
}

function Invitation({ id, invite }: { id: string; invite: string }) {
  const copied = useSignal(false);
  const page = new URL(document.baseURI);
  const link = `${page.origin}${page.pathname}#/table/${id}/${invite}`;
  const copy = () => navigator.clipboard?.writeText(link).then(() => { copied.value = true; });
  return (
    <div class="invitation">
      <p>{say('send-this-link')}</p>
      <input class="invite-link" readOnly value={link} aria-label={say('invite-link')} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" class="secondary" onClick={() => void copy()}>{say(copied.value ? 'copied' : 'copy-link')}</button>
    </div>
  );
}

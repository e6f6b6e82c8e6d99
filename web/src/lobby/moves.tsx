// Running games against people: those that wait for this player come first, with a link from one to the next.
import { type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { names } from '../live/scope';
import { language } from '../ui/settings';
import { gameName, say } from '../ui/words';
import { getMoves } from '../wire/api';
import type { Move, TableInfo } from '../wire/messages';
import { tell } from './words';

const OFTEN = 20_000;
const moves: Signal<Move[]> = signal<Move[]>([]);

function useMoves(now: unknown): Move[] {
  useEffect(() => {
    const look = () =>
      getMoves().then(
        (found) => {
          moves.value = found.moves;
        },
        () => undefined, // another part of the page reports that the server is away
      );
    void look();
    const timer = setInterval(look, OFTEN);
    return () => clearInterval(timer);
  }, [now]);
  return moves.value;
}

/** The list on the first page. Includes games that the server has not loaded yet. */
export function MyMoves({ tables }: { tables: TableInfo[] }) {
  const order = useMoves(tables.length).map((move) => move.table);
  const place = (table: TableInfo) => (order.indexOf(table.id) + 1 || order.length + 1) - 1;
  const shown = [...tables].sort((a, b) => place(a) - place(b));
  const mine = moves.value.filter((move) => move.state === 'asked').length;
  return (
    <section class="table-list my-moves" aria-labelledby="my-moves">
      <h2 id="my-moves">{tell('your-moves', { count: mine })}</h2>
      <ul>
        {shown.map((table) => (
          <Row key={table.id} table={table} move={moves.value.find((move) => move.table === table.id)} />
        ))}
      </ul>
    </section>
  );
}

function Row({ table, move }: { table: TableInfo; move: Move | undefined }) {
  const state = { asked: say('your-turn'), waits: tell('they-think'), unknown: say('go-on') }[move?.state ?? 'unknown'];
  return (
    <li>
      <a href={`#/table/${table.id}`}>
        <b>{gameName(table.game)}</b> <span>{others(table)}</span> <small>{move ? until(move) : ''}</small>{' '}
        <em>{state}</em>
      </a>
    </li>
  );
}

function others(table: TableInfo): string {
  const theirs = table.seats.filter((seat) => !table.mine.includes(seat.seat));
  return theirs.map((seat) => names(table, seat.seat)).join(', ');
}

function until({ due, ends }: Move): string {
  const said = [due > 0 ? tell('due', { when: day(due) }) : '', ends > 0 ? tell('ends', { when: day(ends) }) : ''];
  return said.filter(Boolean).join(' · ');
}

function day(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString(language.value, { dateStyle: 'medium', timeStyle: 'short' });
}

/** A link at a table to the next game that waits for this player. */
export function NextMove({ id, version }: { id: string; version: number }) {
  const found = useMoves(version < 0);
  const waiting = found.filter((move) => move.state === 'asked' && move.table !== id);
  if (waiting.length === 0) return null;
  return (
    <a class="next-move quiet-button" href={`#/table/${waiting[0]?.table}`}>
      {tell('next-move', { count: waiting.length })}
    </a>
  );
}

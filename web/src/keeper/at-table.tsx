// Problems at a table: report to the moderators, or vote a player out.
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Notice } from '../ui/parts';
import type { KickState, NewReport, Said, TableInfo } from '../wire/messages';
import { getVotes, report, vote } from './calls';
import { mishap, ready, tell } from './words';

const LINES = 8; // chat messages that can be reported from here

export function TroubleHere({ table, said }: { table: TableInfo; said: Said[] }) {
  const votes = useSignal<KickState[]>([]);
  const told = useSignal('');
  const why = useSignal('');
  const sits = table.mine.length > 0;
  const settle = (doing: Promise<KickState[]>) =>
    void doing.then(
      (found) => {
        votes.value = found;
      },
      async (error) => {
        told.value = await mishap(error);
      },
    );
  useEffect(() => {
    if (sits) settle(getVotes(table.id));
  }, [table.id, sits]);
  const send = (wish: NewReport) =>
    void report(table.id, { ...wish, why: why.value }).then(
      () => {
        told.value = tell('report-sent');
      },
      async (error) => {
        told.value = await mishap(error);
      },
    );
  if (!ready()) return null;
  const others = table.seats.filter((seat) => seat.kind === 'person' && seat.who && !table.mine.includes(seat.seat));
  const heard = said.filter((one) => !table.mine.includes(one.seat)).slice(-LINES);
  return (
    <section class="trouble-here">
      <p class="quiet">{tell('trouble-note')}</p>
      <Why why={why} />
      <ul>
        {others.map((seat) => (
          <li key={seat.seat}>
            <b>{seat.name}</b>
            <button type="button" class="quiet-button" onClick={() => send({ kind: 'name', seat: seat.seat })}>
              {tell('report-name')}
            </button>
            {!(table.rated && table.status === 'playing') && (
              <Vote
                state={votes.value.find((one) => one.seat === seat.seat)}
                choose={(on) => settle(vote(table.id, { seat: seat.seat, on }))}
              />
            )}
          </li>
        ))}
        {heard.map((one) => (
          <li key={`said ${one.number}`}>
            <q>{one.text}</q>
            <button type="button" class="quiet-button" onClick={() => send({ kind: 'talk', number: one.number })}>
              {tell('report-talk')}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" class="quiet-button" onClick={() => send({ kind: 'table' })}>
        {tell('report-table')}
      </button>
      <Notice words={told.value} />
    </section>
  );
}

function Why({ why }: { why: Signal<string> }) {
  return (
    <label class="setting">
      <span>{tell('report-why')}</span>
      <input
        class="text-field"
        maxLength={300}
        value={why.value}
        onInput={(event) => {
          why.value = event.currentTarget.value;
        }}
      />
    </label>
  );
}

function Vote({ state, choose }: { state: KickState | undefined; choose: (on: boolean) => void }) {
  if (!state) return null;
  const { votes, needed, mine } = state;
  return (
    <button type="button" class="quiet-button" aria-pressed={mine} onClick={() => choose(!mine)}>
      {tell(mine ? 'vote-back' : 'vote-out', { votes, needed })}
    </button>
  );
}

// The players' panel: replace an absent player by a bot, check the luck, download the record.
import { useSignal } from '@preact/signals';
import { AutoAnswerList } from '../ask/auto-answers';
import { ProofWords } from '../ending/proof';
import { ContestWay, Known } from '../live/company';
import type { TableScope } from '../live/scope';
import { Icon, SeatSign } from '../ui/icons';
import { lazy } from '../ui/loading/lazy';
import { fetchSheet } from '../ui/loading/sheets';
import { Notice, Sheet, trouble } from '../ui/parts';
import { say, sayFirst } from '../ui/words';
import { leaveTable, recordAddress, standIn } from '../wire/api';
import { inPocket } from '../wire/host';
import type { Proof, SeatInfo, TableInfo } from '../wire/messages';
import { proofOf } from '../wire/proof';

const TroubleHere = lazy(async () => {
  const [part] = await Promise.all([import('../keeper/at-table'), fetchSheet('keeper')]);
  return part.TroubleHere;
});

export function PeopleSheet({ scope, table, close }: { scope: TableScope; table: TableInfo; close: () => void }) {
  const problem = useSignal('');
  const attempt = (doing: Promise<unknown>) =>
    void doing.then(
      () => {
        problem.value = '';
      },
      (error) => {
        problem.value = trouble(error);
      },
    );
  const prompt = (key: string) => sayFirst([`prompt-${key}`, key]);
  return (
    <Sheet title={say('people')} onClose={close} narrow>
      <ul class="seat-list">
        {table.seats.map((seat) => (
          <Person key={seat.seat} table={table} seat={seat} attempt={attempt} />
        ))}
      </ul>
      {table.contest && <ContestWay table={table} />}
      {table.watching > 0 && (
        <p class="quiet">
          <Icon name="eye" /> {say('spectators', { count: table.watching })}
        </p>
      )}
      {table.practice && <p class="quiet">{say('practice-note')}</p>}
      {table.rated && <p class="quiet">{say('rated-note')}</p>}
      {table.taken_back && <p class="quiet">{say('taken-back-note')}</p>}
      <AutoAnswerList scope={scope} name={prompt} />
      <Luck table={table} />
      {!inPocket && <Trouble scope={scope} table={table} />}
      <div class="sheet-ways">
        <a class="secondary" href={recordAddress(table.id)} download>
          <Icon name="scroll" /> {say('record')}
        </a>
        {table.mine.length > 0 && table.status === 'playing' && (
          <button
            type="button"
            class="secondary"
            onClick={() =>
              attempt(
                leaveTable(table.id).then(() => {
                  location.hash = '#/';
                }),
              )
            }
          >
            {say(table.rated ? 'leave-rated' : 'leave')}
          </button>
        )}
      </div>
      <Notice words={problem.value} />
    </Sheet>
  );
}

/** The form for reports, fetched when opened, because most tables do not need it. */
function Trouble({ scope, table }: { scope: TableScope; table: TableInfo }) {
  const open = useSignal(false);
  return (
    <details
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary>{say('trouble-here')}</summary>
      {open.value && <TroubleHere table={table} said={scope.link.said.value} />}
    </details>
  );
}

function Person({
  table,
  seat,
  attempt,
}: {
  table: TableInfo;
  seat: SeatInfo;
  attempt: (doing: Promise<unknown>) => void;
}) {
  const replaced = seat.kind === 'person' && seat.bot !== '';
  const mine = table.mine.includes(seat.seat);
  const may = !table.rated && table.status === 'playing' && seat.kind === 'person' && table.mine.length > 0;
  return (
    <li class={`seat-${seat.kind}`}>
      <SeatSign seat={seat.seat} />
      <span>
        {seat.kind === 'open' ? say('free-seat') : <Known table={table} seat={seat.seat} />}
        <small>{seatWords(seat)}</small>
      </span>
      {may && !replaced && (mine || !seat.here) && (
        <button
          type="button"
          class="quiet-button"
          onClick={() => attempt(standIn(table.id, { seat: seat.seat, bot: BOT }))}
        >
          {say(mine ? 'stand-in-me' : 'stand-in')}
        </button>
      )}
      {may && replaced && mine && (
        <button
          type="button"
          class="quiet-button"
          onClick={() => attempt(standIn(table.id, { seat: seat.seat, bot: '' }))}
        >
          {say('stand-in-back')}
        </button>
      )}
    </li>
  );
}

const BOT = 'karl';

function seatWords(seat: SeatInfo): string {
  if (seat.kind === 'bot') return say('seat-bot', { strength: sayFirst([`bot-${seat.bot}`]) });
  if (seat.kind === 'open') return '';
  if (seat.bot) return say('seat-replaced');
  return say(seat.here ? 'is-here' : 'is-away');
}

/** The luck: its commitment before the game, its proof after. */
function Luck({ table }: { table: TableInfo }) {
  const proof = useSignal<Proof | null>(null);
  const problem = useSignal('');
  if (!table.commitment) return null;
  const check = () =>
    proofOf(table).then(
      (found) => {
        proof.value = found;
      },
      (error) => {
        problem.value = trouble(error);
      },
    );
  return (
    <section class="luck">
      <h3>{say('luck')}</h3>
      <p class="quiet">{say('luck-note')}</p>
      <details>
        <summary>{say('details')}</summary>
        <code class="commitment">{table.commitment}</code>
      </details>
      {table.status === 'over' && !proof.value && (
        <button type="button" class="secondary" onClick={() => void check()}>
          <Icon name="scales" /> {say('luck-check')}
        </button>
      )}
      {proof.value && <ProofWords proof={proof.value} />}
      <Notice words={problem.value} />
    </section>
  );
}

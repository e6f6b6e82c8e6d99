// The table before the game: players, and the invitation link.
import { useSignal } from '@preact/signals';
import { partsOf } from '../games';
import { Known } from '../live/company';
import type { TableScope } from '../live/scope';
import { NameField } from '../person/name-field';
import { SeatSign } from '../ui/icons';
import { lazy } from '../ui/loading/lazy';
import { fetchSheet } from '../ui/loading/sheets';
import { Notice, trouble } from '../ui/parts';
import { myName } from '../ui/settings';
import { find, gameBlurb, gameName, say, sayFirst } from '../ui/words';
import { joinTable } from '../wire/api';
import { entropy } from '../wire/luck';
import type { TableInfo } from '../wire/messages';

const Waiting = lazy(async () => {
  const [part] = await Promise.all([import('../lobby/waiting'), fetchSheet('lobby')]);
  return part.Waiting;
});

interface Props {
  scope: TableScope;
  invite: string;
  table: TableInfo;
}

export function Gathering({ scope, invite, table }: Props) {
  const problem = useSignal('');
  const sit = () =>
    joinTable(table.id, { invite, name: myName.value, entropy: entropy() }).then(
      () => {
        problem.value = '';
      },
      (error) => {
        problem.value = trouble(error);
      },
    );
  const Taste = partsOf(table.game)?.Showcase;
  return (
    <main class="gathering">
      {Taste && <Taste />}
      <h1>{gameName(table.game)}</h1>
      <p class="quiet">{gameBlurb(table.game)}</p>
      <a class="quiet-button" href={`#/book/${table.game}`} target="_blank" rel="noreferrer">
        {say('book')}
      </a>
      <ul class="seat-list">
        {table.seats.map((seat) => (
          <li key={seat.seat} class={`seat-${seat.kind}`}>
            <SeatSign seat={seat.seat} />
            <span>{seat.kind === 'open' ? say('free-seat') : <Known table={table} seat={seat.seat} />}</span>
            {seat.here && <em>{say('is-here')}</em>}
          </li>
        ))}
      </ul>
      {table.rated && <p class="quiet">{say('rated-note')}</p>}
      <Modules table={table} />
      {table.mine.length > 0 ? (
        <Waiting scope={scope} table={table} />
      ) : (
        <div class="sit-down">
          <NameField />
          <button type="button" class="primary" onClick={() => void sit()}>
            {say('sit-down')}
          </button>
        </div>
      )}
      <Notice words={problem.value} />
    </main>
  );
}

/** The expansions in play, for invited players. */
function Modules({ table: { game, modules } }: { table: TableInfo }) {
  if (modules.length === 0) return null;
  return (
    <ul class="played-with">
      {modules.map((key) => (
        <li key={key}>
          <b>{sayFirst([`expansion-${key}`, key], {}, game)}</b> {find(`expansion-${key}-blurb`, {}, game)}
        </li>
      ))}
    </ul>
  );
}

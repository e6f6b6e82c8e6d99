// The user's statistics of finished games: results by kind and opponent. Hidden before the first game.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language } from '../ui/settings';
import { gameName, say } from '../ui/words';
import { getStatistics } from '../wire/api';
import type { Statistics, Tally } from '../wire/messages';

const COLUMNS = ['games', 'won', 'points', 'place', 'best'];

/** `newest`: the table that ended last; a change reloads the statistics. */
export function MyRecord({ games, newest }: { games: string[]; newest: string | undefined }) {
  const found = useSignal<Statistics | null>(null);
  useEffect(() => {
    if (newest)
      void getStatistics().then(
        (told) => {
          found.value = told;
        },
        () => undefined,
      );
  }, [newest]);
  const told = found.value;
  if (!told || told.tallies.length === 0) return null;
  const played = games.filter((game) => told.tallies.some((tally) => tally.game === game));
  return (
    <section class="my-record" aria-labelledby="my-record">
      <h2 id="my-record">{say('my-record')}</h2>
      <table aria-labelledby="my-record" aria-describedby="my-record-note">
        <thead>
          <tr>
            <td />
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {say(`record-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        {played.map((game) => (
          <tbody key={game}>
            <tr>
              <th colSpan={COLUMNS.length + 1} scope="rowgroup">
                {gameName(game)}
              </th>
            </tr>
            {told.tallies
              .filter((tally) => tally.game === game)
              .map((tally) => (
                <Row key={`${tally.players} ${tally.against}`} tally={tally} />
              ))}
          </tbody>
        ))}
      </table>
      <p id="my-record-note">
        {told.longest > 1 && `${say('record-longest', { count: told.longest })} `}
        {say('record-note')}
      </p>
    </section>
  );
}

function Row({ tally }: { tally: Tally }) {
  return (
    <tr>
      <th scope="row">
        {say(`record-${tally.against}`, { count: tally.players })}
        {tally.shared > 0 && (
          <>
            {' '}
            <small>{say('record-shared', { count: tally.shared })}</small>
          </>
        )}
      </th>
      <td>{tally.games}</td>
      <td>{tally.won}</td>
      <td>{number(tally.points)}</td>
      <td>{tally.place === null ? '–' : number(tally.place)}</td>
      <td>{tally.best}</td>
    </tr>
  );
}

function number(value: number): string {
  return value.toLocaleString(language.value, { maximumFractionDigits: 1 });
}

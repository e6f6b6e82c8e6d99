// The end of the game: who won, and the score line by line.
import { openTable } from '../../api';
import { Icon, SeatSign } from '../../icons';
import { names } from '../../scope';
import type { SeatWish, TableInfo } from '../../wire';
import { say } from '../../words';
import type { Stage } from './screen';

/** The same table once more. */
async function again(table: TableInfo): Promise<void> {
  const seats = table.seats.map((seat): SeatWish =>
    table.mine.includes(seat.seat) ? { kind: 'me' } : seat.kind === 'bot' ? { kind: 'bot', bot: seat.bot } : { kind: 'open' });
  const name = table.seats[table.mine[0] ?? 0]?.name ?? '';
  const next = await openTable({ game: table.game, seats, modules: table.modules, options: table.options, private: table.private, name });
  location.hash = `#/table/${next.id}`;
}

export function End({ stage }: { stage: Stage }) {
  const { model, table } = stage;
  const ranked = [...model.players].sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
  const won = model.winners.includes(model.me);
  const winners = model.winners.map((seat) => names(table, seat)).join(', ');
  return (
    <div class="end">
      <Icon name={won ? 'trophy' : 'glory'} class="end-mark" />
      <h1>{model.me < 0 ? say('won-by', { name: winners }) : say(won ? 'you-won' : 'you-lost')}</h1>
      <table>
        <thead>
          <tr><th scope="col">{say('player')}</th><th scope="col">{say('shields-own')}</th><th scope="col">{say('shields-taken')}</th><th scope="col">{say('shield-points')}</th><th scope="col">{say('valhalla-label')}</th><th scope="col">{say('score')}</th></tr>
        </thead>
        <tbody>
          {ranked.map((player) => (
            <tr key={player.seat} class={player.seat === model.me ? 'me' : ''}>
              <th scope="row"><SeatSign seat={player.seat} /> {names(table, player.seat)}</th>
              <td>{player.shields}</td>
              <td>{player.captured.reduce((sum, count) => sum + count, 0)}</td>
              <td>{player.shieldPoints}</td>
              <td>{player.glory}</td>
              <td><b>{player.score}</b></td>
            </tr>
          ))}
        </tbody>
      </table>
      <div class="end-ways">
        {table.mine.length > 0 && <button type="button" class="primary" onClick={() => void again(table)}><Icon name="battle" /> {say('play-again')}</button>}
        <a class="secondary" href="#/">{say('to-the-hall')}</a>
      </div>
    </div>
  );
}

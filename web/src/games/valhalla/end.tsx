// The end of the game: who won, and the score line by line.
import { Icon, SeatSign } from '../../icons';
import { names } from '../../scope';
import { say } from '../../words';
import type { Stage } from './screen';

export function End({ stage }: { stage: Stage }) {
  const { model, table } = stage;
  const ranked = [...model.players].sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
  const best = ranked[0]?.score ?? 0;
  const won = model.me >= 0 && model.players[model.me]?.score === best;
  return (
    <div class="end">
      <Icon name={won ? 'trophy' : 'glory'} class="end-mark" />
      <h1>{model.me < 0 ? say('game-over') : say(won ? 'you-won' : 'you-lost')}</h1>
      <table>
        <thead>
          <tr><th scope="col">{say('player')}</th><th scope="col">{say('shields-own')}</th><th scope="col">{say('shields-taken')}</th><th scope="col">{say('valhalla-label')}</th><th scope="col">{say('score')}</th></tr>
        </thead>
        <tbody>
          {ranked.map((player) => (
            <tr key={player.seat} class={player.seat === model.me ? 'me' : ''}>
              <th scope="row"><SeatSign seat={player.seat} /> {names(table, player.seat)}</th>
              <td>{player.shields}</td>
              <td>{player.captured.reduce((sum, count) => sum + count, 0)}</td>
              <td>{player.valhallaCount}</td>
              <td><b>{player.score}</b></td>
            </tr>
          ))}
        </tbody>
      </table>
      <a class="primary" href="#/">{say('to-the-hall')}</a>
    </div>
  );
}

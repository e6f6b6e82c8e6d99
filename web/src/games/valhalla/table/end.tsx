// The end of the game: who won, and the score line by line.
import { ScoreOverTime, Ways } from '../../../ending/ending';
import { listed, names } from '../../../live/scope';
import { Icon, SeatSign } from '../../../ui/icons';
import { RuleMark } from '../../../ui/rules';
import { say } from '../../../ui/words';
import { Card } from '../cards/card';
import { companionOf, lairOf, pairOf } from '../expansion';
import type { Player } from '../model';
import type { Stage } from '../stage';
import { beastName, SIGNS } from './beast';

export function End({ stage }: { stage: Stage }) {
  const { model, table } = stage;
  const ranked = [...model.players].sort((a, b) => rank(stage, b) - rank(stage, a));
  const lair = lairOf(stage);
  const won = model.winners.includes(model.me);
  return (
    <div class="end">
      <Icon name={won ? 'trophy' : lair ? (SIGNS[lair.beast] ?? 'skull') : 'glory'} class="end-mark" />
      <h1>
        {lair
          ? say(won ? 'beast-slain' : 'beast-prevails', { name: beastName(lair) })
          : model.me < 0
            ? say('won-by', listed(table, model.winners))
            : say(won ? 'you-won' : 'you-lost')}
      </h1>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('player')}</th>
            <th scope="col">{say('shields-own')}</th>
            <th scope="col">{say('shields-taken')}</th>
            <th scope="col">{say('shield-points')}</th>
            <th scope="col">{say('valhalla-label')}</th>
            <th scope="col">{say('score')}</th>
          </tr>
        </thead>
        <tbody>
          {ranked.map((player) => (
            <tr key={player.seat} class={player.seat === model.me ? 'me' : ''}>
              <th scope="row">
                <SeatSign seat={player.seat} />{' '}
                <span>
                  {names(table, player.seat)}
                  <Companion stage={stage} seat={player.seat} />
                </span>
              </th>
              <td>{player.shields}</td>
              <td>{player.captured.reduce((sum, count) => sum + count, 0)}</td>
              <td>{player.shieldPoints}</td>
              <td>{player.glory}</td>
              <td>
                <b>{player.score}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Explained stage={stage} />
      <Ways {...stage.props} />
      {ranked.map((player) => (
        <Glory key={player.seat} stage={stage} player={player} />
      ))}
      <ScoreOverTime {...stage.props} />
    </div>
  );
}

/** Sorts players by points. Winners come before others with equal points, and pairs stay together. */
function rank(stage: Stage, { seat, score }: Player): number {
  const { model } = stage;
  return (
    (score ?? 0) * 100 + (model.winners.includes(seat) ? 50 : 0) - Math.min(seat, companionOf(stage, seat) ?? seat)
  );
}

function Companion({ stage, seat }: { stage: Stage; seat: number }) {
  const other = companionOf(stage, seat);
  return other === undefined ? null : <small>{say('end-together', { name: names(stage.table, other) })}</small>;
}

/** Explains the score, and the tie-break. */
function Explained({ stage }: { stage: Stage }) {
  const { model, table } = stage;
  const best = model.players[model.winners[0] ?? -1]?.score;
  const tied = model.players.some(({ seat, score }) => score === best && !model.winners.includes(seat));
  const pairs = pairOf(stage)?.shared === true;
  const shared = !lairOf(stage) && model.winners.length > (pairs ? 2 : 1);
  return (
    <>
      {shared && (
        <p class="quiet">
          {say('end-shared')} <RuleMark game={table.game} rule="VAL-SCORE-14" />
        </p>
      )}
      {pairs && <p class="quiet">{say('end-pairs')}</p>}
      {tied && (
        <p class="quiet">
          {say('end-tie')} <RuleMark game={table.game} rule="VAL-SCORE-12" />
        </p>
      )}
    </>
  );
}

/** The number of shields and of their colours; sets of colours score more. */
export function shieldWords({ shields, captured }: Player): string {
  const taken = captured.reduce((sum, count) => sum + count, 0);
  return say('shield-lines', { own: shields, taken, colours: captured.filter(Boolean).length });
}

/** A player's score, line by line. */
function Glory({ stage, player }: { stage: Stage; player: Player }) {
  const { designs, table } = stage;
  const cards = [...(player.valhalla ?? [])].sort((a, b) => (designs.glory.get(b) ?? 0) - (designs.glory.get(a) ?? 0));
  const printed = cards.reduce((sum, id) => sum + (designs.glory.get(id) ?? 0), 0);
  const other = (player.glory ?? 0) - printed;
  const ally = pairOf(stage)?.shared ? companionOf(stage, player.seat) : undefined;
  const theirs = (player.score ?? 0) - (player.glory ?? 0) - player.shieldPoints;
  return (
    <details class="glory-lines">
      <summary>
        <SeatSign seat={player.seat} /> {say('score-of', { name: names(table, player.seat), score: player.score ?? 0 })}
      </summary>
      <dl>
        <div>
          <dt>{say('glory-cards', { count: cards.length })}</dt>
          <dd>{printed}</dd>
        </div>
        {other !== 0 && (
          <div>
            <dt>{say('glory-bonus')}</dt>
            <dd>{other}</dd>
          </div>
        )}
        <div>
          <dt>{shieldWords(player)}</dt>
          <dd>{player.shieldPoints}</dd>
        </div>
        {ally !== undefined && (
          <div>
            <dt>{say('end-theirs', { name: names(table, ally) })}</dt>
            <dd>{theirs}</dd>
          </div>
        )}
        <div class="sum">
          <dt>{say('score')}</dt>
          <dd>{player.score}</dd>
        </div>
      </dl>
      <div class="browse small">
        {cards.map((id, index) => (
          <Card key={index} id={id} designs={designs} />
        ))}
      </div>
    </details>
  );
}

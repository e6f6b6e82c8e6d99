// Players' points with reasons, the best first.
import type { Counted, Tallied } from '../../wire/messages';
import { SeatSign } from '../icons';
import { RuleMark } from '../rules';
import { sayFirst } from '../words';
import { tell } from './words';

export function Tallies({ game, players, stale }: { game: string; players: Tallied[]; stale: boolean }) {
  if (players.length === 0) return null;
  const ranked = [...players].sort((a, b) => a.place - b.place || a.seat - b.seat);
  return (
    <section class={`entry-answer tallies ${stale ? 'stale' : ''}`} aria-live="polite" aria-label={tell('answer')}>
      {stale && <p class="quiet">{tell('stale')}</p>}
      {ranked.map((one) => (
        <article key={one.seat} class={one.won ? 'won' : ''}>
          <h3>
            <SeatSign seat={one.seat} /> {tell('player', { number: one.seat + 1 })}
            {one.won && <small>{tell('pad-won')}</small>}
            <b>{one.total}</b>
          </h3>
          <ul>
            {one.lines.map((line, at) => (
              <li key={at}>
                <span>
                  {wordsOf(line)} <RuleMark game={game} rule={line.rule} />
                </span>
                <b>{line.points}</b>
              </li>
            ))}
          </ul>
        </article>
      ))}
    </section>
  );
}

function wordsOf({ of, values = {}, subject }: Counted): string {
  const thing = subject ? sayFirst([`${subject.sort}-${subject.key}`, subject.key]) : '';
  return tell(`counted-${of}`, { ...values, thing });
}

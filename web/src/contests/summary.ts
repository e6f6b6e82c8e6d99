// A contest in two lines.
import { gameName, sayFirst } from '../ui/words';
import type { ContestInfo } from '../wire/messages';
import { momentOf, tell } from './words';

/** What is played, in one line. */
export function about(one: ContestInfo): string {
  const modules = one.modules.map((key) => sayFirst([`expansion-${key}`, key], {}, one.game));
  return [
    gameName(one.game),
    tell(`contest-form-${one.form}`),
    tell('contest-size', { count: one.size }),
    tell(`contest-pace-${one.pace}`),
    ...modules,
  ].join(' · ');
}

/** The state of a tournament in one line. */
export function state(one: ContestInfo): string {
  const people = tell('contest-people', { count: one.entrants, most: one.most });
  if (one.status === 'gathering') {
    const when = one.starts ? tell('contest-starts', { when: momentOf(one.starts) }) : tell('contest-starts-full');
    return `${people} · ${when}`;
  }
  if (one.status === 'cancelled') return tell('contests-cancelled');
  if (one.form === 'league' || one.round === 0) return people;
  return one.rounds
    ? tell('contest-round', { round: one.round, rounds: one.rounds })
    : tell('contest-round-open', { round: one.round });
}

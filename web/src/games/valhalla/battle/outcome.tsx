// The result of the last battle: winner, margin, captured shield, and warriors who went to Valhalla.
import { useRef } from 'preact/hooks';
import { names, useAnsweredSince } from '../../../live/scope';
import { Sentence } from '../../../log/sentence';
import { Icon, SeatSign } from '../../../ui/icons';
import { say } from '../../../ui/words';
import type { LogLine } from '../../../wire/messages';
import { Card } from '../cards/card';
import type { Stage } from '../stage';

export interface Outcome {
  start: number; // number of its first log line
  last: number; // number of the last log line about it
  verdict: LogLine;
  strengths: { seat: number; strength: number }[];
  after: LogLine[]; // the log lines about its results
  risen: LogLine[]; // the log lines about warriors who went to Valhalla
  closed: boolean; // another turn has begun
}

const BEGINS = new Set(['attacked', 'beast-attacked', 'beast-attacks']);
const VERDICTS = new Set(['won', 'no-winner', 'beast-won', 'beast-card-beaten']);
const TOLD = new Set(['shield-taken', 'beast-shield', 'loki-shield-kept']);

function lastBattle(log: LogLine[]): Outcome | null {
  const began = log.findLastIndex((line) => BEGINS.has(line.name));
  const rest = log.slice(began);
  const turn = rest.findIndex((line) => line.name === 'turn-began');
  const lines = turn < 0 ? rest : rest.slice(0, turn);
  const verdict = lines.find((line) => VERDICTS.has(line.name));
  if (began < 0 || !verdict) return null;
  const strengths = lines
    .filter((line) => line.name === 'strength')
    .map((line) => ({ seat: line.seat, strength: line.subjects[0]?.number ?? 0 }));
  const after = lines.filter((line) => TOLD.has(line.name));
  const risen = lines.filter((line) => line.name === 'went-to-valhalla');
  return {
    start: log[began]?.number ?? 0,
    last: [verdict, ...risen].at(-1)?.number ?? 0,
    verdict,
    strengths,
    after,
    risen,
    closed: turn >= 0,
  };
}

/**
 * The battle to show. It stays until the player answers again, unless that answer belongs to the battle; for spectators
 * until the next turn.
 */
export function useLastBattle(stage: Stage): Outcome | null {
  const { shown } = stage.props;
  const outcome = lastBattle(shown.log);
  const seen = useRef(shown.log.at(-1)?.number ?? -1); // results from before the page was opened are not shown
  const answered = useAnsweredSince(stage.props.scope, outcome?.last);
  if (!outcome || answered || outcome.start <= seen.current || (stage.model.me < 0 && outcome.closed)) return null;
  return outcome;
}

export function LastBattle({ stage, outcome }: { stage: Stage; outcome: Outcome }) {
  const { table } = stage.props;
  const { verdict, strengths, after, risen } = outcome;
  return (
    <section class={`last-battle seat-${verdict.seat}`} aria-label={say('last-battle')} key={outcome.start}>
      <p class="verdict">
        <Icon name={verdict.name === 'no-winner' ? 'battle' : 'trophy'} />{' '}
        <Sentence table={table} line={verdict} times={1} />
      </p>
      {strengths.length > 1 && (
        <p class="against">
          {strengths.map(({ seat, strength }, index) => (
            <span key={seat}>
              {index > 0 && <i aria-hidden="true">:</i>}
              <SeatSign seat={seat} label={names(table, seat)} /> <b>{strength}</b>
            </span>
          ))}
        </p>
      )}
      {after.map((line) => (
        <p key={line.number}>
          <Sentence table={table} line={line} times={1} />
        </p>
      ))}
      {risen.length > 0 && (
        <p class="risen">
          <Icon name="valhalla" label={say('valhalla-label')} />{' '}
          {risen
            .flatMap((line) => line.subjects)
            .map((subject, index) => (
              <Card key={index} id={subject.key} designs={stage.designs} />
            ))}
        </p>
      )}
    </section>
  );
}

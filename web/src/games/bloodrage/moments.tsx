// The great moments of Blood Rage: Ages that begin, a province that burns.
import { Sentence } from '../../log/sentence';
import { type Moment, useMoment } from '../../ui/motion/moment';
import { say } from '../../ui/words';
import type { LogLine } from '../../wire/messages';
import type { Stage } from './stage';

const LAST_AGE = 3;

export function useGreatMoment(stage: Stage): Moment | null {
  const moment = useMoment(stage.props.shown.log, (lines) =>
    lines.map((line) => momentOf(stage, line)).filter((found) => found !== null),
  );
  return stage.props.shown.update.over ? null : moment; // then the ceremony has the stage
}

function momentOf(stage: Stage, line: LogLine): Moment | null {
  if (line.name === 'province-lost') return burning(line);
  return line.name === 'age-began' ? dawn(stage, line) : null;
}

/** The map itself shows it. */
function burning(line: LogLine): Moment {
  const title = say('moment-burns', { place: say(`place-${line.subjects[0]?.key ?? ''}`) });
  return { line: line.number, mood: 'fire', title, aside: true };
}

function dawn(stage: Stage, line: LogLine): Moment | null {
  const age = line.subjects[0]?.number ?? 1;
  if (age < 2) return null;
  const sentence = <Sentence table={stage.table} line={line} times={1} />;
  return age < LAST_AGE
    ? { line: line.number, mood: 'steel', title: sentence }
    : { line: line.number, mood: 'fire', title: say('moment-last-age'), words: say('moment-last-age-words') };
}

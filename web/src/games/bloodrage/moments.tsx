// Announcements of Blood Rage: a burning province, the last Age.
import { type Moment, useMoment } from '../../ui/motion/moment';
import { say } from '../../ui/words';
import type { LogLine } from '../../wire/messages';
import type { Stage } from './stage';

const LAST_AGE = 3;

export function useGreatMoment(stage: Stage): Moment | null {
  const moment = useMoment(stage.props.shown.log, (lines) => lines.map(momentOf).filter((found) => found !== null));
  return stage.props.shown.update.over ? null : moment; // the ceremony replaces announcements at the end
}

function momentOf(line: LogLine): Moment | null {
  if (line.name === 'province-lost') return burning(line);
  return line.name === 'age-began' ? dawn(line) : null;
}

/** The announcement of a burning province; the map shows the fire. */
function burning(line: LogLine): Moment {
  const title = say('moment-burns', { place: say(`place-${line.subjects[0]?.key ?? ''}`) });
  return { line: line.number, mood: 'fire', title, aside: true };
}

/** The announcement of the last Age. Earlier Ages have a report instead. */
function dawn(line: LogLine): Moment | null {
  if (line.subjects[0]?.number !== LAST_AGE) return null;
  const [title, words] = [say('moment-last-age'), say('moment-last-age-words')];
  return { line: line.number, mood: 'fire', title, words, aside: true };
}

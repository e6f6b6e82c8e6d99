// The great moments of Blood Rage: Ages that begin, a province that burns.
import { Sentence } from '../../log/sentence';
import { Banner, type Moment, useMoment } from '../../ui/motion/moment';
import { say } from '../../ui/words';
import type { LogLine } from '../../wire/messages';
import { BoardPicture } from './cards/art';
import { Glyph } from './icons/icons';
import type { Stage } from './stage';

const LAST_AGE = 3;

export function Moments({ stage }: { stage: Stage }) {
  const moment = useMoment(stage.props.shown.log, (lines) =>
    lines.map((line) => momentOf(stage, line)).filter((found) => found !== null),
  );
  return <Banner moment={stage.props.shown.update.over ? null : moment} />; // then the ceremony has the stage
}

function momentOf(stage: Stage, line: LogLine): Moment | null {
  if (line.name === 'province-lost') return burning(line);
  return line.name === 'age-began' ? dawn(stage, line) : null;
}

function burning(line: LogLine): Moment {
  return {
    line: line.number,
    mood: 'fire',
    title: say('moment-burns', { place: say(`place-${line.subjects[0]?.key ?? ''}`) }),
    picture: <BoardPicture id="scene-ragnarok" instead={<Glyph name="embers" />} />,
  };
}

function dawn(stage: Stage, line: LogLine): Moment | null {
  const age = line.subjects[0]?.number ?? 1;
  if (age < 2) return null;
  const sentence = <Sentence table={stage.table} line={line} times={1} />;
  return age < LAST_AGE
    ? { line: line.number, mood: 'steel', title: sentence }
    : { line: line.number, mood: 'fire', title: say('moment-last-age'), words: say('moment-last-age-words') };
}

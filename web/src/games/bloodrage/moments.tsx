// The great moments of Blood Rage: Ages that begin, a province that burns; and the ceremony at the end.
import { Ceremony, type Contender } from '../../ending/ceremony';
import { listed, names } from '../../live/scope';
import { Sentence } from '../../log/sentence';
import { Banner, type Moment, useMoment } from '../../ui/motion/moment';
import { say } from '../../ui/words';
import type { LogLine } from '../../wire/messages';
import { BoardPicture } from './cards/art';
import { type Entry, ledger, SOURCES, sum } from './ending/ledger';
import { ClanSign, Glyph } from './icons/icons';
import { Token } from './map/figure';
import type { Clan } from './model';
import { clanName } from './naming';
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

/** What each clan has gathered, from the last to the first. */
export function Crowning({ stage, close }: { stage: Stage; close: () => void }) {
  const { view, table } = stage;
  const entries = ledger(stage.props.shown.log);
  const won = ({ seat }: Clan) => Number(view.winners.includes(seat));
  const ranked = [...view.clans].sort((a, b) => won(a) - won(b) || a.glory - b.glory);
  return (
    <Ceremony
      title={say('won-by', listed(table, view.winners))}
      contenders={ranked.map((clan) => contender(stage, clan, entries))}
      crown={<BoardPicture id="sign-first" instead={<Glyph name="first" />} />}
      close={close}
    />
  );
}

function contender(stage: Stage, clan: Clan, entries: Entry[]): Contender {
  const parts = SOURCES.map((source) => ({
    words: say(`blood-from-${source}`),
    value: sum(entries, clan.seat, source),
  }));
  return {
    key: clan.seat,
    name: `${names(stage.table, clan.seat)} · ${clanName(stage, clan.seat)}`,
    sign: <ClanSign clan={clan.clan} />,
    parts: parts.filter(({ value }) => value !== 0),
    total: clan.glory,
    things: <Survivors stage={stage} clan={clan} />,
    won: stage.view.winners.includes(clan.seat),
  };
}

const MANY = 12;

/** Who still stands. */
function Survivors({ stage, clan }: { stage: Stage; clan: Clan }) {
  const pieces = stage.pieces.filter((piece) => piece.seat === clan.seat).slice(0, MANY);
  return (
    <>
      {pieces.map(({ id, kind }) => (
        <Token key={id} clan={clan.clan} kind={kind} />
      ))}
    </>
  );
}

// The chart of winning chances: a line for each seat, marks at costly decisions and at battles won against the odds.
import { roomBeside } from '../ui/screen';
import { say } from '../ui/words';
import type { Decision, Review, TableInfo } from '../wire/messages';
import { chancesAt, percent } from './numbers';
import { DASHES, SeatLines } from './plot';
import { decisionWords, fightWords } from './sentences';

const [WIDEST, HIGH, EDGE] = [640, 240, 30];
const BESIDE = 90; // pixels beside the chart on a narrow screen
const TICKS = [0, 0.25, 0.5, 0.75, 1];
const REACH = 12; // distance in pixels within which a mark is hit

interface Props {
  review: Review;
  table: TableInfo;
  told: Decision[];
  go: (at: number) => void;
}

export function Course({ review, table, told, go }: Props) {
  const wide = roomBeside(BESIDE, WIDEST);
  const x = (at: number) => EDGE + (at / Math.max(1, review.answers)) * (wide - 2 * EDGE);
  const y = (chance: number) => HIGH - EDGE - chance * (HIGH - 2 * EDGE);
  const path = (seat: number) =>
    review.course
      .map(
        ({ at, chances }, index) => `${index === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(chances[seat] ?? 0).toFixed(1)}`,
      )
      .join('');
  const upsets = review.fights.filter((fight) => fight.upset);
  const place = (at: number, seat: number) => ({ x: x(at), y: y(chancesAt(review.course, at)[seat] ?? 0) });
  return (
    <figure class="plot review-course">
      <figcaption>{say('review-course')}</figcaption>
      <svg viewBox={`0 0 ${wide} ${HIGH}`} role="group" aria-label={say('review-course')}>
        {TICKS.map((tick) => (
          <g key={tick}>
            <line class="grid" x1={EDGE} x2={wide - EDGE} y1={y(tick)} y2={y(tick)} />
            <text x={EDGE - 4} y={y(tick) + 4} text-anchor="end">
              {percent(tick)}
            </text>
          </g>
        ))}
        {table.seats.map(({ seat }) => (
          <path key={seat} class={`line seat-${seat}`} d={path(seat)} stroke-dasharray={DASHES[seat] ?? ''} />
        ))}
        {upsets.map((fight) => (
          <Mark
            key={`fight ${fight.at}`}
            {...place(fight.at, fight.seat)}
            sort="fight"
            seat={fight.seat}
            words={fightWords(table, fight)}
            act={() => go(fight.at)}
          />
        ))}
        {told.map((made) => (
          <Mark
            key={`decision ${made.at}`}
            {...place(made.at, made.seat)}
            sort="decision"
            seat={made.seat}
            words={decisionWords(table, made)}
            act={() => go(made.at)}
          />
        ))}
      </svg>
      <ul class="legend">
        <SeatLines table={table} />
        {told.length > 0 && <Sign sort="decision" words={say('review-decisions')} />}
        {upsets.length > 0 && <Sign sort="fight" words={say('review-fights')} />}
      </ul>
    </figure>
  );
}

interface MarkProps {
  x: number;
  y: number;
  sort: 'decision' | 'fight';
  seat: number;
  words: string;
  act: () => void;
}

function Mark({ x, y, sort, seat, words, act }: MarkProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      act();
    }
  };
  return (
    <g
      class={`review-mark ${sort} seat-${seat}`}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      role="button"
      tabIndex={0}
      aria-label={words}
      onClick={act}
      onKeyDown={press}
    >
      <title>{words}</title>
      <circle class="reach" r={REACH} />
      <Shape sort={sort} />
    </g>
  );
}

function Shape({ sort }: { sort: MarkProps['sort'] }) {
  return sort === 'fight' ? <path d="M-6 -6L6 6M6 -6L-6 6" /> : <path d="M0 -7L7 5H-7Z" />;
}

function Sign({ sort, words }: { sort: MarkProps['sort']; words: string }) {
  return (
    <li class={`review-mark ${sort}`}>
      <svg viewBox="-9 -9 18 18" aria-hidden="true">
        <Shape sort={sort} />
      </svg>
      {words}
    </li>
  );
}

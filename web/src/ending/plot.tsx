// The score over time: a line for each seat, told apart by sign and dashes as well as by colour.

import { names } from '../live/scope';
import { SeatSign } from '../ui/icons';
import { roomBeside } from '../ui/screen';
import { say } from '../ui/words';
import type { StoryPoint, TableInfo } from '../wire/messages';

const [WIDEST, HIGH, EDGE] = [640, 220, 26];
const BESIDE = 60; // pixels beside the plot on a narrow screen
export const DASHES = ['', '9 5', '2 5', '14 4 2 4', '5 3', '1 4'];

export function ScorePlot({ table, chapters }: { table: TableInfo; chapters: StoryPoint[] }) {
  const told = chapters.filter((chapter) => chapter.scores.length > 0);
  const most = Math.max(1, ...told.flatMap((chapter) => chapter.scores));
  const least = Math.min(0, ...told.flatMap((chapter) => chapter.scores));
  if (told.length < 2) return null;
  const wide = roomBeside(BESIDE, WIDEST);
  const x = (index: number) => EDGE + (index / (told.length - 1)) * (wide - 2 * EDGE);
  const y = (score: number) => HIGH - EDGE - ((score - least) / (most - least)) * (HIGH - 2 * EDGE);
  const path = (seat: number) =>
    told
      .map(
        (chapter, index) =>
          `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(chapter.scores[seat] ?? 0).toFixed(1)}`,
      )
      .join('');
  const last = told[told.length - 1]?.scores ?? [];
  return (
    <figure class="plot">
      <figcaption>{say('score-plot')}</figcaption>
      <svg
        viewBox={`0 0 ${wide} ${HIGH}`}
        role="img"
        aria-label={say('score-plot-aria', {
          scores: last.map((score, seat) => `${names(table, seat)} ${score}`).join(', '),
        })}
      >
        {ticks(least, most).map((value) => (
          <g key={value}>
            <line class="grid" x1={EDGE} x2={wide - EDGE} y1={y(value)} y2={y(value)} />
            <text x={EDGE - 6} y={y(value) + 4} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        {table.seats.map(({ seat }) => (
          <path key={seat} class={`line seat-${seat}`} d={path(seat)} stroke-dasharray={DASHES[seat] ?? ''} />
        ))}
        {table.seats.map(({ seat }) => (
          <circle key={seat} class={`dot seat-${seat}`} cx={x(told.length - 1)} cy={y(last[seat] ?? 0)} r="5" />
        ))}
      </svg>
      <ul class="legend">
        <SeatLines table={table} />
      </ul>
    </figure>
  );
}

function ticks(least: number, most: number): number[] {
  const step = Math.max(1, Math.ceil((most - least) / 4));
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, index) => first + index * step);
}

/** The legend of a plot: which line belongs to which seat. */
export function SeatLines({ table }: { table: TableInfo }) {
  return (
    <>
      {table.seats.map(({ seat }) => (
        <li key={seat} class={`seat-${seat}`}>
          <svg viewBox="0 0 34 8" aria-hidden="true">
            <path class={`line seat-${seat}`} d="M0 4H34" stroke-dasharray={DASHES[seat] ?? ''} />
          </svg>
          <SeatSign seat={seat} /> {names(table, seat)}
        </li>
      ))}
    </>
  );
}

// The final page: the winner, glory by source, and glory over time.
import { Ways } from '../../../ending/ending';
import { listed, names } from '../../../live/scope';
import { narrow, roomBeside } from '../../../ui/screen';
import { say } from '../../../ui/words';
import { cardName } from '../cards/card';
import { ClanSign, Glyph, Mark } from '../icons/icons';
import type { Clan } from '../model';
import { clanName } from '../naming';
import type { Stage } from '../stage';
import { Stones } from './crowning';
import { type Entry, ledger, SOURCES, sum } from './ledger';

export function End({ stage }: { stage: Stage }) {
  const { view, table } = stage;
  const entries = ledger(stage.props.shown.log);
  const ranked = [...view.clans].sort((a, b) => b.glory - a.glory);
  const won = view.winners.includes(view.seat);
  return (
    <div class="end blood-end">
      <h1>
        <Glyph name={won ? 'trophy' : 'glory'} class="end-mark" />{' '}
        {view.seat < 0 ? say('won-by', listed(table, view.winners)) : say(won ? 'you-won' : 'you-lost')}
      </h1>
      <Stones stage={stage} entries={entries} so={[]} now={undefined} />
      <Ways {...stage.props} />
      <Scores stage={stage} ranked={ranked} entries={entries} />
      <Saga stage={stage} entries={entries} />
      <Gifts stage={stage} ranked={ranked} entries={entries} />
    </div>
  );
}

/** The score table: a row for each source of glory, a column for each clan. */
function Scores({ stage, ranked, entries }: { stage: Stage; ranked: Clan[]; entries: Entry[] }) {
  const rows = SOURCES.filter((source) => ranked.some((clan) => sum(entries, clan.seat, source) !== 0));
  return (
    <div class="score-scroll" tabIndex={0} role="region" aria-label={say('score')}>
      <table>
        <thead>
          <tr>
            <td />
            {ranked.map((clan) => (
              <th key={clan.seat} scope="col">
                <ClanSign clan={clan.clan} />
                <span>{names(stage.table, clan.seat)}</span>
                <small>{clanName(stage, clan.seat)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((source) => (
            <tr key={source}>
              <th scope="row">{say(`blood-from-${source}`)}</th>
              {ranked.map((clan) => (
                <td key={clan.seat}>{sum(entries, clan.seat, source) || '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('br-glory')}</th>
            {ranked.map((clan) => (
              <td key={clan.seat} data-seat={clan.seat} data-sum={sum(entries, clan.seat)}>
                <b>{clan.glory}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** The cards that scored glory. */
function Gifts({ stage, ranked, entries }: { stage: Stage; ranked: Clan[]; entries: Entry[] }) {
  const paid = ranked.flatMap((clan) => {
    const cards = [
      ...new Set(entries.filter((entry) => entry.seat === clan.seat && entry.card).map((entry) => entry.card)),
    ];
    return cards.map((card) => ({
      clan,
      card,
      glory: entries
        .filter((entry) => entry.seat === clan.seat && entry.card === card)
        .reduce((total, entry) => total + entry.glory, 0),
    }));
  });
  if (paid.length === 0) return null;
  return (
    <details class="paid">
      <summary>{say('blood-cards-paid')}</summary>
      <ul>
        {paid.map(({ clan, card, glory }) => (
          <li key={`${clan.seat}-${card}`}>
            <ClanSign clan={clan.clan} label={names(stage.table, clan.seat)} /> {cardName(card)} <b>{glory}</b>
          </li>
        ))}
      </ul>
    </details>
  );
}

const BESIDE = 52; // pixels beside the plot on a narrow screen
const [WIDEST, HEIGHT] = [640, 190];

/** The plot of glory by Age. */
function Saga({ stage, entries }: { stage: Stage; entries: Entry[] }) {
  const [wide, after] = narrow.value ? [roomBeside(BESIDE, WIDEST), 92] : [WIDEST, 150];
  const last = Math.max(1, stage.props.shown.log.length);
  const most = Math.max(10, ...stage.view.clans.map((clan) => clan.glory));
  const x = (line: number) => 8 + (line / last) * (wide - after);
  const y = (glory: number) => HEIGHT - 18 - (glory / most) * (HEIGHT - 36);
  const ages = stage.props.shown.log.filter((line) => line.name === 'age-began');
  return (
    <svg class="glory-plot" viewBox={`0 0 ${wide} ${HEIGHT}`} role="img" aria-label={say('blood-plot')}>
      {ages.map((line, index) => (
        <g key={index} class="plot-age">
          <line x1={x(line.number)} x2={x(line.number)} y1={8} y2={HEIGHT - 18} />
          <text x={x(line.number) + 4} y={HEIGHT - 4}>
            {say('blood-age', { number: index + 1 })}
          </text>
        </g>
      ))}
      {stage.view.clans.map((clan) => (
        <path key={clan.seat} class={`plot-line clan-${clan.clan}`} d={climb(entries, clan.seat, last, x, y)} />
      ))}
      {stage.view.clans.map((clan) => (
        <g key={clan.seat} class={`plot-end clan-${clan.clan}`}>
          <Mark name={clan.clan} x={x(last) + 14 + 30 * level(stage, clan)} y={y(clan.glory)} size={18} />
          <text x={x(last) + 25 + 30 * level(stage, clan)} y={y(clan.glory) + 5}>
            {clan.glory}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** How many clans listed before this one have nearly equal glory; their labels are moved aside. */
function level(stage: Stage, clan: Clan): number {
  return stage.view.clans.filter((other) => other.seat < clan.seat && Math.abs(other.glory - clan.glory) <= 2).length;
}

function climb(
  entries: Entry[],
  seat: number,
  last: number,
  x: (line: number) => number,
  y: (glory: number) => number,
): string {
  let total = 0;
  let path = `M${x(0)} ${y(0)}`;
  for (const entry of entries.filter((one) => one.seat === seat)) {
    total += entry.glory;
    path += `H${x(entry.line).toFixed(1)}V${y(total).toFixed(1)}`;
  }
  return `${path}H${x(last).toFixed(1)}`;
}

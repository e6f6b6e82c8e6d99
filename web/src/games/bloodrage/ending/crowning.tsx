// The ceremony at the end: counts glory by source while the clans' stones grow, then crowns the winner.
import { Ceremonial, useCalls } from '../../../ending/ceremony';
import { listed, names } from '../../../live/scope';
import { say } from '../../../ui/words';
import { BoardPicture } from '../cards/art';
import { ClanSign, Glyph } from '../icons/icons';
import { Token } from '../map/figure';
import type { Clan } from '../model';
import { clanName } from '../naming';
import type { Stage } from '../stage';
import { type Entry, ledger, SOURCES, type Source, sum } from './ledger';
import { Rock } from './rock';

/** The icon of each source of glory. */
const SIGNS: Record<Source, string> = {
  battle: 'battle',
  pillage: 'pillage',
  quest: 'quest',
  ragnarok: 'embers',
  card: 'hand',
  stat: 'horns',
  lost: 'skull',
};

export function Crowning({ stage, close }: { stage: Stage; close: () => void }) {
  const { view, table } = stage;
  const entries = ledger(stage.props.shown.log);
  const counted = SOURCES.filter((source) => view.clans.some(({ seat }) => sum(entries, seat, source) !== 0));
  const called = useCalls(counted.length + 1, close);
  const now = counted[called - 1];
  const title = say('won-by', listed(table, view.winners));
  return (
    <Ceremonial title={title} heading={now ? say(`blood-from-${now}`) : title} close={close}>
      <div class="counting" data-clans={view.clans.length}>
        <Counted counted={counted} now={now} />
        <Stones stage={stage} entries={entries} so={counted.slice(0, called)} now={now} />
      </div>
    </Ceremonial>
  );
}

/** The list of sources: counted, current, and still to come. */
function Counted({ counted, now }: { counted: Source[]; now: Source | undefined }) {
  const at = now ? counted.indexOf(now) : counted.length;
  return (
    <ul class="counted" aria-hidden="true">
      {counted.map((source, index) => (
        <li key={source} class={index < at ? 'past' : index === at ? 'now' : ''}>
          <Glyph name={SIGNS[source]} />
        </li>
      ))}
    </ul>
  );
}

interface StonesProps {
  stage: Stage;
  entries: Entry[];
  so: Source[]; // counted so far
  now: Source | undefined; // undefined when all sources are counted; the stones then have their final height
}

/** All clans' stones, in seat order from the first. */
export function Stones(props: StonesProps) {
  return (
    <ol class="stones">
      {props.stage.view.clans.map((clan) => (
        <Stone key={clan.seat} clan={clan} {...props} />
      ))}
    </ol>
  );
}

/** A clan's stone. Its height shows the glory counted so far. */
function Stone({ stage, clan, entries, so, now }: StonesProps & { clan: Clan }) {
  const most = Math.max(1, ...stage.view.clans.map(({ glory }) => glory));
  const total = now ? so.reduce((all, source) => all + sum(entries, clan.seat, source), 0) : clan.glory;
  const more = now ? sum(entries, clan.seat, now) : 0;
  const won = !now && stage.view.winners.includes(clan.seat);
  return (
    <li
      class={`clan-stone clan-${clan.clan} ${won ? 'crowned' : ''} ${now || won ? '' : 'beaten'}`}
      style={{ '--risen': Math.max(0, total) / most }}
    >
      <div class="stone-shaft">
        <div class="stone-pit">
          <Rock />
        </div>
        <div class="stone-top">
          {won && (
            <span class="stone-crown">
              <BoardPicture id="sign-first" instead={<Glyph name="first" />} />
            </span>
          )}
          <ClanSign clan={clan.clan} />
          <b>{total}</b>
          {more !== 0 && (
            <i key={now} class={more < 0 ? 'lost' : ''}>
              {more > 0 ? `+${more}` : `−${-more}`}
            </i>
          )}
        </div>
      </div>
      <span class="stone-name">
        {names(stage.table, clan.seat)}
        <small>{clanName(stage, clan.seat)}</small>
      </span>
      <Survivors stage={stage} clan={clan} />
    </li>
  );
}

const MANY = 8;

/** The figures of a clan that are left on the map. */
function Survivors({ stage, clan }: { stage: Stage; clan: Clan }) {
  const pieces = stage.pieces.filter((piece) => piece.seat === clan.seat).slice(0, MANY);
  return (
    <span class="survivors" aria-hidden="true">
      {pieces.map(({ id, kind }) => (
        <Token key={id} clan={clan.clan} kind={kind} />
      ))}
    </span>
  );
}

// What expansions lay on the table: Loki's card, the crown, tokens and tucked cards on warriors.
import { Icon } from '../../icons';
import { names } from '../../scope';
import { say, sayFirst } from '../../words';
import { cardName } from './card';
import type { Model } from './model';
import type { Stage } from './screen';

interface LokiRow { min: number; max: number; bonus: string; n: number }
interface Crown { king: number | null; level: number; levels: { glory: number; dice: number }[] }

export interface Modules {
  loki?: { card: string; rows: LokiRow[] };
  king?: { crowns: Crown[] };
  tyr?: { squads: (string | null)[][] };
  champions?: { universal: number[][] };
}

export function Extras({ stage }: { stage: Stage }) {
  const { loki, king } = stage.model.modules;
  if (!loki && !king) return null;
  return (
    <div class="extras">
      {loki && <Loki card={loki.card} rows={loki.rows} />}
      {king?.crowns.map((crown, index) => <Kingdom key={index} stage={stage} crown={crown} />)}
    </div>
  );
}

function Loki({ card, rows }: { card: string; rows: LokiRow[] }) {
  return (
    <section class="extra loki" aria-label={sayFirst(['expansion-loki'])}>
      <h3>{sayFirst([`loki-${card}`])}</h3>
      <ul>
        {rows.map((row) => (
          <li key={row.min}>
            <b>{row.min === row.max ? row.min : `${row.min}–${row.max}`}</b> {sayFirst([`loki-bonus-${row.bonus}`], { n: row.n })}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Kingdom({ stage, crown }: { stage: Stage; crown: Crown }) {
  const seat = crown.king ?? -1;
  return (
    <section class={`extra king seat-${seat}`} aria-label={sayFirst(['expansion-king'])}>
      <h3><Icon name="crown" /> {seat >= 0 ? names(stage.table, seat) : say('no-king')}</h3>
      <ol>
        {crown.levels.map((level, index) => (
          <li key={index} class={seat >= 0 && index + 1 === crown.level ? 'now' : ''}>
            <Icon name="glory" label={say('glory-label')} />{level.glory}
            {level.dice > 0 && <><Icon name="dice" label={say('dice-label')} />{level.dice}</>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What lies on or under a warrior. */
export function onWarrior(model: Model, seat: number, slot: number): string | null {
  const tucked = model.modules.tyr?.squads[seat]?.[slot];
  const tokens = model.modules.champions?.universal[seat]?.[slot] ?? 0;
  const words = [tucked ? cardName(tucked) : '', tokens > 0 ? `●${tokens > 1 ? tokens : ''}` : ''].filter(Boolean);
  return words.length > 0 ? words.join(' ') : null;
}

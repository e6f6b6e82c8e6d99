// The state of the game: three Ages, six phases, and the glory of the clans on one track.
import { names } from '../../../live/scope';
import { say } from '../../../ui/words';
import type { TableInfo } from '../../../wire/messages';
import { ROMAN } from '../cards/card';
import { ClanSign } from '../icons/icons';
import { type Clan, PHASES } from '../model';
import type { Stage } from '../stage';

export function Saga({ stage }: { stage: Stage }) {
  return (
    <header class="saga plane">
      <Course age={stage.view.age} phase={stage.view.phase} />
      <GloryRail table={stage.table} clans={stage.view.clans} />
    </header>
  );
}

function Course({ age: today, phase: present }: { age: number; phase: string }) {
  const now = PHASES.indexOf(present as (typeof PHASES)[number]);
  return (
    <>
      <ol class="ages" aria-label={say('blood-ages')}>
        {[1, 2, 3].map((age) => (
          <li
            key={age}
            class={age < today ? 'past' : age === today ? 'now' : ''}
            aria-current={age === today ? 'step' : undefined}
            title={say('blood-age', { number: age })}
          >
            <span class="visually-hidden">{say('blood-age', { number: age })}</span>
            <span aria-hidden="true">{ROMAN[age]}</span>
          </li>
        ))}
      </ol>
      <ol class="phases" aria-label={say('blood-phases')}>
        {PHASES.map((phase, index) => (
          <li
            key={phase}
            class={index < now ? 'past' : index === now ? 'now' : ''}
            aria-current={index === now ? 'step' : undefined}
          >
            {say(`phase-${phase}`)}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The glory track. It grows with the leader. */
function GloryRail({ table, clans }: { table: TableInfo; clans: Clan[] }) {
  const most = Math.max(30, ...clans.map((clan) => clan.glory));
  const end = Math.ceil(most / 10) * 10;
  const words = clans.map((clan) => `${names(table, clan.seat)} ${clan.glory}`).join(', ');
  return (
    <div class="glory-rail" role="img" aria-label={`${say('br-glory')}: ${words}`}>
      <span class="rail">
        {Array.from({ length: end / 10 + 1 }, (_, index) => (
          <i key={index} style={{ left: `${(index * 1000) / end}%` }}>
            {index % Math.ceil(end / 50) === 0 ? index * 10 : ''}
          </i>
        ))}
        {clans.map((clan) => (
          <b key={clan.seat} style={{ translate: `calc(${(clan.glory * 100) / end}% + ${aside(clans, clan.seat)}px)` }}>
            <ClanSign clan={clan.clan} />
          </b>
        ))}
      </span>
    </div>
  );
}

/** The horizontal offset in pixels that separates clans with nearly equal glory. */
function aside(clans: Clan[], seat: number): number {
  const mine = clans[seat]?.glory ?? 0;
  return clans.filter((clan) => clan.seat < seat && Math.abs(clan.glory - mine) < 3).length * 12;
}

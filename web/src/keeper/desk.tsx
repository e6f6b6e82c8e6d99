// The moderators' page: reports with their actions, bans, the audit log; for the owner also the team.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Notice } from '../ui/parts';
import { gameName } from '../ui/words';
import type { BanInfo, ModeratorDesk, ReportInfo } from '../wire/messages';
import { type Act, doDeed, getDesk } from './calls';
import { Text } from './field';
import { ResetLinks, Team } from './team';
import { mishap, tell, when } from './words';

export function Desk() {
  const desk = useSignal<ModeratorDesk | null>(null);
  const problem = useSignal('');
  const settle = (doing: Promise<ModeratorDesk>) =>
    doing.then(
      (found) => {
        desk.value = found;
        problem.value = '';
      },
      async (error) => {
        problem.value = await mishap(error);
      },
    );
  useEffect(() => void settle(getDesk()), []);
  const act: Act = (deed) => void settle(doDeed(deed));
  if (!desk.value) return problem.value ? <Notice words={problem.value} /> : <p class="loading">{tell('fetching')}</p>;
  const { keeper, owner, reports, bans, log, whole, staff = [], link = '' } = desk.value;
  return (
    <>
      <p class="quiet">
        {tell('you-keep', { name: keeper })} {owner && <a href="#/host">{tell('room-host')}</a>}
      </p>
      <Notice words={problem.value} />
      <section class="keeper-panel">
        <h2>
          {tell('reports')} · {reports.length}
        </h2>
        {reports.length === 0 && <p class="quiet">{tell('no-reports')}</p>}
        {reports.map((report) => (
          <Report key={report.id} report={report} act={act} />
        ))}
      </section>
      <Directly act={act} />
      <Banned bans={bans} act={act} />
      {owner && <Team staff={staff} act={act} />}
      {owner && <ResetLinks link={link} act={act} />}
      <section class="keeper-panel">
        <h2>{tell('log')}</h2>
        <p class={whole ? 'quiet' : 'notice'}>{tell(whole ? 'log-whole' : 'log-broken')}</p>
        <ol class="keeper-log" reversed>
          {log.map((line) => (
            <li key={line.number} value={line.number}>
              <time>{when(line.at)}</time> <b>{line.keeper}</b> {tell(`did-${line.deed}`)} {line.about}
              {line.why && <q>{line.why}</q>}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

function Report({ report, act }: { report: ReportInfo; act: Act }) {
  const why = useSignal('');
  const name = useSignal('');
  const about = { report: report.id, why: why.value };
  return (
    <article class="keeper-report">
      <h3>
        {tell(`reported-${report.kind}`, { name: report.name })}{' '}
        <small>
          {gameName(report.game)} · {when(report.at)}
        </small>
      </h3>
      {report.why && <q>{report.why}</q>}
      <p class="quiet">{report.seats.join(', ')}</p>
      {report.lines.length > 0 && (
        <ul class="keeper-lines">
          {report.lines.map((line, at) => (
            <li key={at} class={line.meant ? 'meant' : ''}>
              <b>{line.name}</b> {line.text}
            </li>
          ))}
        </ul>
      )}
      <Text label={tell('why')} value={why} />
      <div class="keeper-ways">
        <button type="button" class="secondary" onClick={() => act({ deed: 'done', ...about })}>
          {tell('do-done')}
        </button>
        <button type="button" class="secondary" onClick={() => act({ deed: 'close-table', ...about })}>
          {tell('do-close-table')}
        </button>
        {report.name && <Ban act={(days, near) => act({ deed: 'ban', days, near, ...about })} />}
        {report.name && (
          <button type="button" class="secondary" onClick={() => act({ deed: 'annul', ...about })}>
            {tell('do-annul')}
          </button>
        )}
      </div>
      {report.name && (
        <div class="keeper-ways">
          <Text label={tell('new-name')} value={name} />
          <button
            type="button"
            class="secondary"
            disabled={!name.value.trim()}
            onClick={() => act({ deed: 'rename', name: name.value, ...about })}
          >
            {tell('do-rename')}
          </button>
        </div>
      )}
    </article>
  );
}

const DAYS = [1, 7, 30, 365];

function Ban({ act }: { act: (days: number, near: boolean) => void }) {
  const days = useSignal(1);
  const near = useSignal(false);
  return (
    <span class="keeper-ban">
      <select
        aria-label={tell('how-long')}
        value={days.value}
        onChange={(event) => {
          days.value = Number(event.currentTarget.value);
        }}
      >
        {DAYS.map((count) => (
          <option key={count} value={count}>
            {tell('days', { count })}
          </option>
        ))}
      </select>
      <label>
        <input
          type="checkbox"
          checked={near.value}
          onChange={(event) => {
            near.value = event.currentTarget.checked;
          }}
        />
        {tell('range-too')}
      </label>
      <button type="button" class="secondary" onClick={() => act(days.value, near.value)}>
        {tell('do-ban')}
      </button>
    </span>
  );
}

/** Actions without a report: on an account by its name, on a table by its address. */
function Directly({ act }: { act: Act }) {
  const account = useSignal('');
  const table = useSignal('');
  const why = useSignal('');
  const id = () => /table\/([0-9a-f]+)/.exec(table.value)?.[1] ?? table.value.trim();
  return (
    <details class="keeper-panel">
      <summary>{tell('directly')}</summary>
      <Text label={tell('why')} value={why} />
      <div class="keeper-ways">
        <Text label={tell('account')} value={account} />
        <Ban act={(days, near) => act({ deed: 'ban', account: account.value, days, near, why: why.value })} />
        <button
          type="button"
          class="secondary"
          disabled={!account.value.trim()}
          onClick={() => act({ deed: 'annul', account: account.value, why: why.value })}
        >
          {tell('do-annul')}
        </button>
      </div>
      <div class="keeper-ways">
        <Text label={tell('table-address')} value={table} />
        <button
          type="button"
          class="secondary"
          onClick={() => act({ deed: 'close-table', table: id(), why: why.value })}
        >
          {tell('do-close-table')}
        </button>
      </div>
    </details>
  );
}

function Banned({ bans, act }: { bans: BanInfo[]; act: Act }) {
  return (
    <section class="keeper-panel">
      <h2>
        {tell('bans')} · {bans.length}
      </h2>
      <ul class="keeper-bans">
        {bans.map((ban) => (
          <li key={`${ban.kind} ${ban.what}`}>
            <b>{ban.name}</b> {tell(`banned-${ban.kind}`)} <time>{tell('until', { time: when(ban.until) })}</time>{' '}
            {ban.why && <q>{ban.why}</q>}
            <button
              type="button"
              class="quiet-button"
              onClick={() => act({ deed: 'lift', kind: ban.kind, what: ban.what })}
            >
              {tell('do-lift')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

// The host's page: state of the server, version, backups.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Notice } from '../ui/parts';
import type { HostFigures } from '../wire/messages';
import { backUp, getFigures } from './calls';
import { mishap, tell, when } from './words';

const EVERY_MS = 5000;

export function HostPage() {
  const found = useSignal<HostFigures | null>(null);
  const problem = useSignal('');
  const busy = useSignal(false);
  const settle = (doing: Promise<HostFigures>) =>
    doing.then(
      (figures) => {
        found.value = figures;
        problem.value = '';
      },
      async (error) => {
        problem.value = await mishap(error);
      },
    );
  useEffect(() => {
    void settle(getFigures());
    const timer = setInterval(() => {
      if (found.peek()) void settle(getFigures());
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  if (!found.value) return problem.value ? <Notice words={problem.value} /> : <p class="loading">{tell('fetching')}</p>;
  const figures = found.value;
  const save = async () => {
    busy.value = true;
    await settle(backUp());
    busy.value = false;
  };
  return (
    <>
      <p class="quiet">
        <a href="#/keeper">{tell('room-keeper')}</a>
      </p>
      <Notice words={problem.value} />
      <Versions {...figures} />
      <section class="keeper-panel">
        <h2>{tell('figures')}</h2>
        <p class="quiet">{tell('figures-of-process')}</p>
        <dl class="keeper-figures">
          {rowsOf(figures).map(([key, value]) => (
            <div key={key}>
              <dt>{tell(`figure-${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section class="keeper-panel">
        <h2>{tell('backups')}</h2>
        <p class="quiet">{tell(figures.may_back_up ? 'backups-note' : 'backups-none')}</p>
        {figures.may_back_up && (
          <button type="button" class="primary" disabled={busy.value} onClick={() => void save()}>
            {tell('back-up')}
          </button>
        )}
        <ul>
          {figures.backups.map((backup) => (
            <li key={backup.name}>
              <code>{backup.name}</code> {bytes(backup.size)} · {when(backup.at)}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Versions({ version, installed, newest, engine, python, schema }: HostFigures) {
  return (
    <section class="keeper-panel">
      <h2>{tell('versions')}</h2>
      <p>
        Meadhall {version} ({tell(`engine-${engine}`)}), Python {python}, {tell('schema')} {schema}
      </p>
      {installed !== version && <Notice words={tell('restart-for', { version: installed })} />}
      {newest && <Notice words={tell('newer', { version: newest })} />}
    </section>
  );
}

function rowsOf(f: HostFigures): [string, string][] {
  const count = (value: number) => value.toLocaleString(document.documentElement.lang);
  return [
    ['uptime', duration(f.uptime_s)],
    ['load', `${f.load.map((one) => one.toFixed(2)).join(' · ')} (${tell('cores', { count: f.cores })})`],
    ['memory', bytes(f.memory)],
    ['disk', bytes(f.disk_free)],
    ['database', f.size ? `${f.database}, ${bytes(f.size)}` : f.database],
    ['writes', count(f.writes_waiting)],
    ['here', count(f.here)],
    ['sockets', count(f.sockets)],
    ['rooms', count(f.rooms)],
    ['playing', count(f.playing)],
    ['waiting', count(f.waiting)],
    ['over', count(f.over)],
    ['moves', count(f.moves)],
    ['guests', count(f.guests)],
    ['accounts', count(f.accounts)],
  ];
}

function bytes(size: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  const at = Math.min(units.length - 1, size > 0 ? Math.floor(Math.log10(size) / 3) : 0);
  return `${(size / 1000 ** at).toFixed(at > 0 ? 1 : 0)} ${units[at]}`;
}

function duration(seconds: number): string {
  const [days, hours, minutes] = [seconds / 86400, (seconds / 3600) % 24, (seconds / 60) % 60].map(Math.floor);
  return tell('duration', { days: days ?? 0, hours: hours ?? 0, minutes: minutes ?? 0 });
}

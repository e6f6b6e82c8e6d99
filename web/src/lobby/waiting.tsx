// The waiting table: link, players, chat, lesson, and bots for free seats.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { partsOf } from '../games';
import type { TableScope } from '../live/scope';
import { Talk } from '../log/chat';
import { Icon } from '../ui/icons';
import { Notice, trouble } from '../ui/parts';
import { say } from '../ui/words';
import { fillSeat, leaveTable } from '../wire/api';
import type { TableInfo } from '../wire/messages';
import { Sharing } from './sharing';
import { useLobby } from './socket';
import { tell } from './words';

const BOT = 'karl';

export function Waiting({ scope, table }: { scope: TableScope; table: TableInfo }) {
  const problem = useSignal('');
  const lobby = useLobby();
  const attempt = (doing: Promise<unknown>) =>
    void doing.then(
      () => {
        problem.value = '';
      },
      (error) => {
        problem.value = trouble(error);
      },
    );
  const free = table.seats.find((seat) => seat.kind === 'open')?.seat;
  const listed = lobby?.open.find((one) => one.id === table.id);
  return (
    <div class="waiting">
      {listed && listed.pace !== '' && (
        <p class="wait-note" role="status">
          {tell(`pace-${listed.pace}-note`)}{' '}
          {listed.fill_at > 0 && <Countdown until={listed.fill_at} now={lobby?.now ?? 0} />}
        </p>
      )}
      {lobby && <p class="quiet">{tell('people-here', { count: lobby.here })}</p>}
      <Sharing table={table} />
      <div class="wait-ways">
        {free !== undefined && !table.rated && (
          <button type="button" class="secondary" onClick={() => attempt(fillSeat(table.id, { seat: free, bot: BOT }))}>
            <Icon name="bot" /> {tell('bot-sits')}
          </button>
        )}
        {partsOf(table.game)?.guide && (
          <a class="secondary" href={`#/lesson/${table.game}`} target="_blank" rel="noreferrer">
            <Icon name="raven" /> {tell('learn-meanwhile')}
          </a>
        )}
        <button
          type="button"
          class="quiet-button"
          onClick={() =>
            attempt(
              leaveTable(table.id).then(() => {
                location.hash = '#/';
              }),
            )
          }
        >
          {tell('stop-waiting')}
        </button>
      </div>
      <Notice words={problem.value} />
      <section class="wait-talk" aria-label={say('talk')}>
        <Talk scope={scope} table={table} />
      </section>
    </div>
  );
}

/** A countdown by the server's clock; a device's clock may be minutes off. */
function Countdown({ until, now }: { until: number; now: number }) {
  const left = useSignal(until - now);
  useEffect(() => {
    const end = performance.now() + (until - now) * 1000;
    const look = () => {
      left.value = Math.max(0, Math.ceil((end - performance.now()) / 1000));
    };
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return <span role="timer">{tell('bots-in', { time: spell(left.value) })}</span>;
}

/** 45 → 0:45, 5000 → 1:23:20 */
export function spell(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, index) => (index ? String(part).padStart(2, '0') : String(part))).join(':');
}

// Settings of notifications while the page is closed: push, mail, quiet hours, and a leave of absence.
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { tell } from '../lobby/words';
import { Notice, trouble } from '../ui/parts';
import { language } from '../ui/settings';
import { confirmMail, getCalls, HallError, setAbsence, setCalls, setDevice, setMail } from '../wire/api';
import { address } from '../wire/host';
import type { MailWish, NotificationSettings } from '../wire/messages';

const DIGESTS = [0, 600, 3600, 86_400] as const; // seconds
const ABSENCES = [0, 3, 7, 14, 30] as const; // days

interface Part {
  info: NotificationSettings;
  attempt: (doing: Promise<NotificationSettings>) => void;
}

export function CallSettings() {
  const info = useSignal<NotificationSettings | null>(null);
  const problem = useSignal('');
  const attempt = (doing: Promise<NotificationSettings>) =>
    void doing.then(
      (found) => {
        info.value = found;
        problem.value = '';
      },
      (error) => {
        problem.value = trouble(error);
      },
    );
  useEffect(() => attempt(getCalls()), []);
  if (!info.value) return <Notice words={problem.value} />;
  const part = { info: info.value, attempt };
  return (
    <section class="calls settings" aria-labelledby="calls">
      <h3 id="calls">{tell('calls')}</h3>
      <p class="setting-note">{tell('calls-note')}</p>
      {info.value.push_key && <Push {...part} problem={problem} />}
      {info.value.mail_possible && <Mail {...part} />}
      {(info.value.push_key || info.value.mail_possible) && <Hours {...part} />}
      <Away {...part} />
      <Notice words={problem.value} />
    </section>
  );
}

function Push({ info, attempt, problem }: Part & { problem: Signal<string> }) {
  const possible = 'serviceWorker' in navigator && 'PushManager' in window;
  const on = useSignal(false);
  useEffect(() => {
    if (possible) void subscription().then((found) => (on.value = found !== null));
  }, []);
  const change = async () => {
    try {
      const device = on.value ? await unsubscribed() : await subscribed(info.push_key);
      attempt(setDevice(device));
      on.value = !on.value;
    } catch {
      problem.value = tell('push-refused');
    }
  };
  return (
    <label class="setting">
      <span>{tell('push')}</span>
      <input type="checkbox" checked={on.value} disabled={!possible} onChange={() => void change()} />
    </label>
  );
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration(address(''));
  return (await worker?.pushManager.getSubscription()) ?? null;
}

async function subscribed(key: string) {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('refused');
  await navigator.serviceWorker.register(address('calls.js'), { scope: address('') });
  const worker = await navigator.serviceWorker.ready;
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', keys = {} } = found.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}

async function unsubscribed() {
  const found = await subscription();
  await found?.unsubscribe();
  return { endpoint: found?.endpoint ?? 'none', on: false };
}

function Mail({ info, attempt }: Part) {
  const mail = useSignal(info.mail);
  const code = useSignal('');
  const password = useSignal('');
  const asked = useSignal(false); // whether the server has asked for the password
  const send = (event: Event) => {
    event.preventDefault();
    const wish: MailWish = { mail: mail.value.trim(), lang: language.value };
    if (asked.value) wish.password = password.value;
    attempt(
      setMail(wish).catch((error) => {
        const wrong = error instanceof HallError && error.problem.reason === 'wrong-password';
        if (!wrong || asked.value) throw error;
        asked.value = true;
        return info;
      }),
    );
  };
  const confirm = (event: Event) => {
    event.preventDefault();
    attempt(confirmMail({ code: code.value }));
  };
  return (
    <>
      <form class="setting" onSubmit={send}>
        <label>
          <span>{tell('mail')}</span>
          <input
            type="email"
            autocomplete="email"
            value={mail.value}
            onInput={(event) => {
              mail.value = event.currentTarget.value;
            }}
          />
        </label>
        {asked.value && (
          <label>
            <span>{tell('mail-password')}</span>
            <input
              type="password"
              autocomplete="current-password"
              required
              maxLength={128}
              value={password.value}
              onInput={(event) => {
                password.value = event.currentTarget.value;
              }}
            />
          </label>
        )}
        <button type="submit" class="secondary" disabled={mail.value.trim() === info.mail && info.confirmed}>
          {tell(mail.value.trim() || !info.mail ? 'mail-send' : 'mail-stop')}
        </button>
      </form>
      {info.mail && info.confirmed && <p class="setting-note">{tell('mail-good')}</p>}
      {info.mail && !info.confirmed && (
        <form class="setting" onSubmit={confirm}>
          <label>
            <span>{tell('mail-code')}</span>
            <input
              inputMode="numeric"
              autocomplete="one-time-code"
              value={code.value}
              onInput={(event) => {
                code.value = event.currentTarget.value;
              }}
            />
          </label>
          <button type="submit" class="secondary">
            {tell('mail-confirm')}
          </button>
        </form>
      )}
    </>
  );
}

function Hours({ info, attempt }: Part) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { quiet_from, quiet_to, digest } = info;
  const set = (part: Partial<NotificationSettings>) =>
    attempt(setCalls({ quiet_from, quiet_to, digest, ...part, zone, lang: language.value }));
  return (
    <>
      {info.mail_possible && (
        <label class="setting">
          <span>{tell('digest')}</span>
          <select value={String(digest)} onChange={(event) => set({ digest: Number(event.currentTarget.value) })}>
            {DIGESTS.map((seconds) => (
              <option key={seconds} value={String(seconds)}>
                {tell(`digest-${seconds}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <div class="setting">
        <span>{tell('quiet-hours')}</span>
        <span class="hours">
          <Hour label={tell('quiet-from')} minute={quiet_from} set={(minute) => set({ quiet_from: minute })} />–
          <Hour label={tell('quiet-to')} minute={quiet_to} set={(minute) => set({ quiet_to: minute })} />
        </span>
      </div>
      <p class="setting-note">{tell('quiet-note')}</p>
    </>
  );
}

function Hour({ label, minute, set }: { label: string; minute: number; set: (minute: number) => void }) {
  const two = (number: number) => String(number).padStart(2, '0');
  const read = (text: string) => {
    const [hours = 0, minutes = 0] = text.split(':').map(Number);
    if (Number.isFinite(hours + minutes)) set(hours * 60 + minutes);
  };
  return (
    <input
      type="time"
      aria-label={label}
      value={`${two(Math.floor(minute / 60))}:${two(minute % 60)}`}
      onChange={(event) => read(event.currentTarget.value)}
    />
  );
}

function Away({ info, attempt }: Part) {
  const until = info.away_until;
  const days = until > 0 ? new Date(until * 1000).toLocaleDateString(language.value, { dateStyle: 'long' }) : '';
  return (
    <>
      <label class="setting">
        <span>{tell('absence')}</span>
        {days ? (
          <button type="button" class="secondary" onClick={() => attempt(setAbsence({ days: 0 }))}>
            {tell('absence-back')}
          </button>
        ) : (
          <select value="0" onChange={(event) => attempt(setAbsence({ days: Number(event.currentTarget.value) }))}>
            {ABSENCES.map((count) => (
              <option key={count} value={String(count)}>
                {tell('absence-days', { count })}
              </option>
            ))}
          </select>
        )}
      </label>
      <p class="setting-note">{days ? tell('absence-until', { day: days }) : tell('absence-note')}</p>
    </>
  );
}

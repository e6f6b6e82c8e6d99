// For the owner: the roles of people, and one-time links to reset a password.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { say } from '../ui/words';
import { address } from '../wire/host';
import type { StaffMember } from '../wire/messages';
import type { Act } from './calls';
import { Text } from './field';
import { dayOf, tell } from './words';

export function Team({ staff, act }: { staff: StaffMember[]; act: Act }) {
  const account = useSignal('');
  return (
    <section class="keeper-panel">
      <h2>{tell('team')}</h2>
      <div>
        <ul class="keeper-staff">
          {staff.map(({ name, role, since }) => (
            <li key={name}>
              <b>{name}</b>
              <span>{tell(`team-${role}`)}</span>
              <span class="quiet">{tell('team-since', { day: dayOf(since) })}</span>
              {role === 'moderator' && (
                <button
                  type="button"
                  class="quiet-button"
                  aria-label={tell('do-dismiss-of', { name })}
                  onClick={() => act({ deed: 'dismiss', account: name })}
                >
                  {tell('do-dismiss')}
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
      <form
        class="keeper-ways"
        onSubmit={(event) => {
          event.preventDefault();
          act({ deed: 'appoint', account: account.value });
          account.value = '';
        }}
      >
        <Text label={tell('account')} value={account} />
        <button type="submit" class="secondary" disabled={!account.value.trim()}>
          {tell('do-appoint')}
        </button>
      </form>
    </section>
  );
}

/** `link`: the code that the last action made, else "". */
export function ResetLinks({ link, act }: { link: string; act: Act }) {
  const account = useSignal('');
  return (
    <section class="keeper-panel">
      <h2>{tell('reset-links')}</h2>
      <p class="quiet">{tell('reset-links-note')}</p>
      <form
        class="keeper-ways"
        onSubmit={(event) => {
          event.preventDefault();
          act({ deed: 'reset-link', account: account.value });
        }}
      >
        <Text label={tell('account')} value={account} />
        <button type="submit" class="secondary" disabled={!account.value.trim()}>
          {tell('do-reset-link')}
        </button>
      </form>
      {link && <ResetLink link={`${address('')}#/reset/${link}`} />}
    </section>
  );
}

function ResetLink({ link }: { link: string }) {
  const copied = useSignal(false);
  useEffect(() => {
    copied.value = false;
  }, [link]);
  const copy = () =>
    navigator.clipboard?.writeText(link).then(() => {
      copied.value = true;
    });
  return (
    <div role="status">
      <div class="keeper-ways">
        <label class="keeper-text">
          <span>{tell('reset-link')}</span>
          <input class="text-field" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
        <button type="button" class="secondary" onClick={() => void copy()}>
          {say(copied.value ? 'copied' : 'copy-link')}
        </button>
      </div>
      <p class="quiet">{tell('reset-link-note')}</p>
    </div>
  );
}

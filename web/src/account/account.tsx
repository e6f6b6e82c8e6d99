// A name and a password, for those who want to go on with their games on another device.
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Notice, trouble } from '../ui/parts';
import { comeAgain, myName, setName } from '../ui/settings';
import { say } from '../ui/words';
import { enterAccount, forgetAccount, getAccount, leaveAccount, newAccount, providerAddress } from '../wire/api';
import type { Account, Who } from '../wire/messages';

const SHORTEST = 8;

type Attempt = (doing: Promise<Who>) => void;

export function AccountPart() {
  const who = useSignal<Who | null>(null);
  const problem = useSignal('');
  useEffect(
    () =>
      void getAccount().then(
        (found) => {
          who.value = found;
        },
        (error) => {
          problem.value = trouble(error);
        },
      ),
    [],
  );
  const attempt: Attempt = (doing) =>
    void doing.then(
      (found) => {
        setName(found.name || myName.value);
        comeAgain();
      },
      (error) => {
        problem.value = trouble(error);
      },
    );
  return (
    <section class="account">
      <h3>{say('account')}</h3>
      {who.value && (who.value.name ? <Own who={who.value} attempt={attempt} /> : <Stranger attempt={attempt} />)}
      {who.value?.provider && !who.value.name && (
        <a class="secondary" href={providerAddress('enter')}>
          {say('account-provider', { name: who.value.provider })}
        </a>
      )}
      <Notice words={problem.value} />
    </section>
  );
}

function Own({ who, attempt }: { who: Who; attempt: Attempt }) {
  if (who.vouched) return <Vouched who={who} attempt={attempt} />;
  return (
    <>
      <Known name={who.name} attempt={attempt} />
      <Farewell name={who.name} attempt={attempt} />
    </>
  );
}

/** Who signs in elsewhere has no password here: whoever signs in once more may delete the account. */
function Vouched({ who, attempt }: { who: Who; attempt: Attempt }) {
  const name = who.provider ?? '';
  return (
    <>
      <p class="setting-note">
        {say('account-known', { name: who.name })} {say('account-vouched', { name })}
      </p>
      <div class="sheet-ways">
        <button type="button" class="secondary" onClick={() => attempt(leaveAccount())}>
          {say('account-leave')}
        </button>
      </div>
      <p class="setting-note">{say('account-vouched-forget')}</p>
      <a class="quiet-button account-hint" href={providerAddress('forget')}>
        {say('account-forget')}
      </a>
    </>
  );
}

/** Whoever knows name and password comes in; whoever is new keeps their games under them. */
function Stranger({ attempt }: { attempt: Attempt }) {
  const name = useSignal(myName.value);
  const password = useSignal('');
  const send = (how: (wish: Account) => Promise<Who>) => attempt(how({ name: name.value, password: password.value }));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(enterAccount);
      }}
    >
      <p class="setting-note">{say('account-note')}</p>
      <label class="setting">
        <span>{say('account-name')}</span>
        <input
          class="text-field"
          autocomplete="username"
          required
          maxLength={32}
          value={name.value}
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
      </label>
      <PasswordField words={say('password')} password={password} />
      <div class="sheet-ways">
        <button type="submit" class="secondary">
          {say('account-enter')}
        </button>
        <button type="button" class="secondary" onClick={() => send(newAccount)}>
          {say('account-new')}
        </button>
      </div>
    </form>
  );
}

function Known({ name, attempt }: { name: string; attempt: Attempt }) {
  const password = useSignal('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        attempt(newAccount({ name, password: password.value }));
      }}
    >
      <p class="setting-note">{say('account-known', { name })}</p>
      <input hidden readOnly autocomplete="username" value={name} />
      <PasswordField words={say('password-new')} password={password} fresh />
      <div class="sheet-ways">
        <button type="submit" class="secondary">
          {say('account-change')}
        </button>
        <button type="button" class="secondary" onClick={() => attempt(leaveAccount())}>
          {say('account-leave')}
        </button>
      </div>
    </form>
  );
}

/** Whoever wants to leave no trace says so twice: by a button, and by the password. */
function Farewell({ name, attempt }: { name: string; attempt: Attempt }) {
  const sure = useSignal(false);
  const password = useSignal('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[type=password]')?.focus(), [sure.value]);
  const forget = () =>
    attempt(
      forgetAccount({ password: password.value }).then((who) => {
        setName('');
        return who;
      }),
    );
  if (!sure.value)
    return (
      <button
        type="button"
        class="quiet-button account-hint"
        onClick={() => {
          sure.value = true;
        }}
      >
        {say('account-forget')}
      </button>
    );
  return (
    <form
      class="farewell"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        forget();
      }}
    >
      <p class="setting-note">{say('account-forget-note')}</p>
      <input hidden readOnly autocomplete="username" value={name} />
      <PasswordField words={say('password')} password={password} />
      <div class="sheet-ways">
        <button type="submit" class="secondary">
          {say('account-forget-yes')}
        </button>
        <button
          type="button"
          class="secondary"
          onClick={() => {
            sure.value = false;
          }}
        >
          {say('back')}
        </button>
      </div>
    </form>
  );
}

function PasswordField({ words, password, fresh }: { words: string; password: Signal<string>; fresh?: boolean }) {
  const kind = fresh ? 'new-password' : 'current-password';
  return (
    <label class="setting">
      <span>{words}</span>
      <input
        class="text-field"
        type="password"
        autocomplete={kind}
        required
        minLength={SHORTEST}
        maxLength={128}
        value={password.value}
        onInput={(event) => {
          password.value = event.currentTarget.value;
        }}
      />
    </label>
  );
}

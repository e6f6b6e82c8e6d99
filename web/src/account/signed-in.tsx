// For those who are signed in: name, password, devices, passkeys, signing out, deleting the account.
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Notice } from '../ui/parts';
import { setName } from '../ui/settings';
import {
  addPasskey,
  beginPasskey,
  changeName,
  changePassword,
  forgetAccount,
  HallError,
  leaveAccount,
  providerAddress,
  removePasskey,
} from '../wire/api';
import type { PasskeyInfo, Who } from '../wire/messages';
import { Devices } from './devices';
import { HiddenName, NameField, PasswordField } from './fields';
import { createPasskey, passkeyProblem, passkeysSupported } from './passkeys';
import { PasskeyButton } from './sign-in';
import { dayOf, mishap, tell } from './words';

interface AccountProps {
  who: Who;
  /** Called after this browser's session has changed. */
  entered: (who: Who, words?: string) => void;
  /** Called after the account has changed but the session has not. */
  changed: (who: Who, words: string) => void;
}

export function SignedIn(account: AccountProps) {
  const { who, entered } = account;
  const problem = useSignal('');
  const leave = () =>
    leaveAccount().then(entered, async (error) => {
      problem.value = await mishap(error);
    });
  return (
    <>
      <p class="account-who">
        <span>{tell('signed-in', { name: who.name })}</span>
        {who.role && <span class="account-role">{tell(`role-${who.role}`)}</span>}
        {who.role && <a href="#/keeper">{tell('desk')}</a>}
      </p>
      <Part words={tell('rename')}>
        <ChangeName {...account} />
      </Part>
      <Part words={tell(who.password ? 'password-change' : 'password-set')}>
        <ChangePassword {...account} />
      </Part>
      <Part words={tell('devices')}>
        <Devices />
      </Part>
      {(passkeysSupported || !!who.passkeys?.length) && (
        <Part words={tell('passkeys')}>
          <Passkeys {...account} />
        </Part>
      )}
      <Part words={tell('delete')}>
        <DeleteAccount {...account} />
      </Part>
      <Notice words={problem.value} />
      <div class="sheet-ways">
        <button type="button" class="secondary" onClick={() => void leave()}>
          {tell('sign-out')}
        </button>
      </div>
    </>
  );
}

/** A section that opens on a click. It closes, and clears its fields, when another one opens. */
function Part({ words, children }: { words: string; children: ComponentChildren }) {
  const open = useSignal(false);
  return (
    <details
      class="account-part"
      name="account"
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary>{words}</summary>
      {open.value && children}
    </details>
  );
}

/** Why a change of the account was refused; `again`: the person must sign in again first. */
interface Refusal {
  words: string;
  again: boolean;
}

const ALLOWED: Refusal = { words: '', again: false };

async function refusalOf(error: unknown): Promise<Refusal> {
  const reason = error instanceof HallError ? error.problem.reason : '';
  const words = reason === 'wrong-password' ? tell('wrong-password') : await mishap(error);
  return { words, again: reason === 'sign-in-again' };
}

/** The password that confirms a change; accounts without one confirm it by a recent sign-in. */
function Confirmation({ who, password, words }: { who: Who; password: Signal<string>; words?: string }) {
  return (
    <>
      <HiddenName name={who.name} />
      {who.password && <PasswordField words={words ?? tell('password')} value={password} />}
    </>
  );
}

function Refused({ account, refusal }: { account: AccountProps; refusal: Refusal }) {
  const { provider, external, passkeys } = account.who;
  const entered = (who: Who) => account.entered(who, tell('again-done'));
  return (
    <>
      <Notice words={refusal.words} />
      {refusal.again && (
        <div class="sheet-ways">
          {external && provider && (
            <a class="secondary" href={providerAddress('enter')}>
              {tell('again-provider', { name: provider })}
            </a>
          )}
          {passkeysSupported && !!passkeys?.length && <PasskeyButton words={tell('again-passkey')} entered={entered} />}
        </div>
      )}
    </>
  );
}

function ChangeName(account: AccountProps) {
  const name = useSignal(account.who.name);
  const password = useSignal('');
  const refusal = useSignal(ALLOWED);
  const send = (event: Event) => {
    event.preventDefault();
    changeName({ name: name.value, password: password.value }).then(
      (who) => {
        refusal.value = ALLOWED;
        password.value = '';
        account.changed(who, tell('name-changed', { name: who.name }));
      },
      async (error) => {
        refusal.value = await refusalOf(error);
      },
    );
  };
  return (
    <form class="account-form" onSubmit={send}>
      <p class="setting-note">{tell('rename-note')}</p>
      <NameField words={tell('name-new')} value={name} />
      <Confirmation who={account.who} password={password} />
      <Refused account={account} refusal={refusal.value} />
      <SaveButton words={tell('save')} />
    </form>
  );
}

function ChangePassword(account: AccountProps) {
  const old = useSignal('');
  const fresh = useSignal('');
  const refusal = useSignal(ALLOWED);
  const send = (event: Event) => {
    event.preventDefault();
    changePassword({ old: old.value, new: fresh.value }).then(
      (who) => account.entered(who, tell('password-changed')),
      async (error) => {
        refusal.value = await refusalOf(error);
      },
    );
  };
  return (
    <form class="account-form" onSubmit={send}>
      <p class="setting-note">{tell('password-others')}</p>
      <Confirmation who={account.who} password={old} words={tell('password-old')} />
      <PasswordField words={tell('password-new')} value={fresh} fresh />
      <Refused account={account} refusal={refusal.value} />
      <SaveButton words={tell('save')} />
    </form>
  );
}

function SaveButton({ words }: { words: string }) {
  return (
    <div class="sheet-ways">
      <button type="submit" class="secondary">
        {words}
      </button>
    </div>
  );
}

function Passkeys(account: AccountProps) {
  const { who, changed } = account;
  const refusal = useSignal(ALLOWED);
  const remove = (passkey: PasskeyInfo) =>
    removePasskey({ id: passkey.id }).then(
      (found) => changed(found, tell('passkey-removed')),
      async (error) => {
        refusal.value = await refusalOf(error);
      },
    );
  return (
    <div class="account-form">
      <p class="setting-note">{tell('passkeys-note')}</p>
      {!!who.passkeys?.length && (
        <ul class="account-list">
          {who.passkeys.map((passkey) => (
            <li key={passkey.id}>
              <span>
                <b>{passkey.label || tell('passkey-unnamed')}</b>
                <small>{tell('passkey-added', { day: dayOf(passkey.created) })}</small>
              </span>
              <button
                type="button"
                class="secondary"
                aria-label={tell('passkey-remove-of', { name: passkey.label || tell('passkey-unnamed') })}
                onClick={() => void remove(passkey)}
              >
                {tell('passkey-remove')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {passkeysSupported && <NewPasskey account={account} refusal={refusal} />}
      <Refused account={account} refusal={refusal.value} />
    </div>
  );
}

function NewPasskey({ account, refusal }: { account: AccountProps; refusal: Signal<Refusal> }) {
  const label = useSignal('');
  const password = useSignal('');
  const add = async () => {
    try {
      const answer = await createPasskey(await beginPasskey({ password: password.value }));
      const who = await addPasskey({ answer, label: label.value.trim() });
      refusal.value = ALLOWED;
      label.value = '';
      password.value = '';
      account.changed(who, tell('passkey-done'));
    } catch (error) {
      refusal.value =
        error instanceof HallError ? await refusalOf(error) : { words: await passkeyProblem(error), again: false };
    }
  };
  return (
    <form
      class="account-form"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <label class="account-field">
        <span>{tell('passkey-name')}</span>
        <input
          class="text-field"
          maxLength={32}
          value={label.value}
          onInput={(event) => {
            label.value = event.currentTarget.value;
          }}
        />
      </label>
      <Confirmation who={account.who} password={password} />
      <SaveButton words={tell('passkey-add')} />
    </form>
  );
}

function DeleteAccount(account: AccountProps) {
  const { who, entered } = account;
  const password = useSignal('');
  const refusal = useSignal(ALLOWED);
  const send = (event: Event) => {
    event.preventDefault();
    forgetAccount({ password: password.value }).then(
      (found) => {
        setName('');
        entered(found);
      },
      async (error) => {
        refusal.value = await refusalOf(error);
      },
    );
  };
  const note = <p class="setting-note">{tell('delete-note')}</p>;
  if (!who.password && who.external && who.provider)
    return (
      <div class="account-form">
        {note}
        <a class="secondary" href={providerAddress('forget')}>
          {tell('delete-provider', { name: who.provider })}
        </a>
      </div>
    );
  return (
    <form class="account-form" onSubmit={send}>
      {note}
      <Confirmation who={who} password={password} />
      <Refused account={account} refusal={refusal.value} />
      <SaveButton words={tell('delete-yes')} />
    </form>
  );
}

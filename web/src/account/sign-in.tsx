// For those who are signed out: sign in, create an account, ask for another password.
import { type Signal, useSignal } from '@preact/signals';
import { Notice } from '../ui/parts';
import { myName } from '../ui/settings';
import { say } from '../ui/words';
import {
  beginPasskeySignIn,
  enterAccount,
  enterWithPasskey,
  newAccount,
  providerAddress,
  requestReset,
} from '../wire/api';
import type { Who } from '../wire/messages';
import { NameField, PasswordField } from './fields';
import { passkeyProblem, passkeysSupported, usePasskey } from './passkeys';
import { mishap, tell } from './words';

type Form = 'enter' | 'create' | 'forgot';

interface SignInProps {
  provider: string;
  entered: (who: Who) => void;
}

export function SignIn({ provider, entered }: SignInProps) {
  const form = useSignal<Form>('enter');
  const name = useSignal(myName.value);
  if (form.value === 'forgot') return <Forgot name={name} form={form} />;
  return (
    <>
      <NameAndPassword key={form.value} name={name} form={form} entered={entered} />
      {form.value === 'enter' && (
        <div class="sheet-ways">
          {passkeysSupported && <PasskeyButton words={tell('enter-passkey')} entered={entered} />}
          {provider && (
            <a class="secondary" href={providerAddress('enter')}>
              {tell('enter-provider', { name: provider })}
            </a>
          )}
        </div>
      )}
    </>
  );
}

interface FormProps {
  name: Signal<string>;
  form: Signal<Form>;
}

function NameAndPassword({ name, form, entered }: FormProps & { entered: (who: Who) => void }) {
  const password = useSignal('');
  const problem = useSignal('');
  const creates = form.value === 'create';
  const send = (event: Event) => {
    event.preventDefault();
    const wish = { name: name.value, password: password.value };
    (creates ? newAccount(wish) : enterAccount(wish)).then(entered, async (error) => {
      problem.value = await mishap(error);
    });
  };
  return (
    <form class="account-form" onSubmit={send}>
      <p class="setting-note">{tell(creates ? 'create-note' : 'enter-note')}</p>
      <NameField words={tell('account-name')} value={name} />
      <PasswordField words={tell('password')} value={password} fresh={creates} />
      <Notice words={problem.value} />
      <div class="sheet-ways">
        <button type="submit" class="primary">
          {tell(creates ? 'create' : 'enter')}
        </button>
        <FormButton form={form} next={creates ? 'enter' : 'create'} words={tell(creates ? 'have-account' : 'create')} />
        {!creates && <FormButton form={form} next="forgot" words={tell('forgot')} />}
      </div>
    </form>
  );
}

function FormButton({ form, next, words }: { form: Signal<Form>; next: Form; words: string }) {
  return (
    <button
      type="button"
      class="quiet-button"
      onClick={() => {
        form.value = next;
      }}
    >
      {words}
    </button>
  );
}

/** The form for a forgotten password. The server's reply does not reveal whether the account exists. */
function Forgot({ name, form }: FormProps) {
  const problem = useSignal('');
  const sent = useSignal(false);
  const send = (event: Event) => {
    event.preventDefault();
    requestReset({ name: name.value }).then(
      () => {
        problem.value = '';
        sent.value = true;
      },
      async (error) => {
        problem.value = await mishap(error);
      },
    );
  };
  return (
    <form class="account-form" onSubmit={send}>
      <p class="setting-note">{tell('forgot-note')}</p>
      <NameField words={tell('account-name')} value={name} />
      <Notice words={problem.value} />
      <p class="account-done" role="status">
        {sent.value && tell('forgot-sent')}
      </p>
      <div class="sheet-ways">
        <button type="submit" class="primary">
          {tell('forgot-send')}
        </button>
        <FormButton form={form} next="enter" words={say('back')} />
      </div>
    </form>
  );
}

export function PasskeyButton({ words, entered }: { words: string; entered: (who: Who) => void }) {
  const problem = useSignal('');
  const enter = async () => {
    try {
      entered(await enterWithPasskey({ answer: await usePasskey(await beginPasskeySignIn()) }));
    } catch (error) {
      problem.value = await passkeyProblem(error);
    }
  };
  return (
    <>
      <button type="button" class="secondary" onClick={() => void enter()}>
        {words}
      </button>
      <Notice words={problem.value} />
    </>
  );
}

// Pages that links open: a failed sign-in with the provider, becoming the owner, a new password.
import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { PasswordField } from '../account/fields';
import { SignIn } from '../account/sign-in';
import { ready as accountReady } from '../account/words';
import { Notice } from '../ui/parts';
import { comeAgain, setName } from '../ui/settings';
import { claimHall, getAccount, HallError, resetPassword } from '../wire/api';
import type { Who } from '../wire/messages';
import { Frame } from './frame';
import { ready, tell, whyNot } from './words';

const REASONS = ['provider-no', 'provider-away', 'provider-other'];

export function SignInRoom({ reason }: { reason: string }) {
  const why = REASONS.includes(reason) ? reason : 'provider-no';
  return (
    <Frame title={tell('sign-in')} at="" ready={ready()}>
      <Notice words={tell(`sign-in-${why}`)} />
      <ToHall />
    </Frame>
  );
}

function ToHall() {
  return (
    <p>
      <a class="primary" href="#/">
        {tell('sign-in-home')}
      </a>
    </p>
  );
}

function entered(who: Who) {
  setName(who.name);
  comeAgain();
}

/** The text of an error; a page says itself why its link does not work. */
async function problemOf(error: unknown, wrongLink: string): Promise<string> {
  const wrong = error instanceof HallError && error.problem.reason === 'wrong-code';
  return wrong ? wrongLink : whyNot(error);
}

/** The role belongs to an account, so guests sign in first. */
export function ClaimRoom({ code }: { code: string }) {
  const who = useSignal<Who | null>(null);
  const problem = useSignal('');
  const settle = (asking: Promise<Who>) =>
    asking.then(
      (found) => {
        who.value = found;
        problem.value = '';
      },
      async (error) => {
        problem.value = await problemOf(error, tell('claim-wrong'));
      },
    );
  useEffect(() => void settle(getAccount()), []);
  return (
    <Frame title={tell('claim')} at="" ready={ready() && accountReady() && !!(who.value || problem.value)}>
      <div class="account-room">
        {who.value && <Claim who={who.value} claim={() => void settle(claimHall({ code }))} />}
        <Notice words={problem.value} />
      </div>
    </Frame>
  );
}

function Claim({ who, claim }: { who: Who; claim: () => void }) {
  if (who.role === 'owner')
    return (
      <>
        <p role="status">{tell('claim-done', { name: who.name })}</p>
        <p class="account-ways">
          <a class="primary" href="#/keeper">
            {tell('claim-desk')}
          </a>
          <a class="secondary" href="#/">
            {tell('sign-in-home')}
          </a>
        </p>
      </>
    );
  return (
    <>
      <p>{tell('claim-about')}</p>
      {who.name ? (
        <>
          <p>{tell('claim-as', { name: who.name })}</p>
          <button type="button" class="primary" onClick={claim}>
            {tell('claim-do')}
          </button>
        </>
      ) : (
        <section class="account" aria-label={tell('sign-in')}>
          <p>{tell('claim-guest')}</p>
          <SignIn provider={who.provider ?? ''} entered={entered} />
        </section>
      )}
    </>
  );
}

/** The person who has just set a new password. A module signal, so that it survives the reload of the page's state. */
const resetFor = signal('');

export function ResetRoom({ code }: { code: string }) {
  useEffect(() => {
    const name = resetFor.peek();
    return () => {
      if (resetFor.peek() === name) resetFor.value = ''; // show the message only once
    };
  }, []);
  return (
    <Frame title={tell('reset')} at="" ready={ready() && accountReady()}>
      <div class="account-room">
        {resetFor.value ? (
          <>
            <p role="status">{tell('reset-done', { name: resetFor.value })}</p>
            <ToHall />
          </>
        ) : (
          <ResetForm code={code} />
        )}
      </div>
    </Frame>
  );
}

function ResetForm({ code }: { code: string }) {
  const first = useSignal('');
  const second = useSignal('');
  const problem = useSignal('');
  const send = async (event: Event) => {
    event.preventDefault();
    if (first.value !== second.value) {
      problem.value = tell('reset-differ');
      return;
    }
    try {
      const who = await resetPassword({ code, password: first.value });
      resetFor.value = who.name;
      entered(who);
    } catch (error) {
      problem.value = await problemOf(error, tell('reset-wrong'));
    }
  };
  return (
    <form class="account-form" onSubmit={(event) => void send(event)}>
      <p>{tell('reset-about')}</p>
      <PasswordField words={tell('reset-first')} value={first} fresh />
      <PasswordField words={tell('reset-second')} value={second} fresh rule={false} />
      <Notice words={problem.value} />
      <div class="sheet-ways">
        <button type="submit" class="primary">
          {tell('reset-do')}
        </button>
      </div>
    </form>
  );
}

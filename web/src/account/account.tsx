// The account's part of the settings: signed in, or signed out.
import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Notice } from '../ui/parts';
import { comeAgain, myName, setName } from '../ui/settings';
import { getAccount } from '../wire/api';
import type { Who } from '../wire/messages';
import { SignIn } from './sign-in';
import { SignedIn } from './signed-in';
import { mishap, ready, tell } from './words';

/**
 * The message about the last completed action. A module signal, so that it survives the reload of the page's state
 * after the session changes.
 */
const done = signal('');

export function AccountPart() {
  const who = useSignal<Who | null>(null);
  const problem = useSignal('');
  useEffect(() => {
    const fail = async (error: unknown) => {
      problem.value = await mishap(error);
    };
    void getAccount().then((found) => {
      who.value = found;
    }, fail);
    const words = done.peek();
    return () => {
      if (done.peek() === words) done.value = ''; // show the message only once
    };
  }, []);
  if (!ready() || !(who.value || problem.value)) return null;
  /** Applies a changed session: every open page of this browser reloads its state. */
  const entered = (found: Who, words = '') => {
    done.value = words;
    setName(found.name || myName.value);
    comeAgain();
  };
  const changed = (found: Who, words: string) => {
    done.value = words;
    setName(found.name);
    who.value = found;
  };
  return (
    <section class="account" aria-labelledby="account">
      <h3 id="account">{tell('account')}</h3>
      <p class="account-done" role="status">
        {done.value}
      </p>
      <Notice words={problem.value} />
      {who.value?.name ? (
        <SignedIn who={who.value} entered={entered} changed={changed} />
      ) : (
        who.value && <SignIn provider={who.value.provider ?? ''} entered={entered} />
      )}
    </section>
  );
}

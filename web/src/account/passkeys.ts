// Passkeys: asks the browser to make one, or to sign with one. The hall checks what the browser returns.

import { HallError } from '../wire/api';
import type { PasskeyOptions } from '../wire/messages';
import { mishap, tell } from './words';

/** Browsers that cannot read options as JSON are treated as browsers without passkeys. */
export const passkeysSupported =
  typeof PublicKeyCredential === 'function' && typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function';

/** Makes a passkey; returns what `NewPasskey.answer` holds. */
export async function createPasskey({ options }: PasskeyOptions): Promise<string> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options));
  return answerOf(await navigator.credentials.create({ publicKey }));
}

/** Signs with a passkey that the person picks; returns what `PasskeySignIn.answer` holds. */
export async function usePasskey({ options }: PasskeyOptions): Promise<string> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(options));
  return answerOf(await navigator.credentials.get({ publicKey }));
}

function answerOf(credential: Credential | null): string {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('no passkey', 'NotAllowedError');
  return JSON.stringify(credential.toJSON());
}

/** What went wrong, as a sentence. */
export async function passkeyProblem(error: unknown): Promise<string> {
  if (error instanceof HallError) return mishap(error);
  const name = error instanceof DOMException ? error.name : '';
  // the dialog was closed or timed out
  if (name === 'NotAllowedError' || name === 'AbortError') return tell('passkey-cancelled');
  return tell(name === 'InvalidStateError' ? 'passkey-there' : 'passkey-failed');
}

// Notices that the session of this browser was ended on another device, and begins another one as a guest.
import { signal } from '@preact/signals';
import { comeAgain } from '../ui/settings';
import { getHall, hasSession } from '../wire/api';

/** Was the session ended elsewhere? The page says so until the notice is closed. */
export const sessionEnded = signal(false);

/** Starts a session as a guest if this browser has none any more. */
export async function checkSession(): Promise<void> {
  try {
    if (await hasSession()) return;
    await getHall(); // the hall gives a browser without a session another one
    if (!(await hasSession())) return; // the browser keeps no cookies
  } catch {
    return; // the hall does not answer; the socket tries again
  }
  sessionEnded.value = true;
  comeAgain();
}

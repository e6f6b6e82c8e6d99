// Detects that this browser's session was ended on another device, and starts a guest session.
import { signal } from '@preact/signals';
import { comeAgain } from '../ui/settings';
import { getHall, hasSession } from '../wire/api';

/** Whether the session was ended elsewhere. The page says so until the notice is closed. */
export const sessionEnded = signal(false);

/** Starts a guest session if this browser has no session. */
export async function checkSession(): Promise<void> {
  try {
    if (await hasSession()) return;
    await getHall(); // the server starts a guest session here
    if (!(await hasSession())) return; // the browser refuses cookies
  } catch {
    return; // the server does not answer; the socket will try again
  }
  sessionEnded.value = true;
  comeAgain();
}

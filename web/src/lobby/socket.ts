// The lobby's socket. The page has one, open while a component shows the lobby.
import { type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { recall, remember } from '../ui/settings';
import { host, type Wire } from '../wire/host';
import type { LobbyNews } from '../wire/messages';

const RETRY_MS = [500, 1000, 2000, 5000, 10_000];

const news: Signal<LobbyNews | null> = signal<LobbyNews | null>(null);

/** Whether other visitors of the lobby see this player's name. */
export const named = signal<boolean>(recall('named', 'off') === 'on');

let wire: Wire | null = null;
let users = 0;
let tries = 0;
let retry = 0;

/** The current state of the lobby. The socket stays open while the component is mounted. */
export function useLobby(): LobbyNews | null {
  useEffect(() => {
    users += 1;
    if (users === 1) connect();
    return () => {
      users -= 1;
      if (users === 0) hangUp();
    };
  }, []);
  return news.value;
}

export function setNamed(next: boolean): void {
  named.value = next;
  remember('named', next ? 'on' : 'off');
  if (users === 0) return;
  hangUp();
  connect();
}

function hangUp(): void {
  clearTimeout(retry);
  const old = wire;
  wire = null;
  old?.close();
}

function connect(): void {
  const line = host().open(`api/lobby/socket${named.peek() ? '?named=yes' : ''}`);
  wire = line;
  line.onmessage = (event) => {
    tries = 0;
    const said = JSON.parse(String(event.data)) as LobbyNews | { type: 'fault' };
    if (said.type === 'lobby') news.value = said;
  };
  line.onclose = () => {
    if (wire !== line) return;
    news.value = null; // without a connection the state is unknown
    retry = window.setTimeout(connect, RETRY_MS[Math.min(tries, RETRY_MS.length - 1)]);
    tries += 1;
  };
}

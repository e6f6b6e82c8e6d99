// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Link } from '../src/live/link';
import { checkSession, sessionEnded } from '../src/live/session';
import { visit } from '../src/ui/settings';
import { FakeSocket } from './socket';

let asked: string[];
let known: boolean; // whether the browser has a session
let keepsCookies: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  asked = [];
  known = true;
  keepsCookies = true;
  sessionEnded.value = false;
  vi.stubGlobal('fetch', async (address: URL | string) => {
    const path = String(address).replace(/^.*\/api\//, '');
    asked.push(path);
    if (path === 'hall') {
      known = keepsCookies;
      return Response.json({ games: [] });
    }
    return known ? Response.json([]) : Response.json({ reason: 'who-are-you' }, { status: 401 });
  });
});

describe('a session that was ended on another device', () => {
  test('is replaced by a guest session; the page reloads its state and says so', async () => {
    known = false;
    const before = visit.value;
    await checkSession();
    expect(asked).toEqual(['account/devices', 'hall', 'account/devices']);
    expect([sessionEnded.value, visit.value]).toEqual([true, before + 1]);
  });

  test('is noticed when the table closes the socket', async () => {
    known = false;
    const link = new Link('t', () => undefined);
    FakeSocket.last.open();
    FakeSocket.last.drop(1008);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sessionEnded.value).toBe(true);
    link.close();
  });
});

describe('no notice is shown', () => {
  test('while the session goes on', async () => {
    await checkSession();
    expect([asked, sessionEnded.value]).toEqual([['account/devices'], false]);
  });

  test('in a browser that refuses cookies', async () => {
    known = false;
    keepsCookies = false;
    await checkSession();
    expect(sessionEnded.value).toBe(false);
  });

  test('if the page itself has started another session', async () => {
    known = false;
    const link = new Link('t', () => undefined);
    FakeSocket.last.open();
    FakeSocket.last.drop(1008);
    link.close(); // the page reloads its state
    await vi.advanceTimersByTimeAsync(5000);
    expect([asked, sessionEnded.value]).toEqual([[], false]);
  });
});

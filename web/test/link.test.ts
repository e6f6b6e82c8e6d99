// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Link } from '../src/live/link';
import type { LogLine, Update } from '../src/wire/messages';
import { FakeSocket } from './socket';
import { line, update } from './things';

let shown: { update: Update; log: LogLine[] }[];
let link: Link;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async () => Response.json([])); // our session goes on
  FakeSocket.all = [];
  shown = [];
  link = new Link('t', (now, log) => shown.push({ update: now, log }));
});

describe('the greeting', () => {
  test('names the known version, so that only the rest is sent', () => {
    FakeSocket.last.open();
    FakeSocket.last.hear(update(7, { lines: [line(0, 'drew', 0), line(1, 'won', 0)] }));
    FakeSocket.last.drop();
    vi.advanceTimersByTime(250);
    FakeSocket.last.open();
    expect(FakeSocket.last.of('hello')).toEqual([{ type: 'hello', version: 7, lines: 2, heard: 0 }]);
  });

  test('an update keeps lines up to its first line and replaces the others', () => {
    FakeSocket.last.open();
    FakeSocket.last.hear(update(1, { lines: [line(0, 'drew', 0), line(1, 'won', 0)] }));
    FakeSocket.last.hear(update(2, { keep: 1, lines: [line(1, 'lost', 0)] }));
    expect(shown.at(-1)?.log.map(({ name }) => name)).toEqual(['drew', 'lost']);
  });
});

describe('an answer', () => {
  test('is sent again after a reconnection, with the same id', () => {
    FakeSocket.last.open();
    link.answer(5, 3);
    const [first] = FakeSocket.last.of('answer');
    FakeSocket.last.drop();
    vi.advanceTimersByTime(250);
    FakeSocket.last.open();
    expect(FakeSocket.last.of('answer')).toEqual([first]);
  });

  test('that was confirmed is not sent again', () => {
    FakeSocket.last.open();
    link.answer(5, 3);
    const id = FakeSocket.last.of('answer')[0]?.id ?? '';
    FakeSocket.last.hear({ type: 'done', id, version: 4 });
    FakeSocket.last.drop();
    vi.advanceTimersByTime(250);
    FakeSocket.last.open();
    expect(FakeSocket.last.of('answer')).toEqual([]);
  });

  test('blocks questions until the table that it made is shown', () => {
    FakeSocket.last.open();
    link.answer(5, 3);
    FakeSocket.last.hear({ type: 'done', id: FakeSocket.last.of('answer')[0]?.id ?? '', version: 4 });
    expect(link.waiting.value).toBe(true);
    FakeSocket.last.hear(update(4));
    expect(link.waiting.value).toBe(false);
  });

  test('is sent once, however often the option is clicked', () => {
    FakeSocket.last.open();
    link.answer(5, 3);
    link.answer(6, 3);
    expect(FakeSocket.last.of('answer').map(({ action }) => action)).toEqual([5]);
    expect(link.answers).toBe(1);
  });

  test('that was refused shows the reason and lets the player choose again', () => {
    FakeSocket.last.open();
    link.answer(5, 3);
    const id = FakeSocket.last.of('answer')[0]?.id ?? '';
    FakeSocket.last.hear({ type: 'refused', id, reason: 'illegal', detail: '', rule: 'RAID-TURN-01', version: 3 });
    expect(link.refused.value?.rule).toBe('RAID-TURN-01');
    expect(link.waiting.value).toBe(false);
  });
});

describe('a lost connection', () => {
  test('is retried forever, with growing pauses', () => {
    for (const pause of [250, 500, 1000, 2000, 4000, 4000, 4000]) {
      const before = FakeSocket.all.length;
      FakeSocket.last.drop();
      vi.advanceTimersByTime(pause - 1);
      expect(FakeSocket.all.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all.length).toBe(before + 1);
    }
  });

  test('is not retried quickly after the server reported too many messages', () => {
    FakeSocket.last.open();
    FakeSocket.last.drop(1008);
    vi.advanceTimersByTime(3999);
    expect(FakeSocket.all.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all.length).toBe(2);
  });

  test('is not retried for an unknown table, nor after it was closed', () => {
    FakeSocket.last.drop(4404);
    expect(link.mood.value).toBe('unknown');
    const other = new Link('u', () => undefined);
    other.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(2);
  });
});

test('a chat message that arrives twice is shown once', () => {
  FakeSocket.last.open();
  const said = { type: 'said', number: 1, who: 'a', seat: 0, name: 'Anna', text: 'Skål', at: 0 } as const;
  FakeSocket.last.hear(said as never);
  FakeSocket.last.hear(said as never);
  expect(link.said.value.length).toBe(1);
});

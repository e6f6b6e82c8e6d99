// @vitest-environment happy-dom
// The lobby: invitation links, QR codes, and formatted times.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { linkTo } from '../src/lobby/link';
import { seek } from '../src/lobby/seek';
import { drawn } from '../src/lobby/sharing';
import { spell } from '../src/lobby/waiting';
import { moveTo } from '../src/wire/host';
import type { TableInfo } from '../src/wire/messages';

const TABLE = {
  id: 'abc',
  game: 'valhalla',
  invite: 'secret',
  private: true,
  mine: [],
  commitment: 'c',
} as unknown as TableInfo;

describe('a shared link', () => {
  it('has the invite of a private table in the fragment, which is not sent to servers', () => {
    const link = new URL(linkTo(TABLE));
    expect([link.pathname, link.hash]).toEqual(['/t/abc', '#secret']);
    expect(new URL(linkTo({ ...TABLE, private: false })).hash).toBe('');
  });

  it('is drawn as a QR code with its three finders and a quiet zone', () => {
    const { size, path } = drawn('https://example.org/t/abc');
    const dark = new Set(
      path
        .split('M')
        .slice(1)
        .map((square) => square.split('h')[0]),
    );
    const seven = [0, 1, 2, 3, 4, 5, 6];
    const finder = (x: number, y: number) =>
      seven.every((at) => dark.has(`${x + at} ${y}`) && dark.has(`${x} ${y + at}`));
    expect([finder(4, 4), finder(size - 11, 4), finder(4, size - 11), finder(size - 11, size - 11)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(
      [...dark].every((square) => square?.split(' ').every((at) => Number(at) >= 4 && Number(at) < size - 4)),
    ).toBe(true);
  });
});

describe('finding an opponent', () => {
  let asked: string[] = [];
  const answers = (...replies: [number, object][]) => {
    asked = [];
    moveTo({
      fetch: async (path) => {
        asked.push(path);
        const [status, body] = replies.shift() ?? [500, {}];
        return new Response(JSON.stringify(body), { status });
      },
      open: () => vi.fn() as never,
    });
  };
  beforeEach(() => {
    location.hash = '';
  });

  it('returns to the table at which the player waits already', async () => {
    answers([200, { ...TABLE, mine: [0] }]);
    await seek({ game: 'valhalla', players: 2 }, undefined);
    expect([asked, location.hash]).toEqual([['api/lobby/seek'], '#/table/abc']);
  });

  it('joins a waiting table, and searches again if the seat is taken', async () => {
    answers(
      [200, TABLE],
      [409, { reason: 'no-free-seat' }],
      [200, { ...TABLE, id: 'two' }],
      [200, { ...TABLE, id: 'two' }],
    );
    await seek({ game: 'valhalla', players: 2 }, undefined);
    expect(asked).toEqual(['api/lobby/seek', 'api/tables/abc/join', 'api/lobby/seek', 'api/tables/two/join']);
    expect(location.hash).toBe('#/table/two');
  });

  it('reports errors', async () => {
    answers([429, { reason: 'too-fast' }]);
    await expect(seek({ game: 'valhalla', players: 2 }, undefined)).rejects.toThrow('too-fast');
  });
});

it('formats waiting times', () => {
  expect([0.2, 45, 61, 5000].map(spell)).toEqual(['0:01', '0:45', '1:01', '1:23:20']);
});

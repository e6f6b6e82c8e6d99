// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { storeCommitment, storeCommitmentsOf, storedCommitment } from '../src/wire/commitments';
import type { Proof, TableInfo } from '../src/wire/messages';
import { proofOf } from '../src/wire/proof';

const hex = (raw: ArrayBuffer) =>
  Array.from(new Uint8Array(raw), (byte) => byte.toString(16).padStart(2, '0')).join('');
const sealOf = async (seed: string) =>
  hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`meadhall seed:${seed}`)));

const table = (change: Partial<TableInfo>) =>
  ({ id: 't1', status: 'playing', commitment: '', again: '', next: '', ...change }) as TableInfo;

/** A server whose game drew no luck: its proof is about the seed alone. */
function hall(seed: string, told: string): void {
  const proof: Proof = { good: true, commitment: told, seed, entropy: [], checks: [] };
  const record = { generator: 'hmac-sha256/1', luck: '', promise: { seed, entropy: [], spans: '' } };
  vi.stubGlobal('fetch', async (address: URL | string) =>
    Response.json(String(address).includes('proof') ? proof : record),
  );
}

const found = (proof: Proof) => Object.fromEntries(proof.checks.map((check) => [check.key, check.good]));

beforeEach(() => localStorage.clear());

test('the proof is checked against the commitment seen before the game', async () => {
  const seal = await sealOf('honest');
  storeCommitmentsOf(table({ status: 'waiting', commitment: seal }));
  hall('honest', seal);
  const proof = await proofOf(table({ status: 'over', commitment: seal }));
  expect([proof.good, found(proof)]).toEqual([true, { remembered: true, here: true }]);
});

test('a server that changes its commitment after the game is exposed', async () => {
  storeCommitmentsOf(table({ status: 'waiting', commitment: await sealOf('honest') }));
  const other = await sealOf('picked later');
  storeCommitmentsOf(table({ commitment: other }));
  hall('picked later', other);
  const proof = await proofOf(table({ status: 'over', commitment: other }));
  expect([proof.good, found(proof)]).toEqual([false, { remembered: false, here: false }]);
});

test('a page opened after the game has only the server’s word', async () => {
  const seal = await sealOf('honest');
  storeCommitmentsOf(table({ status: 'over', commitment: seal }));
  expect(storedCommitment('t1')).toBeUndefined();
  hall('honest', seal);
  expect(found(await proofOf(table({ status: 'over', commitment: seal })))).toEqual({ here: true });
});

test('the commitment for the next game is stored until that game has an id', () => {
  storeCommitmentsOf(table({ status: 'over', again: 'next seal' }));
  storeCommitmentsOf(table({ status: 'over', next: 't2' }));
  storeCommitmentsOf(table({ id: 't2', commitment: 'another' }));
  expect(storedCommitment('t2')).toBe('next seal');
});

test('the oldest commitments are dropped, and malformed storage is ignored', () => {
  for (let game = 0; game < 250; game += 1) storeCommitment(`g${game}`, 'seal');
  expect([storedCommitment('g49'), storedCommitment('g50'), storedCommitment('g249')]).toEqual([
    undefined,
    'seal',
    'seal',
  ]);
  for (const nonsense of ['{', '7', '[7, ["a"], ["a", 1], null]']) {
    localStorage.setItem('meadhall.promises', nonsense);
    expect(storedCommitment('g249')).toBeUndefined();
    storeCommitment('g1', 'seal');
    expect(storedCommitment('g1')).toBe('seal');
  }
});

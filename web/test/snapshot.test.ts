import { expect, test } from 'vitest';
import { compressed, expanded } from '../src/pocket/snapshot';

function memory(size: number): Uint8Array {
  const out = new Uint8Array(size);
  out[0] = 7;
  out[5 * 4096] = 8;
  out[size - 1] = 9;
  return out;
}

test.each([8 * 4096, 8 * 4096 + 48, 6 * 4096 + 16])(
  'a memory of %i bytes is stored without blocks of zeros',
  (size) => {
    const whole = memory(size);
    const kept = compressed(whole);
    expect(kept.length).toBeLessThan(4 * 4096);
    const again = expanded(kept);
    expect(again.length).toBe(size);
    expect(again.every((byte, at) => byte === whole[at])).toBe(true);
  },
);

test('a truncated snapshot is refused', () => {
  const kept = compressed(memory(8 * 4096));
  expect(() => expanded(kept.subarray(0, kept.length - 4096))).toThrow('not whole');
});

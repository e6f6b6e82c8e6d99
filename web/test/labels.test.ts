import { expect, test } from 'vitest';
import { labelsFor } from '../src/ui/hands/labels';

test.each([1, 9, 35, 36, 200])('%i choices: distinct labels of at most two keys, none a prefix of another', (count) => {
  const labels = labelsFor(count);
  expect(new Set(labels).size).toBe(count);
  expect(Math.max(...labels.map((one) => one.length))).toBeLessThanOrEqual(2);
  expect(labels.filter((one) => labels.some((other) => other !== one && other.startsWith(one)))).toEqual([]);
});

test('a few choices are labelled by digits', () => {
  expect(labelsFor(3)).toEqual(['1', '2', '3']);
});

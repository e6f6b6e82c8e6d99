// The review: formatted numbers, and the version that a click opens.
import { describe, expect, it } from 'vitest';
import { chancesAt, percent, signed, versionAt, widthOf } from '../src/ending/numbers';

describe('numbers of a review', () => {
  it('shows gains and losses in percentage points', () => {
    expect([0.124, -0.031, 0.004, -0.004].map(signed)).toEqual(['+12', '−3', '±0', '±0']);
    expect(percent(0.676)).toBe('68');
  });

  it('limits a bar to its side', () => {
    expect(widthOf(-0.25)).toBe('25.0%');
    expect(widthOf(0.9)).toBe('50.0%');
  });
});

describe('moments of a review', () => {
  const chapter = (version: number) => ({ version, seat: 0, lines: 0, scores: [] });

  it('finds the version of an answer, also after take-backs', () => {
    const chapters = [0, 1, 4, 5].map(chapter);
    expect(versionAt(chapters, 2)).toBe(4);
    expect(versionAt(chapters, 9)).toBeUndefined();
  });

  it('finds the chances at an answer', () => {
    const course = [
      { at: 0, chances: [0.5, 0.5] },
      { at: 6, chances: [0.7, 0.3] },
    ];
    expect(chancesAt(course, 5)).toEqual([0.5, 0.5]);
    expect(chancesAt(course, 6)).toEqual([0.7, 0.3]);
    expect(chancesAt([], 6)).toEqual([]);
  });
});

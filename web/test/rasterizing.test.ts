// @vitest-environment happy-dom
// Pictures are rasterised only while the page is idle.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const asked: number[] = [];

class Press {
  onmessage: ((event: unknown) => void) | null = null;
  postMessage({ number }: { number: number }): void {
    asked.push(number);
    queueMicrotask(() => this.onmessage?.({ data: { number, address: null } }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', Press);
  vi.stubGlobal('OffscreenCanvas', class {});
  vi.stubGlobal('requestIdleCallback', (then: () => void) => setTimeout(then, 1));
  asked.length = 0;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('no picture is rasterised between a click and the redraw after it', async () => {
  const { rasterizeAll } = await import('../src/ui/cards/rasterizing');
  window.dispatchEvent(new Event('pointerdown'));
  rasterizeAll(
    [
      ['wolf', '<svg/>'],
      ['bear', '<svg/>'],
    ],
    () => {},
  );
  await vi.advanceTimersByTimeAsync(300);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(120);
  expect(asked).toEqual([0, 1]);
});

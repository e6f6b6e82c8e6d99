// @vitest-environment happy-dom
// Charts use the available width, also after a rotation, so that their text stays legible.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { ScorePlot } from '../src/ending/plot';
import { table } from './things';

test('a chart follows the width of the window', async () => {
  const root = document.createElement('div');
  const chapters = [0, 5].map((score, version) => ({ version, seat: 0, lines: 0, scores: [score, 0] }));
  const width = () => Number(root.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[2]);
  const turned = (wide: number) =>
    act(() => {
      window.innerWidth = wide;
      dispatchEvent(new Event('resize'));
    });
  await turned(1280);
  await act(() => render(<ScorePlot table={table()} chapters={chapters} />, root));
  const before = width();
  await turned(390);
  expect([before, width() < 390]).toEqual([640, true]);
  render(null, root);
});

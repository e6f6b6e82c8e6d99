// Computes how far the land extends beyond the painting to fill the window.
import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { World } from './world';

/** In units of the map. */
export interface Margins {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** In pixels of the page, as the browser measures. */
export type Frame = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom' | 'width' | 'height'>;

export const FOLD = 4; // units inside the edge; the painting does not reach its very edge
const STEP = 40; // margins are rounded up to this step, so that a small resize redraws nothing
const MOST = 400;
const NONE: Margins = { left: 0, top: 0, right: 0, bottom: 0 };

/** The margins of the map. The map is centred in its frame and as large as possible; the visible area may be larger. */
export function marginsOf({ width, height, sight }: World, frame: Frame, seen: Frame): Margins {
  const scale = Math.min(frame.width / sight.width, frame.height / sight.height);
  if (!(scale > 0)) return NONE;
  const across = (x: number) => sight.left + sight.width / 2 + (x - (frame.left + frame.right) / 2) / scale;
  const down = (y: number) => sight.top + sight.height / 2 + (y - (frame.top + frame.bottom) / 2) / scale;
  return {
    left: reaching(-across(seen.left)),
    top: reaching(-down(seen.top)),
    right: reaching(across(seen.right) - width),
    bottom: reaching(down(seen.bottom) - height),
  };
}

function reaching(beyond: number): number {
  return beyond > -FOLD ? Math.min(MOST, Math.ceil((beyond + FOLD) / STEP) * STEP) : 0;
}

export function useMargins(ground: RefObject<SVGSVGElement | null>, world: World): Margins {
  const margins = useSignal(NONE);
  useLayoutEffect(() => {
    const svg = ground.current;
    if (!svg) return;
    const measure = () => {
      const now = marginsOf(world, svg.getBoundingClientRect(), cutOutBy(svg).getBoundingClientRect());
      if (Object.values(now).join() !== Object.values(margins.peek()).join()) margins.value = now;
    };
    measure();
    const watch = new ResizeObserver(measure);
    for (const one of [svg, svg.closest('main')]) if (one) watch.observe(one);
    return () => watch.disconnect();
  }, [world]);
  return margins.value;
}

/**
 * The element that clips the map: its frame, or on a wide screen the table, because the map continues below its panels.
 */
function cutOutBy(thing: Element): Element {
  const outer = thing.parentElement;
  return outer && getComputedStyle(thing).overflow === 'visible' ? cutOutBy(outer) : thing;
}

// How far the land must go on beyond the painting: a window of any shape shows land to its edges, and no more is drawn.
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

export const FOLD = 4; // units inside the edge, which is not painted quite to its end
const STEP = 40; // a window that grows a little has nothing drawn anew
const MOST = 400;
const NONE: Margins = { left: 0, top: 0, right: 0, bottom: 0 };

/** The map stands in the middle of its frame, as large as it fits; what is seen of it may end elsewhere. */
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

/** What ends it: its own frame, or on a desk the table, under whose panels it goes on. */
function cutOutBy(thing: Element): Element {
  const outer = thing.parentElement;
  return outer && getComputedStyle(thing).overflow === 'visible' ? cutOutBy(outer) : thing;
}

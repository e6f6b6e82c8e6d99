// A list that grows at its end shows its end: in the very frame in which it grew, and without measuring before that.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

type Place = RefObject<HTMLDivElement | null>;

/** For a list that scrolls and the lines within it; `anew` where both are other elements. */
export function useTail(anew: unknown): [Place, Place] {
  const list = useRef<HTMLDivElement>(null);
  const lines = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [outer, inner] = [list.current, lines.current];
    if (!outer || !inner || !('ResizeObserver' in window)) return;
    const watch = new ResizeObserver(() => {
      outer.scrollTop = outer.scrollHeight;
    });
    watch.observe(inner);
    watch.observe(outer); // a smaller table shows the end, too
    return () => watch.disconnect();
  }, [anew]);
  return [list, lines];
}

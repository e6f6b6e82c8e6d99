// Keeps a growing list scrolled to its end, in the same frame and without measuring first.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

type Place = RefObject<HTMLDivElement | null>;

/** Refs for the scrolling list and for its content; `elements` changes when the elements are replaced. */
export function useTail(elements: unknown): [Place, Place] {
  const list = useRef<HTMLDivElement>(null);
  const lines = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [outer, inner] = [list.current, lines.current];
    if (!outer || !inner || !('ResizeObserver' in window)) return;
    const watch = new ResizeObserver(() => {
      outer.scrollTop = outer.scrollHeight;
    });
    watch.observe(inner);
    watch.observe(outer); // also keep the end in view when the list gets smaller
    return () => watch.disconnect();
  }, [elements]);
  return [list, lines];
}

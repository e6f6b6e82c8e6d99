// Zooming and panning of the map, by two fingers, one finger or buttons.
import { useEffect, useRef, useState } from 'preact/hooks';
import '../../../ui/controls';
import { Icon } from '../../../ui/icons';
import { say } from '../../../ui/words';
import type { Point, World } from './world';

interface Sight {
  centre: Point;
  scale: number;
}

const MOST = 3.5;
const STEP = 1.6;
const STILL = 9; // pixels a finger may move for a click

export interface Zoom {
  viewBox: string;
  scale: number;
  handlers: Record<string, (event: never) => void>;
  by: (factor: number) => void;
}

export function useZoom(world: World): Zoom {
  const [sight, look] = useState(() => whole(world));
  const fingers = useRef(new Map<number, Point>());
  const travelled = useRef(0);
  useEffect(() => look(whole(world)), [world]);
  const move = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const others = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    const now = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, now);
    travelled.current += distance(before, now);
    const frame = (event.currentTarget as Element).getBoundingClientRect();
    look((seen) =>
      others[0] ? stretched(world, seen, frame, others[0], before, now) : moved(world, seen, frame, before, now),
    );
  };
  const lift = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      // these are dragged as things
      if (event.pointerType === 'mouse' || (event.target as Element).closest('.piece.glow')) return;
      if (fingers.current.size === 0) travelled.current = 0;
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: move,
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave: lift,
    onClickCapture: (event: Event) => {
      if (travelled.current > STILL && sight.scale > 1) event.stopPropagation();
      travelled.current = 0;
    },
  };
  const by = (factor: number) => look((seen) => kept(world, { ...seen, scale: seen.scale * factor }));
  return { viewBox: boxOf(world, sight), scale: sight.scale, handlers, by };
}

function whole({ sight }: World): Sight {
  return { centre: { x: sight.left + sight.width / 2, y: sight.top + sight.height / 2 }, scale: 1 };
}

function boxOf({ sight }: World, { centre, scale }: Sight): string {
  const [width, height] = [sight.width / scale, sight.height / scale];
  return [centre.x - width / 2, centre.y - height / 2, width, height].map((value) => value.toFixed(1)).join(' ');
}

/** Limits a view: never smaller than the whole map, never beyond its edge. */
function kept({ sight }: World, { centre, scale }: Sight): Sight {
  const near = Math.min(MOST, Math.max(1, scale));
  const within = (value: number, from: number, size: number) =>
    Math.min(from + size - size / near / 2, Math.max(from + size / near / 2, value));
  return {
    centre: { x: within(centre.x, sight.left, sight.width), y: within(centre.y, sight.top, sight.height) },
    scale: near,
  };
}

/** Screen pixels for one unit of the map. */
function pace({ sight }: World, seen: Sight, frame: DOMRect): number {
  return Math.min(frame.width / sight.width, frame.height / sight.height) * seen.scale;
}

function moved(world: World, seen: Sight, frame: DOMRect, from: Point, to: Point): Sight {
  if (seen.scale === 1) return seen;
  const step = pace(world, seen, frame);
  return kept(world, {
    ...seen,
    centre: { x: seen.centre.x - (to.x - from.x) / step, y: seen.centre.y - (to.y - from.y) / step },
  });
}

/** The view after a pinch: the point between the fingers stays there. */
function stretched(world: World, seen: Sight, frame: DOMRect, rest: Point, from: Point, to: Point): Sight {
  const scale = Math.min(MOST, Math.max(1, (seen.scale * distance(rest, to)) / Math.max(1, distance(rest, from))));
  const middle = { x: frame.left + frame.width / 2, y: frame.top + frame.height / 2 };
  const [was, is] = [between(rest, from), between(rest, to)];
  const [old, next] = [pace(world, seen, frame), pace(world, { ...seen, scale }, frame)];
  const hold = { x: seen.centre.x + (was.x - middle.x) / old, y: seen.centre.y + (was.y - middle.y) / old };
  return kept(world, { centre: { x: hold.x - (is.x - middle.x) / next, y: hold.y - (is.y - middle.y) / next }, scale });
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

export function ZoomButtons({ zoom }: { zoom: Zoom }) {
  return (
    <div class="zoom-buttons">
      <button
        type="button"
        class="icon-button"
        disabled={zoom.scale >= MOST}
        aria-label={say('zoom-in')}
        title={say('zoom-in')}
        onClick={() => zoom.by(STEP)}
      >
        +
      </button>
      <button
        type="button"
        class="icon-button"
        disabled={zoom.scale <= 1}
        aria-label={say('zoom-out')}
        title={say('zoom-out')}
        onClick={() => zoom.by(1 / STEP)}
      >
        −
      </button>
      {zoom.scale > 1 && (
        <button
          type="button"
          class="icon-button"
          aria-label={say('zoom-whole')}
          title={say('zoom-whole')}
          onClick={() => zoom.by(0)}
        >
          <Icon name="whole" />
        </button>
      )}
    </div>
  );
}

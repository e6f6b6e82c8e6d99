// Dragging: anything that can be clicked can be dragged to its target, by mouse, pen or finger.
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** A drop target, given by a selector, and the action of a drop. */
export interface Drop {
  to: string;
  act: () => void;
}

const STILL = 8; // pixels that a pointer may move during a click

interface Point {
  clientX: number;
  clientY: number;
}

/** Makes everything in `root` that matches `things` draggable; `drops` is called when a drag begins. */
export function useDrag(
  root: RefObject<HTMLElement | null>,
  things: string,
  drops: (thing: HTMLElement) => Drop[],
): void {
  const asked = useRef(drops);
  asked.current = drops;
  useEffect(() => {
    const table = root.current;
    if (!table) return undefined;
    const press = (event: PointerEvent) => {
      const thing = (event.target as Element).closest<HTMLElement>(things);
      if (thing && event.isPrimary && event.button === 0) new Hold(table, thing, event, asked.current);
    };
    const keep = (event: Event) => event.preventDefault(); // prevents the browser's own dragging of images
    table.addEventListener('pointerdown', press);
    table.addEventListener('dragstart', keep);
    return () => {
      table.removeEventListener('pointerdown', press);
      table.removeEventListener('dragstart', keep);
    };
  }, []);
}

/** A pressed thing: a click until it moves. */
class Hold {
  private readonly listening = new AbortController();
  private ghost: HTMLElement | null = null;
  private targets = new Map<Element, Drop>();
  private over: Element | null = null;

  constructor(
    private readonly table: HTMLElement,
    private readonly thing: HTMLElement,
    private readonly from: PointerEvent,
    private readonly drops: (thing: HTMLElement) => Drop[],
  ) {
    const { signal } = this.listening;
    const mine = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
      if (event.pointerId === from.pointerId) act(event);
    };
    addEventListener(
      'pointermove',
      mine((event) => this.move(event)),
      { signal },
    );
    addEventListener(
      'pointerup',
      mine(() => this.drop()),
      { signal },
    );
    addEventListener(
      'pointercancel',
      mine(() => this.end()),
      { signal },
    );
    addEventListener('keydown', (event) => event.key === 'Escape' && this.end(), { signal });
  }

  private move(event: PointerEvent): void {
    if (!this.ghost && Math.hypot(event.clientX - this.from.clientX, event.clientY - this.from.clientY) < STILL) return;
    if (!this.ghost && !this.lift()) return this.end();
    this.follow(event);
    this.aim(event);
  }

  /** Starts the drag: a copy follows the pointer, and the targets are highlighted. */
  private lift(): boolean {
    for (const drop of this.drops(this.thing))
      for (const place of this.table.querySelectorAll(drop.to)) this.targets.set(place, drop);
    if (this.targets.size === 0) return false;
    for (const place of this.targets.keys()) place.setAttribute('data-drop', '');
    this.ghost = ghostOf(this.thing);
    this.thing.setAttribute('data-lifted', '');
    document.documentElement.setAttribute('data-dragging', '');
    return true;
  }

  private follow({ clientX, clientY }: Point): void {
    const shift = `${clientX - this.from.clientX}px, ${clientY - this.from.clientY}px`;
    if (this.ghost) this.ghost.style.transform = `translate(${shift}) rotate(2deg)`;
  }

  private aim({ clientX, clientY }: Point): void {
    const below = document.elementsFromPoint(clientX, clientY);
    const over = below.flatMap((one) => [...this.targets.keys()].filter((place) => place === one))[0] ?? null;
    if (over === this.over) return;
    this.over?.removeAttribute('data-over');
    over?.setAttribute('data-over', '');
    this.over = over;
  }

  private drop(): void {
    const drop = this.over && this.targets.get(this.over);
    if (this.ghost) noClick();
    this.end();
    drop?.act();
  }

  private end(): void {
    this.listening.abort();
    this.ghost?.remove();
    this.thing.removeAttribute('data-lifted');
    document.documentElement.removeAttribute('data-dragging');
    for (const place of this.targets.keys()) {
      place.removeAttribute('data-drop');
      place.removeAttribute('data-over');
    }
  }
}

function ghostOf(thing: HTMLElement): HTMLElement {
  const box = thing.getBoundingClientRect();
  const ghost = thing instanceof SVGElement ? picturesOf(thing) : (thing.cloneNode(true) as HTMLElement);
  ghost.classList.add('ghost');
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  document.querySelector('.table-page')?.append(ghost); // inside the table's page, for the game's colours
  return ghost;
}

/** Copies the pictures of a thing in an SVG, because SVG elements cannot be drawn outside it. */
function picturesOf(thing: SVGElement): HTMLElement {
  const ghost = document.createElement('span');
  for (const { href } of thing.querySelectorAll('image')) {
    const copy = new Image();
    copy.src = href.baseVal;
    ghost.append(copy);
  }
  return ghost;
}

/** Suppresses the click at the end of a drag. */
function noClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}

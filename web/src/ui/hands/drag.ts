// What can be clicked can be dragged: by mouse, pen or finger, to where it goes.
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** A place where a thing may be dropped, found by a selector, and what happens then. */
export interface Drop {
  to: string;
  act: () => void;
}

const STILL = 8; // pixels that a click may wander

interface Point {
  clientX: number;
  clientY: number;
}

/** Everything in `root` that matches `things` can be dragged to where `drops` says; asked when the drag begins. */
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
    const keep = (event: Event) => event.preventDefault(); // the browser drags pictures by itself
    table.addEventListener('pointerdown', press);
    table.addEventListener('dragstart', keep);
    return () => {
      table.removeEventListener('pointerdown', press);
      table.removeEventListener('dragstart', keep);
    };
  }, []);
}

/** A thing that is held down: a click, until it moves. */
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

  /** A copy follows the finger; the places where it may go light up. */
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
  document.querySelector('.table-page')?.append(ghost); // in the colours of its game
  return ghost;
}

/** What is part of a drawing cannot stand outside it: its pictures follow the finger. */
function picturesOf(thing: SVGElement): HTMLElement {
  const ghost = document.createElement('span');
  for (const { href } of thing.querySelectorAll('image')) {
    const copy = new Image();
    copy.src = href.baseVal;
    ghost.append(copy);
  }
  return ghost;
}

/** Letting go is no click. */
function noClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}

// Cards travel from where they lay to where they lie now, so that one sees what happened to them.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isCalm, speed } from '../settings';

const TIME = 300; // milliseconds at the usual pace
const NEAR = 12; // pixels that are no travel
const CROWD = 4; // so many may fly at once
const CARDS = '[data-card]:not(.preview *, dialog *, .large)';

interface Place {
  box: DOMRect;
  plane: Element | null;
}

type Places = Map<string, Place[]>;

/** Looks where the cards lie while the old table still stands, and moves them when the new one is drawn. */
export function useTravel(root: RefObject<HTMLElement | null>, version: number): void {
  const drawn = useRef(version);
  const before = useRef<Places | null>(null);
  if (drawn.current !== version && before.current === null) {
    letGo();
    before.current = speed.value > 0 && !isCalm() ? placesOf(root.current) : new Map();
  }
  useLayoutEffect(() => {
    const places = before.current;
    [drawn.current, before.current] = [version, null];
    if (places && places.size > 0) travel(cardsIn(root.current), places);
  }, [version]);
}

/** If what was clicked went away with the focus, the browser would lay out the half of the new table there is. */
function letGo(): void {
  const held = document.activeElement;
  if (held instanceof HTMLElement && held.matches('main *:not(:focus-visible)')) held.blur();
}

function cardsIn(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>(CARDS) ?? [])];
}

function placesOf(root: HTMLElement | null): Places {
  const places: Places = new Map();
  for (const card of cardsIn(root)) {
    const id = card.dataset.card ?? '';
    places.set(id, [...(places.get(id) ?? []), placeOf(card)]);
  }
  return places;
}

function placeOf(card: HTMLElement): Place {
  return { box: card.getBoundingClientRect(), plane: card.closest('.plane') };
}

/** Those that stayed are set aside first: of two equal cards the other has moved. In a crowd nobody moves up alone:
    a row whose first card has moved glides as a whole. */
function travel(cards: HTMLElement[], places: Places): void {
  const all = cards.map((card) => ({ card, to: placeOf(card), old: places.get(card.dataset.card ?? '') ?? [] }));
  const moved = all.filter(
    ({ to, old }) => !taken(old, ({ box }) => Math.hypot(box.x - to.box.x, box.y - to.box.y) < NEAR),
  );
  for (const { card, to, old } of moved) {
    const from = taken(old, ({ plane }) => plane === to.plane) ?? taken(old, () => true);
    if (!from) continue;
    if (moved.length <= CROWD || from.plane !== to.plane) fly(card, from.box, to.box);
    else if (to.plane?.querySelector(CARDS) === card) glide(to.plane, from.box, to.box);
  }
}

/** The first of these places, which is then nobody's any more. */
function taken(places: Place[], fits: (place: Place) => boolean): Place | undefined {
  const at = places.findIndex(fits);
  return at < 0 ? undefined : places.splice(at, 1)[0];
}

function glide(plane: Element, from: DOMRect, to: DOMRect): void {
  animate(plane, `translate(${from.x - to.x}px, ${from.y - to.y}px)`);
}

function animate(thing: Element, start: string): Animation {
  const easing = 'cubic-bezier(0.25, 0.7, 0.3, 1)';
  return thing.animate([{ transform: start }, { transform: 'none' }], { duration: TIME / speed.value, easing });
}

function fly(card: HTMLElement, from: DOMRect, to: DOMRect): void {
  if (to.width === 0 || from.width === 0) return;
  const flight = animate(card, `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`);
  const lifted = [card, card.closest('.plane')]; // above the other cards, and its plane above the other planes
  for (const one of lifted) one?.setAttribute('data-aloft', '');
  flight.onfinish = flight.oncancel = () => {
    for (const one of lifted) one?.removeAttribute('data-aloft');
  };
}

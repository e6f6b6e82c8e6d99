// Animates cards from their old place to their new one.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isCalm, speed } from '../settings';

const TIME = 300; // milliseconds at normal speed
const NEAR = 12; // distances below this, in pixels, are not animated
const CROWD = 4; // up to this many cards move at once
const CARDS = '[data-card]:not(.preview *, dialog *, .large)';

interface Place {
  box: DOMRect;
  plane: Element | null;
}

type Places = Map<string, Place[]>;

/** Measures the cards before the table is redrawn, and animates them to their new places. */
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

/**
 * Removes the focus before the update. If a focused element were removed, the browser would do a layout in the middle
 * of the update.
 */
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

/**
 * Matches cards to places. Cards that stayed are matched first, so that of two equal cards the right one moves. With
 * many cards, single ones are not animated: a row whose first card has moved glides as a whole.
 */
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

/** Removes and returns the first fitting place. */
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
  const lifted = [card, card.closest('.plane')]; // raises the card above other cards, and its layer above other layers
  for (const one of lifted) one?.setAttribute('data-aloft', '');
  flight.onfinish = flight.oncancel = () => {
    for (const one of lifted) one?.removeAttribute('data-aloft');
  };
}

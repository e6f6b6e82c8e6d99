// Animates dice that move from the pool into the sockets of a warrior.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isCalm, speed } from '../../../ui/settings';

const TIME = 300; // milliseconds at normal speed

interface Before {
  filled: Set<Element>;
  dice: { look: string; role: string; box: DOMRect }[];
}

/** Measures the dice before the table is redrawn; then each newly filled socket gets its die from there. */
export function useArming(root: RefObject<HTMLElement | null>, version: number): void {
  const drawn = useRef(version);
  const before = useRef<Before | null>(null);
  if (drawn.current !== version && before.current === null && speed.value > 0 && !isCalm())
    before.current = look(root.current);
  useLayoutEffect(() => {
    const old = before.current;
    [drawn.current, before.current] = [version, null];
    if (old && old.dice.length > 0)
      for (const socket of socketsIn(root.current)) if (!old.filled.has(socket)) drop(socket, old);
  }, [version]);
}

function socketsIn(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('.side .socket.filled') ?? [])];
}

function look(root: HTMLElement | null): Before {
  const faces = [...(root?.querySelectorAll('.side .pool .die-face') ?? [])];
  return {
    filled: new Set(socketsIn(root)),
    dice: faces.map((face) => ({ look: face.className, role: roleOf(face), box: face.getBoundingClientRect() })),
  };
}

function roleOf(thing: Element): string {
  return thing.closest('.side')?.classList.contains('attacker') ? 'attacker' : 'defender';
}

function drop(socket: HTMLElement, { dice }: Before): void {
  const face = socket.querySelector<HTMLElement>('.die-face');
  const at = face ? dice.findIndex((die) => die.look === face.className && die.role === roleOf(socket)) : -1;
  const [die] = at < 0 ? [] : dice.splice(at, 1);
  if (face && die) fly(face, die.box);
}

/**
 * Moves a copy of the die, because elements inside a card cannot leave it. The die in the socket appears when the copy
 * arrives.
 */
function fly(face: HTMLElement, from: DOMRect): void {
  const to = face.getBoundingClientRect();
  const ghost = face.cloneNode(true) as HTMLElement;
  const { backgroundImage, color } = getComputedStyle(face);
  Object.assign(ghost.style, {
    position: 'fixed',
    zIndex: '40',
    left: `${from.x}px`,
    top: `${from.y}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: '0',
    backgroundImage,
    color,
    transformOrigin: '0 0',
    pointerEvents: 'none',
  });
  document.body.append(ghost);
  const there = `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${to.width / from.width})`;
  const timing = { duration: TIME / speed.value, easing: 'cubic-bezier(0.5, 0, 0.7, 1)' };
  face.animate([{ opacity: 0 }, { opacity: 0 }], timing);
  const flight = ghost.animate([{ transform: 'none' }, { transform: there }], timing);
  flight.onfinish = flight.oncancel = () => ghost.remove();
}

// Shows a thing enlarged: beside the table on hover or focus, over the table after a long press.

import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../icons';
import { say } from '../words';

interface Look {
  key: string;
  held: boolean; // stays until closed
}

const LONG = 420; // milliseconds of a long press
const STILL = 9; // pixels a finger may move during a long press

export const peeked = signal<Look | null>(null);

let timer = 0;
let from = { x: 0, y: 0 }; // where the finger was put down
// The position of the last press: a card that moves under a resting mouse is not enlarged.
let rest = { x: -1, y: -1 };
let swallow = false; // ignore the click that ends a long press

export function hold(key: string): void {
  peeked.value = { key, held: true };
}

function glance(key: string | null): void {
  if (!peeked.value?.held) peeked.value = key === null ? null : { key, held: false };
}

/** Attributes that let a thing be enlarged. */
export function lookAt(key: string) {
  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') rove(key, event);
    },
    onPointerLeave: () => {
      clearTimeout(timer);
      glance(null);
    },
    onFocus: (event: FocusEvent) => {
      if ((event.currentTarget as Element).matches(':focus-visible')) glance(key);
    },
    onBlur: () => glance(null),
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') press(key, event);
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') rove(key, event);
      else if (apart(event, from) > STILL) clearTimeout(timer);
    },
    onPointerUp: () => clearTimeout(timer),
    onPointerCancel: () => clearTimeout(timer),
    onContextMenu: (event: Event) => {
      if (swallow) event.preventDefault();
    },
    onClickCapture: (event: Event) => {
      if (swallow) {
        swallow = false;
        event.stopPropagation();
        event.preventDefault();
      } else glance(null);
    },
  };
}

function apart(event: PointerEvent, { x, y }: { x: number; y: number }): number {
  return Math.hypot(event.clientX - x, event.clientY - y);
}

function rove(key: string, event: PointerEvent): void {
  if (peeked.value?.key !== key && apart(event, rest) > STILL) glance(key);
}

/** Hides the enlarged thing on any press, until the mouse moves. */
function settle(event: PointerEvent): void {
  if (event.pointerType !== 'mouse') return;
  rest = { x: event.clientX, y: event.clientY };
  glance(null);
}

addEventListener('pointerdown', settle, { capture: true });

function press(key: string, event: PointerEvent): void {
  clearTimeout(timer);
  swallow = false;
  from = { x: event.clientX, y: event.clientY };
  timer = window.setTimeout(() => {
    swallow = true;
    hold(key);
  }, LONG);
}

/** The enlarged thing, drawn by its game; after a long press with a description. */
export function Peek({ draw, words }: { draw: (key: string) => ComponentChildren; words: (key: string) => string }) {
  const look = peeked.value;
  if (!look) return null;
  if (!look.held)
    return (
      <div class="preview" aria-hidden="true">
        {draw(look.key)}
      </div>
    );
  return <Held label={words(look.key)}>{draw(look.key)}</Held>;
}

function Held({ label, children }: { label: string; children: ComponentChildren }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => {
    swallow = false;
    peeked.value = null;
  };
  return (
    <dialog
      class="peek"
      ref={dialog}
      aria-label={label}
      onClose={close}
      onPointerDown={() => {
        swallow = false;
      }}
      onClick={() => {
        if (!swallow) close();
      }}
    >
      <div class="peek-thing" aria-hidden="true">
        {children}
      </div>
      <p class="peek-words">{label}</p>
      <button type="button" class="secondary" onClick={close}>
        <Icon name="close" /> {say('close')}
      </button>
    </dialog>
  );
}

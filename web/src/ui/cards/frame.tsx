// The frame of every card, whatever the game. It is the same element whether the card can be chosen or not:
// at every question cards change between the two, and to build them all anew takes longer than anything else.
import type { ComponentChildren } from 'preact';
import { hold, lookAt } from './peek';

interface FrameProps {
  id: string;
  class: string;
  label: string;
  chosen?: boolean | undefined;
  large?: boolean | undefined;
  onPick?: (() => void) | undefined;
  children: ComponentChildren;
}

/** A card that cannot be chosen is a button all the same: it opens the closer look. */
export function Frame({ id, class: classes, label, chosen, large, onPick, children }: FrameProps) {
  if (large)
    return (
      <div class={classes} role="img" aria-label={label} data-card={id}>
        <span class="face">{children}</span>
      </div>
    );
  const use = onPick
    ? { 'aria-pressed': chosen, onClick: onPick }
    : { 'aria-haspopup': 'dialog' as const, onClick: () => hold(id) };
  // what is printed is for the eye; the name says what happens
  return (
    <button type="button" class={classes} data-card={id} {...use} {...lookAt(id)}>
      <span class="face" aria-hidden="true">
        {children}
      </span>
      <span class="visually-hidden">{label}</span>
    </button>
  );
}

/** Keys that stay with a card when another goes: of equal ones the first, the second and so on. */
export function keysOf(ids: string[]): string[] {
  return ids.map((id, index) => `${id}-${ids.slice(0, index).filter((other) => other === id).length}`);
}

// The frame of every card, whatever the game. It is the same element whether the card can be chosen or not:
// at every question cards change between the two, and to build them all anew takes longer than anything else.
import type { ComponentChildren } from 'preact';
import { classes } from '../classes';
import { hold, lookAt } from './peek';

/** What every card can be told, whatever the game; `designs` are the game's own. */
export interface CardUse<Designs> {
  id: string;
  designs: Designs;
  glow?: boolean;
  chosen?: boolean;
  dim?: boolean;
  large?: boolean;
  onPick?: ((event: MouseEvent) => void) | undefined;
  label?: string;
  note?: ComponentChildren;
  /** Its place in a row, where cards close ranks by gliding: see `.row-of-cards`. */
  at?: number | undefined;
}

/** The classes that say how a card stands. */
export function standing({ glow, chosen, dim, large }: CardUse<unknown>): string {
  return classes(glow && 'glow', chosen && 'chosen', dim && 'dim', large && 'large');
}

interface FrameProps {
  of: CardUse<unknown>;
  class: string;
  label: string;
  children: ComponentChildren;
}

/** A card that cannot be chosen is a button all the same: it opens the closer look. */
export function Frame({ of: { id, chosen, large, onPick, at }, class: look, label, children }: FrameProps) {
  if (large)
    return (
      <div class={look} role="img" aria-label={label} data-card={id}>
        <Face>{children}</Face>
      </div>
    );
  const use = onPick
    ? { 'aria-pressed': chosen, onClick: onPick }
    : { 'aria-haspopup': 'dialog' as const, onClick: () => hold(id) };
  // what is printed is for the eye; the name says what happens
  return (
    <button type="button" class={look} data-card={id} {...placed(at)} {...use} {...lookAt(id)}>
      <Face hidden>{children}</Face>
      <span class="visually-hidden">{label}</span>
    </button>
  );
}

/** What is printed, and the field by which it is measured; hidden where a name beside it says all. */
export function Face({ hidden, children }: { hidden?: boolean; children: ComponentChildren }) {
  return (
    <span class="field" aria-hidden={hidden}>
      <span class="face">{children}</span>
    </span>
  );
}

function placed(at: number | undefined): { style?: Record<string, number> } {
  return at === undefined ? {} : { style: { '--at': at } };
}

/** Keys that stay with a card when another goes: of equal ones the first, the second and so on. */
export function keysOf(ids: string[]): string[] {
  return ids.map((id, index) => `${id}-${ids.slice(0, index).filter((other) => other === id).length}`);
}

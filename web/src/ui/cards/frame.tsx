// The frame of a card in any game. It is the same element whether or not the card can be chosen: cards change between
// the two with every question, and new elements would cost more time than anything else.
import type { ComponentChildren } from 'preact';
import { classes } from '../classes';
import { hold, lookAt } from './peek';

/** Props of every card; `designs` is the game's own type. */
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
  /** Its index in a row; cards close gaps by an animation: see `.row-of-cards`. */
  at?: number | undefined;
}

/** The classes of a card's state. */
export function standing({ glow, chosen, dim, large }: CardUse<unknown>): string {
  return classes(glow && 'glow', chosen && 'chosen', dim && 'dim', large && 'large');
}

interface FrameProps {
  of: CardUse<unknown>;
  class: string;
  label: string;
  children: ComponentChildren;
}

/** The frame of a card. A card that cannot be chosen is a button too: it opens the enlarged card. */
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
  // the face is hidden from screen readers; the label says what a click does
  return (
    <button type="button" class={look} data-card={id} {...placed(at)} {...use} {...lookAt(id)}>
      <Face hidden>{children}</Face>
      <span class="visually-hidden">{label}</span>
    </button>
  );
}

/** The printed face, in the container that scales it; `hidden` if a name beside it says everything. */
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

/** Keys that stay with a card when another is removed. Equal cards are numbered. */
export function keysOf(ids: string[]): string[] {
  return ids.map((id, index) => `${id}-${ids.slice(0, index).filter((other) => other === id).length}`);
}

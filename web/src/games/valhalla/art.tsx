// Pictures of the cards. All of them are one part of the page, fetched when a table opens and kept by the browser. Until
// it is here, and for cards of somebody's own set, the sign stands where the picture will be.
import { signal } from '@preact/signals';
import type { VNode } from 'preact';

const pictures = signal<Record<string, string>>({});
let fetching: Promise<void> | undefined;
const addresses = new Map<string, string>();

/** The first page does without: what it shows must be there at once. */
export function fetchPictures(): void {
  fetching ??= import('art:valhalla').then(({ default: all }) => { pictures.value = all; });
}

/** An image of its own: one element in the page, not two hundred, and drawn once for every card that shows it. */
function addressOf(id: string): string | undefined {
  const svg = pictures.value[id];
  if (svg && !addresses.has(id)) addresses.set(id, `data:image/svg+xml,${encodeURIComponent(svg)}`);
  return addresses.get(id);
}

export function Picture({ id, instead }: { id: string; instead: VNode }) {
  const address = addressOf(id);
  return address ? <img class="picture" src={address} alt="" decoding="async" draggable={false} /> : instead;
}

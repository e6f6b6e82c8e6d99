// Pictures of a game. All of them are one part of the page, fetched when a table opens and kept by the browser.
// Until it is here, and for cards of somebody's own set, a sign stands where the picture will be.
import { signal } from '@preact/signals';
import type { VNode } from 'preact';

type Pictures = Record<string, string>;

export function gallery(load: () => Promise<{ default: Pictures }>) {
  const pictures = signal<Pictures>({});
  const addresses = new Map<string, string>();
  let asked = false;

  /** The first page does without: what it shows must be there at once. */
  function fetchPictures(): void {
    if (asked) return;
    asked = true;
    load().then(
      ({ default: all }) => {
        pictures.value = all;
      },
      () => {
        asked = false; // the line was cut: the next table asks again
      },
    );
  }

  function addressOf(id: string): string | undefined {
    const svg = pictures.value[id];
    if (svg && !addresses.has(id)) addresses.set(id, `data:image/svg+xml,${encodeURIComponent(svg)}`);
    return addresses.get(id);
  }

  /** An image of its own: one element in the page, not two hundred, and drawn once for every card that shows it. */
  function Picture({ id, instead }: { id: string; instead: VNode }) {
    const address = addressOf(id);
    return address ? <img class="picture" src={address} alt="" decoding="async" draggable={false} /> : instead;
  }

  return { fetchPictures, Picture };
}

// Pictures of a game. All of them are one part of the page, fetched when a table opens and kept by the browser.
// Until it is here, a sign stands where the picture will be.
import { signal } from '@preact/signals';
import type { VNode } from 'preact';

type Pictures = Record<string, string>;

interface PictureProps {
  id: string;
  like?: RegExp | undefined;
  sharp?: boolean; // shown larger than beside other cards
  instead: VNode;
}

export function gallery(load: () => Promise<{ default: Pictures }>) {
  const pictures = signal<Pictures>({});
  const addresses = new Map<string, string>();
  const engraved = signal<Pictures>({}); // addresses of pictures in dots
  let meant = (_: string) => false;
  let asked = false;

  /** A few before all the others: what the hall's door shows. */
  function fetchSome(loadSome: () => Promise<{ default: Pictures }>): void {
    loadSome().then(
      ({ default: some }) => {
        pictures.value = { ...some, ...pictures.value };
      },
      () => {}, // signs stand in for them
    );
  }

  /** The first page does without: what it shows must be there at once. */
  function fetchPictures(): void {
    if (asked) return;
    asked = true;
    load().then(
      ({ default: all }) => {
        pictures.value = all;
        engrave(meant);
      },
      () => {
        asked = false; // the line was cut: the next table asks again
      },
    );
  }

  /** These will be seen: as soon as they are here they are drawn into dots, so that showing them costs little. */
  function engrave(which: (id: string) => boolean): void {
    meant = which;
    const wanted = Object.entries(pictures.value).filter(([id]) => which(id) && !(id in engraved.value));
    if (wanted.length > 0)
      void import('./engraving').then(({ engraveAll }) =>
        engraveAll(wanted, (some) => {
          engraved.value = { ...engraved.value, ...some };
        }),
      );
  }

  /** Where a picture is to be had, once it is here; `sharp` where it is shown larger than beside others. */
  function addressOf(id: string, sharp = false): string | undefined {
    const dots = engraved.value[id];
    if (dots && !sharp) return dots;
    const svg = pictures.value[id];
    if (svg && !addresses.has(id)) addresses.set(id, `data:image/svg+xml,${encodeURIComponent(svg)}`);
    return addresses.get(id);
  }

  /** A card of somebody's own set borrows a picture of its kind, always the same one. */
  function kinOf(id: string, like: RegExp | undefined): string {
    if (!like || id in pictures.value) return id;
    const kin = Object.keys(pictures.value).filter((other) => like.test(other));
    return kin[seedOf(id) % kin.length] ?? id;
  }

  /** An image of its own: one element in the page, not two hundred, and drawn once for every card that shows it. */
  function Picture({ id, like, sharp, instead }: PictureProps) {
    const address = addressOf(kinOf(id, like), sharp);
    return address ? <img class="picture" src={address} alt="" decoding="async" draggable={false} /> : instead;
  }

  return { fetchPictures, fetchSome, engrave, Picture, addressOf };
}

/** A number that belongs to a name. */
export function seedOf(name: string): number {
  return [...name].reduce((seed, letter) => (seed * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
}

// Pictures of a game, one chunk that is fetched when a table opens and then cached. Until it is loaded, an icon takes
// each picture's place.
import { signal } from '@preact/signals';
import type { VNode } from 'preact';

type Pictures = Record<string, string>;

interface PictureProps {
  id: string;
  like?: RegExp | undefined;
  sharp?: boolean; // drawn larger than in a row of cards
  instead: VNode;
}

export function gallery(load: () => Promise<{ default: Pictures }>) {
  const pictures = signal<Pictures>({});
  const addresses = new Map<string, string>();
  const rasterized = signal<Pictures>({}); // URLs of rasterised pictures
  let meant = (_: string) => false;
  let asked = false;

  /** Loads the few pictures of the first page. */
  function fetchSome(loadSome: () => Promise<{ default: Pictures }>): void {
    loadSome().then(
      ({ default: some }) => {
        pictures.value = { ...some, ...pictures.value };
      },
      () => {}, // icons take their places
    );
  }

  /** Loads all pictures. The first page does not wait for them. */
  function fetchPictures(): void {
    if (asked) return;
    asked = true;
    load().then(
      ({ default: all }) => {
        pictures.value = all;
        rasterize(meant);
      },
      () => {
        asked = false; // the connection failed: the next table tries again
      },
    );
  }

  /** Rasterises these pictures as soon as they are loaded, because they will be drawn often. */
  function rasterize(which: (id: string) => boolean): void {
    meant = which;
    const wanted = Object.entries(pictures.value).filter(([id]) => which(id) && !(id in rasterized.value));
    if (wanted.length > 0)
      void import('./rasterizing').then(({ rasterizeAll }) =>
        rasterizeAll(wanted, (some) => {
          rasterized.value = { ...rasterized.value, ...some };
        }),
      );
  }

  /** The URL of a picture once it is loaded; `sharp` if it is drawn larger than in a row of cards. */
  function addressOf(id: string, sharp = false): string | undefined {
    const dots = rasterized.value[id];
    if (dots && !sharp) return dots;
    const svg = pictures.value[id];
    if (svg && !addresses.has(id)) addresses.set(id, `data:image/svg+xml,${encodeURIComponent(svg)}`);
    return addresses.get(id);
  }

  /** The picture of a custom card: one of its kind, always the same. */
  function kinOf(id: string, like: RegExp | undefined): string {
    if (!like || id in pictures.value) return id;
    const kin = Object.keys(pictures.value).filter((other) => like.test(other));
    return kin[seedOf(id) % kin.length] ?? id;
  }

  /** A picture as an image: one element instead of two hundred, decoded once for all cards that show it. */
  function Picture({ id, like, sharp, instead }: PictureProps) {
    const address = addressOf(kinOf(id, like), sharp);
    return address ? <img class="picture" src={address} alt="" decoding="async" draggable={false} /> : instead;
  }

  return { fetchPictures, fetchSome, rasterize, Picture, addressOf };
}

/** A hash of a name. */
export function seedOf(name: string): number {
  return [...name].reduce((seed, letter) => (seed * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
}

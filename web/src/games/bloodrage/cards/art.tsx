// Pictures of Blood Rage: cards, figures, and the two shapes of the map. Each group is fetched when needed.
import { gallery } from '../../../ui/cards/pictures';

const gifts = gallery(() => import('art:bloodrage'));
const board = gallery(() => import('art:bloodrage/figure+sign+emblem+god+scene+back'));
const maps = {
  wide: gallery(() => import('art:bloodrage/wide')),
  tall: gallery(() => import('art:bloodrage/tall')),
};

export const { Picture, fetchSome } = gifts;
/** Figures, signs, emblems, gods, scenes and backs: `figure-troll`, `emblem-bear`. */
export const { Picture: BoardPicture, addressOf: boardPicture } = board;

export function fetchPictures(): void {
  gifts.fetchPictures();
  board.fetchPictures();
}

/**
 * Rasterises the pictures that are drawn often: the cards that `gift` selects, figures, clan signs, the end of an Age.
 */
export function rasterize(gift: (id: string) => boolean): void {
  gifts.rasterize(gift);
  board.rasterize((id) => /^(figure|emblem|back)-|^scene-ragnarok$/.test(id));
}

export function fetchMap(shape: 'wide' | 'tall'): void {
  maps[shape].fetchPictures();
}

/** The address of a layer of the map: the land (`map`), the tree (`tree`), or the ash of a province, by its key. */
export function mapLayer(shape: 'wide' | 'tall', layer: string): string | undefined {
  return maps[shape].addressOf(`${shape}-${layer}`);
}

const read = new Map<string, HTMLImageElement>(); // keeps decoded images in memory

const READ_AFTER = 3000; // milliseconds, so that decoding does not delay the click that revealed the layer

/** Decodes layers that are needed soon while the page is idle. The drawing of ash has a thousand shapes. */
export function readAhead(shape: 'wide' | 'tall', layers: string[]): void {
  for (const layer of layers) {
    const address = mapLayer(shape, layer);
    const key = `${shape}-${layer}`;
    if (!address || read.has(key) || !('requestIdleCallback' in window)) continue;
    const image = new Image();
    read.set(key, image);
    setTimeout(
      () =>
        requestIdleCallback(() => {
          image.src = address;
        }),
      READ_AFTER,
    );
  }
}

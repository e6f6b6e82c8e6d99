// A light on what a sentence of the guide names. A sheet of its own: no element of the table is touched.
import { useEffect } from 'preact/hooks';
import { partsOf } from '../games';

const LIGHT = [
  'outline: 3px solid var(--gold); outline-offset: 3px; border-radius: 8px;',
  'box-shadow: 0 0 1.8rem 0.5rem rgba(255, 214, 122, 0.5);',
].join(' ');

/** `card:fury-2` is that card, wherever it lies; everything else is one of the game's spots. */
export function selectorOf(thing: string, spots: Record<string, string>): string | undefined {
  const card = /^card:([a-z0-9-]+)$/.exec(thing)?.[1];
  return card ? `[data-card="${card}"]` : spots[thing];
}

export function useSpotlight(game: string, point: string[]): void {
  const selectors = point.flatMap((thing) => selectorOf(thing, partsOf(game)?.spots ?? {}) ?? []).join(', ');
  useEffect(() => {
    if (!selectors) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:is(${selectors}) { ${LIGHT} }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [selectors]);
}

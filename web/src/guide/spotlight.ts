// Highlights what the guide's sentence names. It adds its own style sheet and changes no element of the table.
import { useEffect } from 'preact/hooks';
import { partsOf } from '../games';

const LIGHT = [
  'outline: 3px solid var(--gold); outline-offset: 3px; border-radius: 8px;',
  'box-shadow: 0 0 1.8rem 0.5rem rgba(255, 214, 122, 0.5);',
].join(' ');

/** The selector of a thing: `card:fury-2` is that card anywhere; any other name is one of the game's spots. */
export function selectorOf(thing: string, spots: Record<string, string>): string | undefined {
  const card = /^card:([a-z0-9-]+)$/.exec(thing)?.[1];
  return card ? `[data-card="${card}"]` : spots[thing];
}

/** Of two equal cards, selects the one that can be chosen now. */
export function meant(selector: string, within: ParentNode): string {
  const choosable = `${selector}:is(.glow, .chosen)`;
  return selector.startsWith('[data-card') && within.querySelector(choosable) ? choosable : selector;
}

export function useSpotlight(game: string, point: string[]): void {
  const selectors = point.flatMap((thing) => selectorOf(thing, partsOf(game)?.spots ?? {}) ?? []);
  useEffect(() => {
    if (selectors.length === 0) return;
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const waiting = whenThere(selectors.join(), () => {
      const found = selectors.map((selector) => meant(selector, document)).join();
      sheet.replaceSync(`:is(${found}) { ${LIGHT} }`);
      bringIntoSight(document.querySelector(found));
    });
    return () => {
      clearInterval(waiting);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [selectors.join()]);
}

const SOON = 100; // milliseconds after which the thing is looked for again, for a table that was just opened

function whenThere(selector: string, then: () => void): number {
  const waiting = window.setInterval(() => {
    if (!document.querySelector(selector)) return;
    clearInterval(waiting);
    then();
  }, SOON);
  return waiting;
}

const BELOW = 220; // pixels below the top of the window, so that the guide does not cover the thing

/** Scrolls to the thing; on a small screen it may be below the window or behind the question. */
function bringIntoSight(thing: Element | null): void {
  if (!thing || document.documentElement.scrollHeight <= innerHeight) return;
  const { left, top, width, height } = thing.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!seen || !(thing.contains(seen) || seen.contains(thing))) scrollBy({ top: top - BELOW });
}

// Figures on the map and in text, each clan in its colour with its sign. Monsters are larger than warriors.
import { BoardPicture, boardPicture } from '../cards/art';
import { Glyph } from '../icons/icons';
import { MEN } from '../model';

export function isMonster(kind: string): boolean {
  return !MEN.has(kind);
}

interface Picture {
  ratio: number; // width to height
  feet: number; // vertical position of the feet, as a share of the height
  size: number; // size relative to a warrior
}

const MAN: Picture = { ratio: 240 / 320, feet: 0.91, size: 1 };
const SHIP: Picture = { ratio: 240 / 320, feet: 0.8, size: 1.16 };
const BEAST: Picture = { ratio: 300 / 344, feet: 0.89, size: 1.24 };

export function pictureOf(kind: string): Picture {
  if (isMonster(kind)) return BEAST;
  return kind === 'ship' ? SHIP : MAN;
}

/** The pictures that make up a figure. A Monster stands on its clan's plinth, with the clan's shield before it. */
function layersOf(clan: string, kind: string): string[] {
  if (!isMonster(kind)) return [`figure-${kind}-${clan}`];
  return [`figure-plinth-${clan}`, `figure-${kind}`, `figure-badge-${clan}`];
}

/** A figure with its feet at the origin; `man` is the height of a warrior. */
export function Figure({ clan, kind, man }: { clan: string; kind: string; man: number }) {
  const { ratio, feet, size } = pictureOf(kind);
  const height = man * size;
  const found = layersOf(clan, kind).map((id) => boardPicture(id));
  return (
    <g class={`figure clan-${clan}`}>
      {found[0] ? (
        found.map(
          (href, index) =>
            href && (
              <image
                key={index}
                href={href}
                x={(-height * ratio) / 2}
                y={-height * feet}
                width={height * ratio}
                height={height}
              />
            ),
        )
      ) : (
        <circle class="figure-base" cy={-height * 0.3} r={height * 0.28} />
      )}
    </g>
  );
}

/** A figure within a line of text. */
export function Token({ clan, kind }: { clan: string; kind: string }) {
  return (
    <span class={`token kind-${kind} ${isMonster(kind) ? 'large' : ''} clan-${clan}`} aria-hidden="true">
      {layersOf(clan, kind).map((id, index) => (
        <BoardPicture key={id} id={id} instead={index === 0 ? <Glyph name={kind} /> : <i />} />
      ))}
    </span>
  );
}

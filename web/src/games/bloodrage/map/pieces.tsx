// The figures on the map, each where it stands.

import { describeFigure } from '../naming';
import { clickPiece, clickPlace, pieceUse, type Stage } from '../stage';
import { Figure, isMonster } from './figure';
import { gathering, type Point, villages, type World } from './geometry';
import { hovered } from './hovered';
import type { Piece } from './roster';

/** The place the mouse or the focus rests on. */
/** Figures stand a little to the left: to the right one reads what they are worth. */
export function standing(heart: Point, size: number): Point {
  return { x: heart.x - size, y: heart.y };
}

function spots(stage: Stage, world: World): Map<string, Point> {
  const found = new Map<string, Point>();
  stage.view.provinces.forEach((province, index) => {
    const heart = world.lands[index]?.heart ?? { x: 0, y: 0 };
    const here = stage.pieces.filter((piece) => piece.place === province.key);
    const places =
      province.villages === null
        ? gathering(world, heart, here.length)
        : villages(standing(heart, world.size), province.villages, world.size);
    here.forEach((piece, at) => found.set(piece.id, places[at] ?? heart));
  });
  for (const fjord of stage.view.fjords) {
    const berths = world.waters[fjord.key]?.berths ?? [];
    stage.pieces
      .filter((piece) => piece.place === fjord.key)
      .forEach((piece, at) => found.set(piece.id, berths[at % berths.length] ?? { x: 0, y: 0 }));
  }
  return found;
}

export function Pieces({ stage, world }: { stage: Stage; world: World }) {
  const places = spots(stage, world);
  // always in one order: what is put elsewhere in the page would not travel but jump
  const pieces = [...stage.pieces].sort((a, b) => (a.id < b.id ? -1 : 1));
  return (
    <g class="pieces">
      {pieces.map((piece) => (
        <OnMap key={piece.id} stage={stage} piece={piece} at={places.get(piece.id)} size={world.size} />
      ))}
    </g>
  );
}

function OnMap({ stage, piece, at, size }: { stage: Stage; piece: Piece; at: Point | undefined; size: number }) {
  if (!at) return null;
  const use = pieceUse(stage, piece);
  const ticked = stage.party.value.includes(piece.id);
  const clan = stage.view.clans[piece.seat]?.clan ?? '';
  const act = () => clickPiece(stage, piece);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      act();
    }
  };
  const button = use
    ? {
        role: 'button' as const,
        tabIndex: 0,
        'aria-label': describeFigure(stage, piece, use),
        'aria-pressed': use === 'march' ? ticked : undefined,
        onClick: act,
        onKeyDown: press,
      }
    : { 'aria-hidden': true as const, onClick: () => clickPlace(stage, piece.place) };
  return (
    <g
      class={`piece ${use ? 'glow' : ''} ${ticked ? 'chosen' : ''} ${isMonster(piece.kind) ? 'large' : ''}`}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      data-kind={piece.kind}
      data-at={piece.place}
      onPointerEnter={() => {
        hovered.value = piece.place;
      }}
      onPointerLeave={() => {
        hovered.value = null;
      }}
      {...button}
    >
      <g class="piece-rise">
        {(use || ticked) && <circle class="piece-halo" r={size * (isMonster(piece.kind) ? 1.75 : 1.42)} />}
        <Figure clan={clan} kind={piece.kind} size={size} />
      </g>
    </g>
  );
}

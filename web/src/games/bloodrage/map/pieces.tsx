// The figures on the map. Nearer figures are drawn over farther ones.
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { motion } from '../../../ui/motion/motion';
import { describeFigure } from '../naming';
import { clickPiece, clickPlace, pieceUse, type Stage } from '../stage';
import { Figure, isMonster, pictureOf } from './figure';
import { hovered } from './hovered';
import type { Piece } from './roster';
import { berthsIn, type Point, rows, spotsIn, type World } from './world';

interface Standing {
  piece: Piece;
  at: Point;
}

const TRAVEL = 420; // milliseconds at normal speed

/** The pieces in a place, sorted by clan. */
function here(stage: Stage, place: string): Piece[] {
  return stage.pieces.filter((piece) => piece.place === place).sort((a, b) => a.seat - b.seat);
}

export function shipsIn(stage: Stage, fjord: string): number {
  return here(stage, fjord).length;
}

function placed(pieces: Piece[], spots: Point[]): Standing[] {
  return pieces.flatMap((piece, index) => (spots[index] ? [{ piece, at: spots[index] }] : []));
}

export function standings(stage: Stage, world: World): Standing[] {
  const onLand = stage.view.provinces.flatMap(({ key, villages }) => {
    const [land, pieces] = [world.lands[key], here(stage, key)];
    if (!land) return [];
    return placed(
      pieces,
      villages === null ? rows(world, land.heart, pieces.length) : spotsIn(world, land, pieces.length),
    );
  });
  const atSea = stage.view.fjords.flatMap(({ key }) => {
    const [water, pieces] = [world.waters[key], here(stage, key)];
    return water ? placed(pieces, berthsIn(water, world, pieces.length)) : [];
  });
  return [...onLand, ...atSea].sort((a, b) => a.at.y - b.at.y || a.at.x - b.at.x);
}

export function Pieces({ stage, world }: { stage: Stage; world: World }) {
  const standing = useMemo(() => standings(stage, world), [stage.pieces, world]);
  const fallen = useFallen(standing, world);
  return (
    <g class="pieces">
      {standing.map(({ piece, at }) => (
        <OnMap key={piece.id} stage={stage} piece={piece} at={at} man={world.man} />
      ))}
      {fallen.map(({ piece, at }) => (
        <Risen key={piece.id} stage={stage} piece={piece} at={at} man={world.man} />
      ))}
    </g>
  );
}

/** Pieces that were just removed. They are drawn rising to Valhalla. */
function useFallen(standing: Standing[], world: World): Standing[] {
  const before = useRef({ standing, world, fallen: [] as Standing[] });
  return useMemo(() => {
    const ids = new Set(standing.map(({ piece }) => piece.id));
    const gone = before.current.standing.filter(({ piece }) => !ids.has(piece.id));
    const same = before.current.world === world && motion() > 0;
    const fallen = gone.length > 0 || !same ? (same ? gone : []) : before.current.fallen;
    before.current = { standing, world, fallen };
    return fallen;
  }, [standing]);
}

/** A piece that rises to Valhalla. The animation ends invisible and needs no removal. */
function Risen({ stage, piece, at, man }: { stage: Stage; piece: Piece; at: Point; man: number }) {
  return (
    <g class="risen-figure" style={{ transform: `translate(${at.x}px, ${at.y}px)` }} aria-hidden="true">
      <ellipse class="risen-light" rx={man * 0.3} ry={man * 0.9} cy={-man * 0.5} />
      <g class="risen-body">
        <Figure clan={stage.view.clans[piece.seat]?.clan ?? ''} kind={piece.kind} man={man} />
      </g>
    </g>
  );
}

/** Animates a piece to its new place. Sorting moves elements in the DOM, which would cancel a CSS transition. */
function useMarch(at: Point) {
  const root = useRef<SVGGElement>(null);
  const before = useRef(at);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = at;
    if (!motion() || (from.x === at.x && from.y === at.y)) return;
    const way = [from, at].map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    root.current?.animate(way, { duration: TRAVEL / motion(), easing: 'cubic-bezier(0.4, 0.1, 0.3, 1)' });
  }, [at.x, at.y]);
  return root;
}

function OnMap({ stage, piece, at, man }: { stage: Stage; piece: Piece; at: Point; man: number }) {
  const root = useMarch(at);
  const use = pieceUse(stage, piece);
  const ticked = stage.party.value.includes(piece.id);
  const clan = stage.view.clans[piece.seat]?.clan ?? '';
  return (
    <g
      ref={root}
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
      {...handle(stage, piece, use, ticked)}
    >
      <g class="piece-rise">
        {(use || ticked) && <Halo kind={piece.kind} man={man} />}
        <Figure clan={clan} kind={piece.kind} man={man} />
        <Hit kind={piece.kind} man={man} />
      </g>
    </g>
  );
}

/** Attributes that make a piece a button, if it can be chosen. */
function handle(stage: Stage, piece: Piece, use: ReturnType<typeof pieceUse>, ticked: boolean) {
  if (!use) return { 'aria-hidden': true as const, onClick: () => clickPlace(stage, piece.place) };
  const act = () => clickPiece(stage, piece);
  return {
    role: 'button' as const,
    tabIndex: 0,
    'aria-label': describeFigure(stage, piece, use),
    'aria-pressed': use === 'march' ? ticked : undefined,
    onClick: act,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      act();
    },
  };
}

/** The ring that highlights a piece. */
function Halo({ kind, man }: { kind: string; man: number }) {
  const half = man * (kind === 'ship' || isMonster(kind) ? 0.5 : 0.34);
  return <ellipse class="piece-halo" rx={half} ry={half * 0.46} />;
}

/** The clickable area of a piece. It leaves out the picture's empty corners, where neighbours stand. */
function Hit({ kind, man }: { kind: string; man: number }) {
  const { size } = pictureOf(kind);
  const [wide, high] = [man * (kind === 'ship' || isMonster(kind) ? 0.72 : 0.5), man * size * 0.72];
  return <rect class="piece-hit" x={-wide / 2} y={-high} width={wide} height={high + man * 0.08} />;
}

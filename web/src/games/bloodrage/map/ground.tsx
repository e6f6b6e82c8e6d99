// The painted land, on separate layers, so that changes on the map do not redraw it.
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { classes } from '../../../ui/classes';
import { fetchMap, mapLayer, readAhead } from '../cards/art';
import { Mark } from '../icons/icons';
import type { View } from '../model';
import { FOLD, type Margins, useMargins } from './margins';
import { around, type Box, rows, type World } from './world';

const LIT = 200; // milliseconds until a fire starts
const BURNS = 10_000; // milliseconds until the last flame is out

interface GroundProps {
  view: View;
  world: World;
  viewBox: string;
}

export function Ground(props: GroundProps) {
  useEffect(() => fetchMap(props.world.name), [props.world]);
  const burnt = props.view.provinces.filter((province) => !province.live).map((province) => province.key);
  const found = useRef(burnt).current; // the provinces that were burnt when the page was opened
  return (
    <>
      <Painting {...props} ash={burnt.filter((key) => found.includes(key))} />
      <Scars {...props} burnt={burnt.filter((key) => !found.includes(key))} />
    </>
  );
}

/** The land as it was when the page was opened: thousands of shapes on one layer that is never redrawn. */
function Painting({ view, world, viewBox, ash }: GroundProps & { ash: string[] }) {
  const land = mapLayer(world.name, 'map');
  const ground = useRef<SVGSVGElement>(null);
  const margins = useMargins(ground, world);
  return useMemo(
    () => (
      <svg ref={ground} class="ground plane" viewBox={viewBox} aria-hidden="true">
        <g id={LAND}>
          {land ? (
            <image href={land} width={world.width} height={world.height} />
          ) : (
            <Sketch view={view} world={world} />
          )}
          {ash.map((key) => (
            <Ash key={key} world={world} province={key} />
          ))}
        </g>
        <Part world={world} name="tree" of="yggdrasil" />
        <Mirrored world={world} margins={margins} />
        <rect class="veil" {...frameOf(beyond(world, margins))} />
      </svg>
    ),
    [land, ash.join(), world, viewBox, margins],
  );
}

const LAND = 'painted-land';
const WAYS = [-1, 0, 1] as const;

/** Repeats the painting mirrored beyond its edges, so that the land fills a window of any shape. */
function Mirrored({ world, margins }: { world: World; margins: Margins }) {
  const sides = WAYS.flatMap((across) => WAYS.map((down) => [across, down] as const));
  return (
    <>
      {sides
        .filter(([across, down]) => across !== 0 || down !== 0)
        .map(([across, down]) => {
          const wide = strip(across, world.width, across < 0 ? margins.left : margins.right);
          const high = strip(down, world.height, down < 0 ? margins.top : margins.bottom);
          if (!wide || !high) return null;
          const frame = { left: wide.from, top: high.from, width: wide.long, height: high.long };
          const cut = around(frame, SEAM);
          const mask = `margin-${across}-${down}`;
          return (
            <svg key={mask} {...frameOf(cut)} viewBox={viewOf(cut)}>
              <mask id={mask} maskUnits="userSpaceOnUse" {...frameOf(cut)}>
                <rect {...frameOf(frame)} fill="#fff" />
              </mask>
              <g mask={`url(#${mask})`}>
                <use
                  href={`#${LAND}`}
                  transform={`translate(${wide.fold} ${high.fold}) scale(${wide.turn} ${high.turn})`}
                />
              </g>
            </svg>
          );
        })}
    </>
  );
}

/**
 * Width of the overlap at a mirrored edge. Without it, shapes are antialiased at the edge one by one, and layers below
 * the water shine through as a line.
 */
const SEAM = 3;

interface Strip {
  from: number;
  long: number;
  fold: number; // twice the coordinate of the mirror axis
  turn: 1 | -1;
}

/** A strip before, inside or after the painting; null if the window does not reach it. */
function strip(way: -1 | 0 | 1, size: number, margin: number): Strip | null {
  if (way === 0) return { from: 0, long: size, fold: 0, turn: 1 };
  if (margin === 0) return null;
  const at = way < 0 ? FOLD : size - FOLD;
  return { from: way < 0 ? -margin : at, long: margin + FOLD, fold: 2 * at, turn: -1 };
}

/** The painting and its mirrored strips. */
function beyond({ width, height }: World, { left, top, right, bottom }: Margins): Box {
  return { left: -left, top: -top, width: left + width + right, height: top + height + bottom };
}

function frameOf({ left, top, width, height }: Box): { x: number; y: number; width: number; height: number } {
  return { x: left, y: top, width, height };
}

function viewOf({ left, top, width, height }: Box): string {
  return `${left} ${top} ${width} ${height}`;
}

/**
 * The provinces destroyed since the page was opened. Each one has its own layer, so that a new one does not redraw the
 * others.
 */
function Scars({ view, world, viewBox, burnt }: GroundProps & { burnt: string[] }) {
  const land = mapLayer(world.name, 'map');
  const [ash, burning] = useFires(burnt);
  const doomed = view.provinces.filter((province) => province.live && province.doom).map((province) => province.key);
  useEffect(() => readAhead(world.name, doomed), [land, doomed.join(), world]);
  return useMemo(
    () => (
      <>
        {ash.map((key) => (
          <svg
            key={key}
            class={classes('ground plane by-night', burning.includes(key) && 'burnt')}
            viewBox={viewBox}
            aria-hidden="true"
          >
            <Ash world={world} province={key} />
          </svg>
        ))}
        {ash.length > 0 && (
          <svg key="tree" class="ground plane by-night" viewBox={viewBox} aria-hidden="true">
            <Part world={world} name="tree" of="yggdrasil" />
          </svg>
        )}
        {burning.map((key) => (
          <Blaze key={key} world={world} province={key} viewBox={viewBox} />
        ))}
        <svg key="doom" class="ground plane" viewBox={viewBox} aria-hidden="true">
          {doomed.map((key) => (
            <path key={key} class="doom-edge" d={world.lands[key]?.path ?? ''} />
          ))}
        </svg>
      </>
    ),
    [land, ash.join(), burning.join(), doomed.join(), world, viewBox],
  );
}

/**
 * The burnt provinces, and those that burn right now. A fire starts shortly after the answer that caused it, because
 * drawing a thousand shapes of ash would delay the reaction to the answer. The layers of a fire are removed when it is
 * out, because each layer costs time in every frame.
 */
function useFires(burnt: string[]): [string[], string[]] {
  const [lit, out] = [useSignal(burnt), useSignal(burnt)];
  useEffect(() => {
    const waits = [
      setTimeout(() => {
        lit.value = burnt;
      }, LIT),
      setTimeout(() => {
        out.value = burnt;
      }, BURNS),
    ];
    return () => waits.forEach(clearTimeout);
  }, [burnt.join()]);
  const ash = burnt.filter((key) => lit.value.includes(key));
  return [ash, ash.filter((key) => !out.value.includes(key))];
}

const BEYOND = 48; // units by which trees and soot reach beyond a province's edge

/** One province's part of a painting. The layer is clipped to the province, because each tile of a layer costs time. */
function Part({ world, name, of }: { world: World; name: string; of: string }) {
  const href = mapLayer(world.name, name);
  const land = world.lands[of];
  if (!href || !land) return null;
  const frame = around(land.box, BEYOND);
  return (
    <svg {...frameOf(frame)} viewBox={viewOf(frame)}>
      <image href={href} width={world.width} height={world.height} />
    </svg>
  );
}

/** The ash of a destroyed province. */
function Ash({ world, province }: { world: World; province: string }) {
  if (mapLayer(world.name, province)) return <Part world={world} name={province} of={province} />;
  return <path class="sketch ash" d={world.lands[province]?.path ?? ''} />;
}

const FLAMES = 9;

/** A burning province. The glow is a layer that changes only its opacity; in each frame only the flames are drawn. */
function Blaze({ world, province, viewBox }: { world: World; province: string; viewBox: string }) {
  const land = world.lands[province];
  if (!land) return null;
  const { heart, path, places } = land;
  const spots = [...places, heart, ...rows(world, heart, FLAMES)].slice(0, FLAMES);
  return (
    <>
      <svg class="ground plane blaze" viewBox={viewBox} aria-hidden="true">
        <radialGradient
          id={`blaze-${province}`}
          gradientUnits="userSpaceOnUse"
          cx={heart.x}
          cy={heart.y}
          r={world.man * 3}
        >
          <stop offset="0" stop-color="#ffd75e" />
          <stop offset="0.45" stop-color="#ff7a1f" />
          <stop offset="1" stop-color="#a8220a" />
        </radialGradient>
        <path d={path} fill={`url(#blaze-${province})`} />
      </svg>
      <svg class="ground plane" viewBox={viewBox} aria-hidden="true">
        {spots.map(({ x, y }, index) => (
          <g key={index} class="flame" style={{ '--at': index, transform: `translate(${x}px, ${y}px)` }}>
            <Mark name="rage" x={0} y={-world.man * 0.4} size={world.man * (0.75 + 0.12 * (index % 4))} />
          </g>
        ))}
      </svg>
    </>
  );
}

/** Plain coloured provinces, shown until the painting is loaded. */
function Sketch({ view, world }: { view: View; world: World }) {
  return (
    <>
      <rect class="sea" width={world.width} height={world.height} />
      {view.provinces.map(({ key, region }) => (
        <path key={key} class={`sketch region-${region || 'yggdrasil'}`} d={world.lands[key]?.path ?? ''} />
      ))}
    </>
  );
}

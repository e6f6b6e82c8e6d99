// The painted land, in planes of its own: what happens on it does not have it drawn anew.
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { classes } from '../../../ui/classes';
import { fetchMap, mapLayer, readAhead } from '../cards/art';
import { Mark } from '../icons/icons';
import type { View } from '../model';
import { FOLD, type Margins, useMargins } from './margins';
import { around, type Box, rows, type World } from './world';

const LIT = 200; // milliseconds until a fire is seen
const BURNS = 10_000; // and until the slowest one is out

interface GroundProps {
  view: View;
  world: World;
  viewBox: string;
}

export function Ground(props: GroundProps) {
  useEffect(() => fetchMap(props.world.name), [props.world]);
  const burnt = props.view.provinces.filter((province) => !province.live).map((province) => province.key);
  const found = useRef(burnt).current; // so it was when one sat down
  return (
    <>
      <Painting {...props} ash={burnt.filter((key) => found.includes(key))} />
      <Scars {...props} burnt={burnt.filter((key) => !found.includes(key))} />
    </>
  );
}

/** The land as one found it: thousands of shapes in one plane, never drawn again. */
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

/** Where the painting ends its mirror image goes on: rivers and woods run to the edge of any window. */
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

/** Masked within a larger frame: at the edge of a frame each shape is cut by itself, and what is painted over (sand
    below the water) shines through as a line. */
const SEAM = 3;

interface Strip {
  from: number;
  long: number;
  fold: number; // twice where it is folded over
  turn: 1 | -1;
}

/** Before, in or behind the painting; none where the window ends before the painting does. */
function strip(way: -1 | 0 | 1, size: number, margin: number): Strip | null {
  if (way === 0) return { from: 0, long: size, fold: 0, turn: 1 };
  if (margin === 0) return null;
  const at = way < 0 ? FOLD : size - FOLD;
  return { from: way < 0 ? -margin : at, long: margin + FOLD, fold: 2 * at, turn: -1 };
}

/** The painting with what goes on beyond it. */
function beyond({ width, height }: World, { left, top, right, bottom }: Margins): Box {
  return { left: -left, top: -top, width: left + width + right, height: top + height + bottom };
}

function frameOf({ left, top, width, height }: Box): { x: number; y: number; width: number; height: number } {
  return { x: left, y: top, width, height };
}

function viewOf({ left, top, width, height }: Box): string {
  return `${left} ${top} ${width} ${height}`;
}

/** What the Ages did to it since, each in a plane of its own: none of them is drawn again when another one comes. */
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

/** What is burnt, and what of it burns while one looks on. A fire is laid a moment after the answer that lit it: ash
    is a thousand shapes, and an answer waits for none of them. When it is out, its planes go: all are laid over each
    other in every frame. */
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

const BEYOND = 48; // units that trees and soot may reach over the edge of a province

/** What is painted of a province and no more: a plane is as large as its picture, and each of its tiles costs time. */
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

/** What is left after Ragnarök. */
function Ash({ world, province }: { world: World; province: string }) {
  if (mapLayer(world.name, province)) return <Part world={world} name={province} of={province} />;
  return <path class="sketch ash" d={world.lands[province]?.path ?? ''} />;
}

const FLAMES = 9;

/** While one looks on: the land glows from its heart, and flames leap up all over it.
    The glow is a plane that only grows brighter or darker; in each frame none but the flames are drawn. */
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

/** Until the painting is here: the lands in their colours. */
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

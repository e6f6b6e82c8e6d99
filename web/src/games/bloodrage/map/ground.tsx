// The painted land, in planes of its own: what happens on it does not have it drawn anew.
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { fetchMap, mapLayer } from '../cards/art';
import { Mark } from '../icons/icons';
import type { View } from '../model';
import { rows, type World } from './world';

interface GroundProps {
  view: View;
  world: World;
  viewBox: string;
}

export function Ground(props: GroundProps) {
  useEffect(() => fetchMap(props.world.name), [props.world]);
  return (
    <>
      <Painting {...props} />
      <Scars {...props} />
    </>
  );
}

/** The land as it was made: never drawn again. */
function Painting({ view, world, viewBox }: GroundProps) {
  const land = mapLayer(world.name, 'map');
  return useMemo(
    () => (
      <svg class="ground plane" viewBox={viewBox} aria-hidden="true">
        {land ? <Layer world={world} name="map" /> : <Sketch view={view} world={world} />}
      </svg>
    ),
    [land, world, viewBox],
  );
}

/** What the Ages do to it, a plane of its own: a province that burns is drawn in every frame, the land below it is not. */
function Scars({ view, world, viewBox }: GroundProps) {
  const land = mapLayer(world.name, 'map');
  const burnt = view.provinces.filter((province) => !province.live).map((province) => province.key);
  const doomed = view.provinces.filter((province) => province.live && province.doom).map((province) => province.key);
  const fresh = useFresh(burnt);
  return useMemo(
    () => (
      <svg class="ground plane" viewBox={viewBox} aria-hidden="true">
        {burnt.map((key) => (
          <Burnt key={key} world={world} province={key} fresh={fresh.has(key)} />
        ))}
        <Layer world={world} name="tree" />
        <rect class="veil" width={world.width} height={world.height} />
        {doomed.map((key) => (
          <path key={key} class="doom-edge" d={world.lands[key]?.path ?? ''} />
        ))}
      </svg>
    ),
    [land, burnt.join(), doomed.join(), world, viewBox],
  );
}

/** Those that caught fire while one looked on. */
function useFresh(burnt: string[]): Set<string> {
  const first = useRef(burnt);
  return new Set(burnt.filter((key) => !first.current.includes(key)));
}

function Layer({ world, name }: { world: World; name: string }) {
  const href = mapLayer(world.name, name);
  return href ? <image href={href} width={world.width} height={world.height} /> : null;
}

/** What is left after Ragnarök: the fire spreads over it while one looks on, and goes out. */
function Burnt({ world, province, fresh }: { world: World; province: string; fresh: boolean }) {
  const land = world.lands[province];
  if (!land) return null;
  const href = mapLayer(world.name, province);
  return (
    <g class={`burnt ${fresh ? 'fresh' : ''}`}>
      {href ? (
        <image href={href} width={world.width} height={world.height} />
      ) : (
        <path class="sketch ash" d={land.path} />
      )}
      {fresh && <Blaze world={world} province={province} />}
    </g>
  );
}

const FLAMES = 9;

/** While one looks on: the land glows from its heart, and flames leap up all over it. */
function Blaze({ world, province }: { world: World; province: string }) {
  const land = world.lands[province];
  if (!land) return null;
  const { heart, path, places } = land;
  const spots = [...places, heart, ...rows(world, heart, FLAMES)].slice(0, FLAMES);
  return (
    <>
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
      <path class="blaze" d={path} fill={`url(#blaze-${province})`} />
      {spots.map(({ x, y }, index) => (
        <g key={index} class="flame" style={{ '--at': index, transform: `translate(${x}px, ${y}px)` }}>
          <Mark name="rage" x={0} y={-world.man * 0.4} size={world.man * (0.75 + 0.12 * (index % 4))} />
        </g>
      ))}
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

// The painted land, in planes of its own: what happens on it does not have it drawn anew.
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { fetchMap, mapLayer, readAhead } from '../cards/art';
import { Mark } from '../icons/icons';
import type { View } from '../model';
import { rows, type World } from './world';

const BURNS = 10_000; // milliseconds, until the slowest fire is out

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

/** The land as it was made: a thousand shapes, never drawn again. */
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

/** What the Ages did to it. What burns now is no part of it: it would be drawn anew in every frame of the fire. */
function Scars({ view, world, viewBox }: GroundProps) {
  const land = mapLayer(world.name, 'map');
  const burnt = view.provinces.filter((province) => !province.live).map((province) => province.key);
  const [ash, burning] = useFires(burnt);
  const doomed = view.provinces.filter((province) => province.live && province.doom).map((province) => province.key);
  useEffect(() => readAhead(world.name, doomed), [land, doomed.join(), world]);
  return useMemo(
    () => (
      <>
        <svg key="scars" class="ground plane" viewBox={viewBox} aria-hidden="true">
          {ash.map((key) => (
            <Burnt key={key} world={world} province={key} />
          ))}
          <Layer world={world} name="tree" />
          <rect class="veil" width={world.width} height={world.height} />
        </svg>
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

/** What was burnt before, and what burns while one looks on. When the fire is out, its planes go: every plane is laid
    over the others in each frame. */
function useFires(burnt: string[]): [string[], string[]] {
  const ash = useSignal(burnt);
  const burning = burnt.filter((key) => !ash.value.includes(key));
  useEffect(() => {
    const put = () => {
      ash.value = burnt;
    };
    const wait = setTimeout(put, burning.length > 0 ? BURNS : 0);
    return () => clearTimeout(wait);
  }, [burnt.join()]);
  return [burnt.filter((key) => ash.value.includes(key)), burning];
}

function Layer({ world, name }: { world: World; name: string }) {
  const href = mapLayer(world.name, name);
  return href ? <image href={href} width={world.width} height={world.height} /> : null;
}

/** What is left after Ragnarök. */
function Burnt({ world, province }: { world: World; province: string }) {
  const href = mapLayer(world.name, province);
  if (href) return <image href={href} width={world.width} height={world.height} />;
  return <path class="sketch ash" d={world.lands[province]?.path ?? ''} />;
}

const FLAMES = 9;

/** While one looks on: the land glows from its heart, flames leap up all over it, and ash is left.
    Ash and glow are planes that only grow brighter or darker; in each frame none but the flames are drawn. */
function Blaze({ world, province, viewBox }: { world: World; province: string; viewBox: string }) {
  const land = world.lands[province];
  if (!land) return null;
  const { heart, path, places } = land;
  const spots = [...places, heart, ...rows(world, heart, FLAMES)].slice(0, FLAMES);
  return (
    <>
      <svg class="ground plane burnt fresh" viewBox={viewBox} aria-hidden="true">
        <Burnt world={world} province={province} />
        <path class="veil" d={path} />
      </svg>
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

// The map: provinces and fjords one can click, the figures on them, and each clan's strength, always visible.

import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { optionWords } from '../../../ask/offers';
import { say } from '../../../ui/words';
import { ROMAN } from '../card';
import { Mark } from '../icons';
import type { Fjord, Province, View } from '../model';
import { describePlace } from '../naming';
import { clickPlace, placeOptions, type Stage, whyNotPlace } from '../stage';
import { type Land, type Point, TALL, villages, WIDE, type World } from './geometry';
/** The place the mouse or the focus rests on. */
import { hovered } from './hovered';
import { Pieces, standing } from './pieces';
import { useZoom, ZoomButtons } from './zoom';

const narrow = matchMedia('(max-width: 700px)');

function useWorld(): World {
  const [world, choose] = useState(narrow.matches ? TALL : WIDE);
  useEffect(() => {
    const turn = () => choose(narrow.matches ? TALL : WIDE);
    narrow.addEventListener('change', turn);
    return () => narrow.removeEventListener('change', turn);
  }, []);
  return world;
}

/** The map, and what lies on it for a while. */
export function WorldMap({ stage, children }: { stage: Stage; children: ComponentChildren }) {
  const world = useWorld();
  const zoom = useZoom(world);
  const { view } = stage;
  return (
    <>
      <Ground view={view} world={world} viewBox={zoom.viewBox} />
      <svg
        class={`world ${world.tall ? 'tall' : 'wide'} ${zoom.scale > 1 ? 'near' : ''}`}
        viewBox={zoom.viewBox}
        role="group"
        aria-label={say('blood-map')}
        {...zoom.handlers}
      >
        {view.fjords.map((fjord) => (
          <Water key={fjord.key} stage={stage} fjord={fjord} world={world} />
        ))}
        {view.provinces.map((province, index) => (
          <Region key={province.key} stage={stage} province={province} land={world.lands[index]} />
        ))}
        {view.provinces.map((province, index) => (
          <Marks key={province.key} stage={stage} province={province} land={world.lands[index]} world={world} />
        ))}
        <Pieces stage={stage} world={world} />
      </svg>
      {children}
      <ZoomButtons zoom={zoom} />
    </>
  );
}

/** Sea and soil are a plane of their own: what happens on them does not have them drawn anew. */
function Ground({ view, world, viewBox }: { view: View; world: World; viewBox: string }) {
  const looks = view.provinces.map(
    (province) => `${province.region || 'yggdrasil'} ${province.live ? (province.doom ? 'doom' : '') : 'ash'}`,
  );
  return useMemo(
    () => (
      <svg class="ground plane" viewBox={viewBox} aria-hidden="true">
        <Sea world={world} />
        {looks.map((look, index) => (
          <Soil key={index} look={look} land={world.lands[index]} />
        ))}
      </svg>
    ),
    [looks.join(), world, viewBox],
  );
}

function Soil({ look, land }: { look: string; land: Land | undefined }) {
  if (!land) return null;
  const [region, state] = look.split(' ');
  const grove = region === 'yggdrasil';
  return (
    <g class={`soil region-${look}`}>
      <path class="land-depth" d={land.path} transform="translate(0 5)" />
      <path class={grove ? '' : 'land-ground'} d={land.path} fill="url(#grove)" />
      {!grove && <path d={land.path} fill={state === 'ash' ? 'url(#ash)' : `url(#grain-${region})`} />}
      <path class="land-edge" d={land.path} />
    </g>
  );
}

function Sea({ world }: { world: World }) {
  return (
    <>
      <defs>
        <pattern id="waves" width="60" height="22" patternUnits="userSpaceOnUse">
          <path class="wave" d="M0 12q7.5 -7 15 0t15 0t15 0t15 0" />
        </pattern>
        <pattern id="ash" width="26" height="26" patternUnits="userSpaceOnUse">
          <path class="crack" d="M0 20l8-6l4 5l9-11l5 3M12 0l-3 7l5 4M20 26l-4-6" />
        </pattern>
        <pattern id="grain-manheim" width="22" height="22" patternUnits="userSpaceOnUse">
          <path class="grain" d="M5 16l3-6l3 6M14 8l2-4l2 4" />
        </pattern>
        <pattern id="grain-jotunheim" width="26" height="22" patternUnits="userSpaceOnUse">
          <path class="grain" d="M2 17l6-9l4 5l3-3l6 7" />
        </pattern>
        <pattern id="grain-alfheim" width="24" height="20" patternUnits="userSpaceOnUse">
          <path class="grain" d="M3 9q3-5 6 0M13 17q3-5 6 0" />
        </pattern>
        <radialGradient id="grove">
          <stop offset="0" class="grove-1" />
          <stop offset="1" class="grove-2" />
        </radialGradient>
      </defs>
      <rect class="sea" x="-900" width={world.width + 1800} y="-300" height={world.height + 600} />
      <rect
        class="sea-waves"
        x="-900"
        width={world.width + 1800}
        y="-300"
        height={world.height + 600}
        fill="url(#waves)"
      />
    </>
  );
}

/** What makes a shape a button: by mouse, by keyboard, with words. */
function usable(stage: Stage, key: string, label: string) {
  const { choices } = stage;
  const legal = placeOptions(stage, key);
  const [only] = legal;
  const barred = choices.question !== null && legal.length === 0 && whyNotPlace(stage, key) !== '';
  const look = {
    onPointerEnter: () => {
      hovered.value = key;
    },
    onPointerLeave: () => {
      hovered.value = null;
    },
    onFocus: () => {
      hovered.value = key;
    },
    onBlur: () => {
      hovered.value = null;
    },
  };
  if (!only && !barred) return { role: 'img' as const, 'aria-label': label, 'data-place': key, ...look };
  const deed = only && choices.question ? optionWords(stage.table, only, choices.question) : '';
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      clickPlace(stage, key);
    }
  };
  return {
    role: 'button' as const,
    tabIndex: 0,
    'data-place': key,
    'aria-disabled': barred || undefined,
    'aria-label': [legal.length === 1 ? deed : '', label].filter(Boolean).join('. '),
    onClick: () => clickPlace(stage, key),
    onKeyDown: press,
    ...look,
  };
}

function stateOf(stage: Stage, key: string): string {
  const legal = placeOptions(stage, key).length > 0;
  const raided = stage.view.raid?.province === key;
  const chosen = stage.focus.value?.sort !== 'action' && stage.focus.value?.key === key;
  return [legal ? 'glow' : '', raided ? 'raided' : '', chosen ? 'chosen' : ''].join(' ');
}

/** What one clicks of a province: to be seen only where it glows or is meant. */
function Region({ stage, province, land }: { stage: Stage; province: Province; land: Land | undefined }) {
  if (!land) return null;
  return (
    <g
      class={`land ${province.region ? '' : 'grove'} ${stateOf(stage, province.key)}`}
      {...usable(stage, province.key, describePlace(stage, province))}
    >
      <path class="land-glow" d={land.path} />
      <path class="land-shape" d={land.path} />
    </g>
  );
}

function Water({ stage, fjord, world }: { stage: Stage; fjord: Fjord; world: World }) {
  const water = world.waters[fjord.key];
  if (!water) return null;
  return (
    <g
      class={`water ${fjord.open ? '' : 'closed'} ${stateOf(stage, fjord.key)}`}
      {...usable(stage, fjord.key, describePlace(stage, fjord))}
    >
      <path d={water.path} />
    </g>
  );
}

/** Name, reward, doom, hearths and strengths of a province. */
function Marks({
  stage,
  province,
  land,
  world,
}: {
  stage: Stage;
  province: Province;
  land: Land | undefined;
  world: World;
}) {
  if (!land) return null;
  const { heart } = land;
  const { size } = world;
  const places = province.villages === null ? [] : villages(standing(heart, size), province.villages, size);
  const half = province.villages === null ? size * (world.tall ? 4.8 : 3) : size * (province.villages > 3 ? 2.2 : 1.3);
  const head = heart.y - half - size * 1.12;
  const aside = size * (world.tall ? 3.75 : 4.1);
  return (
    <g class={`marks ${province.live ? '' : 'ash'}`} aria-hidden="true">
      {province.villages === null && <WorldTree at={heart} size={size * (world.tall ? 5.6 : 5.2)} />}
      <text class="land-name" x={heart.x} y={head + size * 0.3}>
        {say(`province-${province.key}`)}
      </text>
      {province.live ? (
        <Reward province={province} at={{ x: heart.x - aside, y: head }} size={size} />
      ) : (
        <Mark name="embers" x={heart.x} y={heart.y} size={size * 2.4} class="cinders" />
      )}
      {province.live && province.doomed_in > 0 && (
        <Doom province={province} at={{ x: heart.x + aside, y: head }} size={size} />
      )}
      {province.live && places.map((place, index) => <Hearth key={index} at={place} size={size} />)}
      {province.live && (
        <Strengths
          stage={stage}
          province={province}
          at={{
            x: heart.x + size * (province.villages === null ? (world.tall ? 4.6 : 6.3) : 3.75),
            y: heart.y + (province.villages === null ? size * 0.5 : 0),
          }}
          size={size}
        />
      )}
    </g>
  );
}

/** Yggdrasil: what is above is as what is below. */
function WorldTree({ at, size }: { at: Point; size: number }) {
  const limb = (far: number, side: 1 | -1) => {
    const [root, bend, rise] = [-0.16 - far * 0.12, -0.3 - far * 0.15, -0.35 - far * 0.2];
    return `M0 ${root}C${side * far * 0.3} ${bend} ${side * far * 0.55} ${rise} ${side * far} ${-0.86 + far * 0.42}`;
  };
  const limbs = [0.28, 0.52, 0.76, 1].map((far) => limb(far, 1) + limb(far, -1));
  const half = <path d={`M0 0.3V-0.8${limbs.join('')}`} />;
  return (
    <g class="world-tree" transform={`translate(${at.x} ${at.y}) scale(${size})`}>
      <circle r="1.02" />
      {half}
      <g transform="scale(0.82 -0.92)">{half}</g>
    </g>
  );
}

function Hearth({ at, size }: { at: Point; size: number }) {
  return (
    <g class="hearth-place">
      <circle cx={at.x} cy={at.y} r={size * 0.94} />
      <Mark name="hearth" x={at.x} y={at.y} size={size * 1.05} />
    </g>
  );
}

function Reward({ province, at, size }: { province: Province; at: Point; size: number }) {
  if (!province.token) return null;
  const turned = province.pillaged;
  return (
    <g class={`reward ${turned ? 'turned' : ''} reward-${province.token}`}>
      <circle cx={at.x} cy={at.y} r={size * 0.98} />
      <Mark name={turned ? 'no' : province.token} x={at.x} y={at.y} size={size * (turned ? 0.9 : 1.35)} />
      {province.token === 'glory' && !turned && (
        <text class="reward-number" x={at.x} y={at.y + size * 0.3}>
          5
        </text>
      )}
    </g>
  );
}

function Doom({ province, at, size }: { province: Province; at: Point; size: number }) {
  return (
    <g class={`doom-mark ${province.doom ? 'now' : ''}`}>
      <path
        d={`M${at.x} ${at.y - size * 1.15}L${at.x + size} ${at.y + size * 0.75}L${at.x - size} ${at.y + size * 0.75}Z`}
      />
      {province.doom ? (
        <Mark name="embers" x={at.x} y={at.y + size * 0.1} size={size * 1.2} />
      ) : (
        <text x={at.x} y={at.y + size * 0.55}>
          {ROMAN[province.doomed_in]}
        </text>
      )}
    </g>
  );
}

function Strengths({ stage, province, at, size }: { stage: Stage; province: Province; at: Point; size: number }) {
  const strong = province.strengths.flatMap((strength, seat) => (strength > 0 ? [{ seat, strength }] : []));
  const wide = size * 2.25;
  return (
    <>
      {strong.map(({ seat, strength }, index) => {
        const y = at.y + (index - (strong.length - 1) / 2 + (strong.length > 3 ? 0.4 : 0)) * size * 1.4;
        const clan = stage.view.clans[seat]?.clan ?? '';
        return (
          <g key={seat} class={`strength clan-${clan}`}>
            <rect x={at.x - wide / 2} y={y - size * 0.62} width={wide} height={size * 1.24} rx={size * 0.3} />
            <Mark name={clan} x={at.x - wide * 0.24} y={y} size={size * 0.95} />
            <text x={at.x + wide * 0.22} y={y + size * 0.33}>
              {strength}
            </text>
          </g>
        );
      })}
    </>
  );
}

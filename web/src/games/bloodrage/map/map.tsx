// The map: the painted land, clickable provinces and fjords, figures, and labels.

import type { ComponentChildren } from 'preact';
import { optionWords } from '../../../ask/offers';
import { media } from '../../../ui/screen';
import { say } from '../../../ui/words';
import type { Fjord, Province } from '../model';
import { describePlace } from '../naming';
import { clickPlace, placeOptions, type Stage, whyNotPlace } from '../stage';
import { Ground } from './ground';
/** The place the mouse or the focus rests on. */
import { hovered } from './hovered';
import { Marks, WaterName } from './marks';
import { Pieces, shipsIn } from './pieces';
import { TALL, WIDE, type World } from './world';
import { useZoom, ZoomButtons } from './zoom';

const upright = media('(max-width: 700px)');

/**
 * The map and the panels over it. Labels have a separate layer over the figures; otherwise every moving figure would
 * redraw them.
 */
export function WorldMap({ stage, children }: { stage: Stage; children?: ComponentChildren }) {
  const world = upright.value ? TALL : WIDE;
  const zoom = useZoom(world);
  const { view } = stage;
  return (
    <>
      <Ground view={view} world={world} viewBox={zoom.viewBox} />
      <svg
        class={`world ${world.name} ${zoom.scale > 1 ? 'near' : ''}`}
        viewBox={zoom.viewBox}
        role="group"
        aria-label={say('blood-map')}
        {...zoom.handlers}
      >
        {view.fjords.map((fjord) => (
          <Water key={fjord.key} stage={stage} fjord={fjord} world={world} />
        ))}
        {view.provinces.map((province) => (
          <Region key={province.key} stage={stage} province={province} world={world} />
        ))}
        <Pieces stage={stage} world={world} />
      </svg>
      <svg class={`written plane ${world.name}`} viewBox={zoom.viewBox} aria-hidden="true">
        {view.fjords.map((fjord) => (
          <WaterName key={fjord.key} fjord={fjord} world={world} ships={shipsIn(stage, fjord.key)} />
        ))}
        {view.provinces.map((province) => (
          <Written key={province.key} banners={stage.banners} province={province} world={world} />
        ))}
      </svg>
      {children}
      <ZoomButtons zoom={zoom} />
    </>
  );
}

/** Attributes that make a shape a button, for mouse, keyboard and screen reader. */
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

/** The clickable area of a province. It is visible only while it can be chosen or is hovered. */
function Region({ stage, province, world }: { stage: Stage; province: Province; world: World }) {
  const land = world.lands[province.key];
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

function Written({ banners, province, world }: { banners: string[]; province: Province; world: World }) {
  const land = world.lands[province.key];
  return land ? <Marks banners={banners} province={province} land={land} world={world} /> : null;
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

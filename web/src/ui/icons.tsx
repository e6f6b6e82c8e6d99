// The icons in use, all from game-icons.net (CC BY 3.0); authors are listed in ICONS.md.

import anchor from 'icon:anchor';
import horn from 'icon:beer-horn';
import heroic from 'icon:crossed-axes';
import battle from 'icon:crossed-swords';
import fork from 'icon:divert';
import drakkar from 'icon:drakkar';
import harp from 'icon:harp';
import hourglass from 'icon:hourglass';
import hint from 'icon:light-bulb';
import eye from 'icon:magnifying-glass';
import moon from 'icon:moon';
import book from 'icon:open-book';
import play from 'icon:play-button';
import rewind from 'icon:previous-button';
import raven from 'icon:raven';
import bot from 'icon:robot-golem';
import dice from 'icon:rolling-dices';
import rune from 'icon:rune-stone';
import scales from 'icon:scales';
import scroll from 'icon:scroll-unfurled';
import speaker from 'icon:speaker';
import speakerOff from 'icon:speaker-off';
import sun from 'icon:sun';
import trident from 'icon:trident';
import trophy from 'icon:trophy-cup';
import longhouse from 'icon:viking-longhouse';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { GLYPHS } from './glyphs';

const SHARED = {
  ...GLYPHS,
  anchor,
  horn,
  heroic,
  battle,
  fork,
  drakkar,
  harp,
  hourglass,
  hint,
  eye,
  moon,
  book,
  play,
  rewind,
  raven,
  bot,
  dice,
  rune,
  scales,
  scroll,
  speaker,
  speakerOff,
  sun,
  trident,
  trophy,
  longhouse,
};

type Shared = typeof SHARED;

/** All icons. A game adds its own by declaration merging and with `draw`. */
export interface Drawings extends Shared {}

const drawings: Partial<Drawings> = { ...SHARED };

export function draw(more: Partial<Drawings>): void {
  Object.assign(drawings, more);
}

export type IconName = keyof Drawings;

export function isIcon(name: string): name is IconName {
  return name in drawings;
}

const paths = new Map<string, string>();

/** The content of an icon. Nearly all icons are one path; creating it is ten times as fast as parsing markup. */
export function inside(drawing: string) {
  if (!paths.has(drawing)) paths.set(drawing, ONE_PATH.exec(drawing)?.[1] ?? '');
  const path = paths.get(drawing);
  return path ? { children: <path fill="currentColor" d={path} /> } : { dangerouslySetInnerHTML: { __html: drawing } };
}

const ONE_PATH = /^<path fill="currentColor" d="([^"]+)"\/>$/;

/** An icon beside text, or with a label where there is none. */
export function Icon({ name, label, class: extra = '' }: { name: IconName; label?: string; class?: string }) {
  const named = label ? { role: 'img' as const, 'aria-label': label } : { 'aria-hidden': true as const };
  return <svg class={`icon ${extra}`} viewBox="0 0 512 512" {...named} {...inside(drawings[name] ?? '')} />;
}

/** The icons of the seats. Each has no other meaning, so seats are not told apart by colour alone. */
export const SEAT_ICONS: IconName[] = ['harp', 'drakkar', 'anchor', 'rune', 'horn', 'trident'];

/** The icons of the seats at this table; a game may provide its own. */
export const Signs = createContext(SEAT_ICONS);

export function SeatSign({ seat, label }: { seat: number; label?: string }) {
  const icons = useContext(Signs);
  return (
    <span class={`seat-sign seat-${seat}`}>
      <Icon name={icons[seat] ?? 'rune'} {...(label ? { label } : {})} />
    </span>
  );
}

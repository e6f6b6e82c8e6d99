// The icons in use, all from game-icons.net (CC BY 3.0); authors are listed in ICONS.md.

import forge from 'icon:anvil-impact';
import axe from 'icon:battle-axe';
import bearClan from 'icon:bear-face';
import bear from 'icon:bear-head';
import horn from 'icon:beer-horn';
import boar from 'icon:boar';
import block from 'icon:cage';
import campfire from 'icon:campfire';
import discard from 'icon:card-discard';
import deck from 'icon:card-draw';
import x from 'icon:cross-mark';
import heroic from 'icon:crossed-axes';
import chains from 'icon:crossed-chains';
import battle from 'icon:crossed-swords';
import crown from 'icon:crown';
import deer from 'icon:deer-head';
import fork from 'icon:divert';
import drakkar from 'icon:drakkar';
import trick from 'icon:duality-mask';
import foe from 'icon:eye-target';
import fury from 'icon:flame';
import gear from 'icon:gears';
import sword from 'icon:gladius';
import skull from 'icon:half-dead';
import token from 'icon:hexagonal-nut';
import hourglass from 'icon:hourglass';
import key from 'icon:key';
import glory from 'icon:laurel-crown';
import hint from 'icon:light-bulb';
import kin from 'icon:linked-rings';
import friends from 'icon:linked-rings';
import eye from 'icon:magnifying-glass';
import tyr from 'icon:mailed-fist';
import moon from 'icon:moon';
import forward from 'icon:next-button';
import book from 'icon:open-book';
import play from 'icon:play-button';
import bow from 'icon:pocket-bow';
import hand from 'icon:poker-hand';
import rewind from 'icon:previous-button';
import raven from 'icon:raven';
import undo from 'icon:return-arrow';
import bot from 'icon:robot-golem';
import dice from 'icon:rolling-dices';
import shield from 'icon:round-shield';
import rune from 'icon:rune-stone';
import scales from 'icon:scales';
import scroll from 'icon:scroll-unfurled';
import serpent from 'icon:sea-serpent';
import push from 'icon:shield-reflect';
import snake from 'icon:snake';
import frost from 'icon:snowflake-2';
import speaker from 'icon:speaker';
import speakerOff from 'icon:speaker-off';
import spear from 'icon:spear-hook';
import sun from 'icon:sun';
import swap from 'icon:swap-bag';
import hammer from 'icon:thor-hammer';
import troll from 'icon:troll';
import trophy from 'icon:trophy-cup';
import many from 'icon:two-shadows';
import jarl from 'icon:viking-helmet';
import longhouse from 'icon:viking-longhouse';
import ownShield from 'icon:viking-shield';
import fang from 'icon:werewolf';
import valhalla from 'icon:winged-emblem';
import wolf from 'icon:wolf-head';
import dragon from 'icon:wyvern';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

const ICONS = {
  axe,
  sword,
  spear,
  shield,
  bow,
  x,
  bear,
  wolf,
  boar,
  deer,
  frost,
  glory,
  valhalla,
  jarl,
  ownShield,
  deck,
  discard,
  hand,
  dice,
  battle,
  foe,
  kin,
  many,
  fury,
  heroic,
  forge,
  push,
  swap,
  chains,
  undo,
  sun,
  moon,
  book,
  longhouse,
  horn,
  campfire,
  raven,
  drakkar,
  hammer,
  rune,
  hourglass,
  trophy,
  bot,
  friends,
  scroll,
  crown,
  gear,
  speaker,
  speakerOff,
  eye,
  key,
  serpent,
  skull,
  fang,
  token,
  block,
  play,
  rewind,
  forward,
  fork,
  scales,
  tyr,
  trick,
  dragon,
  troll,
  hint,
  bearClan,
  snake,
};

export type IconName = keyof typeof ICONS;

export function isIcon(name: string): name is IconName {
  return name in ICONS;
}

/** A drawing beside words, or with a name of its own where there are none. */
export function Icon({ name, label, class: extra = '' }: { name: IconName; label?: string; class?: string }) {
  const named = label ? { role: 'img' as const, 'aria-label': label } : { 'aria-hidden': true as const };
  return (
    <svg class={`icon ${extra}`} viewBox="0 0 512 512" {...named} dangerouslySetInnerHTML={{ __html: ICONS[name] }} />
  );
}

/** The game at whose table the seats stand. */
export const Playing = createContext('');

/** Each seat has a sign of its own, so colour is never alone; where seats are clans it is the clan's. */
const SEAT_ICONS: IconName[] = ['raven', 'drakkar', 'hammer', 'rune', 'horn', 'heroic'];
const CLAN_ICONS: Record<string, IconName[]> = { bloodrage: ['bearClan', 'wolf', 'snake', 'raven'] };

export function SeatSign({ seat, label }: { seat: number; label?: string }) {
  const icons = CLAN_ICONS[useContext(Playing)] ?? SEAT_ICONS;
  return (
    <span class={`seat-sign seat-${seat}`}>
      <Icon name={icons[seat] ?? 'rune'} {...(label ? { label } : {})} />
    </span>
  );
}

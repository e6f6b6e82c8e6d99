// The icons in use, all from game-icons.net (CC BY 3.0); authors are listed in ICONS.md.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import axe from 'icon:battle-axe';
import sword from 'icon:gladius';
import spear from 'icon:spear-hook';
import shield from 'icon:round-shield';
import bow from 'icon:pocket-bow';
import x from 'icon:cross-mark';
import bear from 'icon:bear-head';
import wolf from 'icon:wolf-head';
import boar from 'icon:boar';
import deer from 'icon:deer-head';
import frost from 'icon:snowflake-2';
import glory from 'icon:laurel-crown';
import valhalla from 'icon:winged-emblem';
import jarl from 'icon:viking-helmet';
import ownShield from 'icon:viking-shield';
import deck from 'icon:card-draw';
import discard from 'icon:card-discard';
import hand from 'icon:poker-hand';
import dice from 'icon:rolling-dices';
import battle from 'icon:crossed-swords';
import foe from 'icon:eye-target';
import kin from 'icon:linked-rings';
import many from 'icon:two-shadows';
import fury from 'icon:flame';
import heroic from 'icon:crossed-axes';
import forge from 'icon:anvil-impact';
import push from 'icon:shield-reflect';
import swap from 'icon:swap-bag';
import chains from 'icon:crossed-chains';
import undo from 'icon:return-arrow';
import sun from 'icon:sun';
import moon from 'icon:moon';
import book from 'icon:open-book';
import longhouse from 'icon:viking-longhouse';
import horn from 'icon:beer-horn';
import campfire from 'icon:campfire';
import raven from 'icon:raven';
import drakkar from 'icon:drakkar';
import hammer from 'icon:thor-hammer';
import rune from 'icon:rune-stone';
import hourglass from 'icon:hourglass';
import trophy from 'icon:trophy-cup';
import bot from 'icon:robot-golem';
import friends from 'icon:linked-rings';
import scroll from 'icon:scroll-unfurled';
import crown from 'icon:crown';
import gear from 'icon:gears';
import speaker from 'icon:speaker';
import speakerOff from 'icon:speaker-off';
import eye from 'icon:magnifying-glass';
import dragon from 'icon:wyvern';
import troll from 'icon:troll';
import hint from 'icon:light-bulb';
import key from 'icon:key';
import serpent from 'icon:sea-serpent';
import skull from 'icon:half-dead';
import fang from 'icon:werewolf';
import token from 'icon:hexagonal-nut';
import block from 'icon:cage';
import play from 'icon:play-button';
import rewind from 'icon:previous-button';
import forward from 'icon:next-button';
import fork from 'icon:divert';
import scales from 'icon:scales';
import tyr from 'icon:mailed-fist';
import trick from 'icon:duality-mask';
import bearClan from 'icon:bear-face';
import snake from 'icon:snake';

const ICONS = {
  axe, sword, spear, shield, bow, x, bear, wolf, boar, deer, frost, glory, valhalla, jarl, ownShield, deck, discard, hand,
  dice, battle, foe, kin, many, fury, heroic, forge, push, swap, chains, undo, sun, moon, book, longhouse, horn, campfire,
  raven, drakkar, hammer, rune, hourglass, trophy, bot, friends, scroll, crown, gear, speaker, speakerOff, eye, key, serpent, skull, fang, token,
  block, play, rewind, forward, fork, scales, tyr, trick, dragon, troll, hint, bearClan, snake,
};

export type IconName = keyof typeof ICONS;

export function isIcon(name: string): name is IconName {
  return name in ICONS;
}

/** A drawing beside words, or with a name of its own where there are none. */
export function Icon({ name, label, class: extra = '' }: { name: IconName; label?: string; class?: string }) {
  const named = label ? { role: 'img' as const, 'aria-label': label } : { 'aria-hidden': true as const };
  return <svg class={`icon ${extra}`} viewBox="0 0 512 512" {...named} dangerouslySetInnerHTML={{ __html: ICONS[name] }} />;
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

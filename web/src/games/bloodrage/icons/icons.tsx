// The icons of Blood Rage, all from game-icons.net (CC BY 3.0); authors are listed in ICONS.md.
import bear from 'icon:bear-face';
import march from 'icon:boot-prints';
import horns from 'icon:bull-horns';
import embers from 'icon:burning-embers';
import yes from 'icon:check-mark';
import failed from 'icon:cross-mark';
import axes from 'icon:crossed-axes';
import battle from 'icon:crossed-swords';
import first from 'icon:crown';
import skull from 'icon:crowned-skull';
import loki from 'icon:double-face-mask';
import ship from 'icon:drakkar';
import dwarf from 'icon:dwarf-king';
import darkElf from 'icon:elf-helmet';
import fireGiant from 'icon:fire-silhouette';
import rage from 'icon:flame';
import frigga from 'icon:heart-shield';
import invade from 'icon:hill-conquest';
import tree from 'icon:holy-oak';
import village from 'icon:hut';
import frostGiant from 'icon:ice-golem';
import glory from 'icon:laurel-crown';
import tyr from 'icon:mailed-fist';
import heimdall from 'icon:mighty-horn';
import pass from 'icon:night-sleep';
import odin from 'icon:one-eyed';
import hand from 'icon:poker-hand';
import pillage from 'icon:primitive-torch';
import rise from 'icon:raise-skeleton';
import raven from 'icon:raven';
import rune from 'icon:rune-stone';
import sacrifice from 'icon:sacrificial-dagger';
import seaSerpent from 'icon:sea-serpent';
import soldier from 'icon:skeleton';
import hearth from 'icon:small-fire';
import serpent from 'icon:snake';
import all from 'icon:star-swirl';
import thor from 'icon:thor-hammer';
import quest from 'icon:tied-scroll';
import troll from 'icon:troll';
import trophy from 'icon:trophy-cup';
import upgrade from 'icon:upgrade';
import warrior from 'icon:viking-head';
import leader from 'icon:viking-helmet';
import clan from 'icon:viking-shield';
import valhalla from 'icon:winged-emblem';
import valkyrie from 'icon:winged-sword';
import witch from 'icon:witch-face';
import wolf from 'icon:wolf-head';
import { inside } from '../../../ui/icons';
import { BoardPicture } from '../cards/art';

const GLYPHS = {
  bear,
  wolf,
  serpent,
  raven,
  warrior,
  leader,
  ship,
  troll,
  valkyrie,
  rage,
  axes,
  horns,
  glory,
  all,
  tree,
  embers,
  hearth,
  village,
  valhalla,
  quest,
  battle,
  clan,
  hand,
  invade,
  march,
  upgrade,
  pillage,
  sacrifice,
  pass,
  rise,
  skull,
  odin,
  thor,
  loki,
  frigga,
  heimdall,
  tyr,
  trophy,
  first,
  yes,
  failed,
  rune,
  monster: skull,
  challenge: pillage,
  storm: pillage,
  'dwarf-chieftain': dwarf,
  'sea-serpent': seaSerpent,
  'dark-elf': darkElf,
  'fire-giant': fireGiant,
  'frost-giant': frostGiant,
  'soldier-of-hel': soldier,
  'volur-witch': witch,
};

export type GlyphName = keyof typeof GLYPHS;

export function glyphOf(name: string, fallback: GlyphName = 'clan'): GlyphName {
  return name in GLYPHS ? (name as GlyphName) : fallback;
}

/** An icon for the list of signs. */
export function drawingOf(name: GlyphName): { name: string; inside: string } {
  return { name, inside: GLYPHS[name] };
}

/** An icon within text. */
export function Glyph({ name, class: extra = '' }: { name: string; class?: string }) {
  return <svg class={`icon ${extra}`} viewBox="0 0 512 512" aria-hidden="true" {...inside(GLYPHS[glyphOf(name)])} />;
}

/** An icon inside a larger drawing. */
export function Mark({
  name,
  x,
  y,
  size,
  class: extra = '',
}: {
  name: string;
  x: number;
  y: number;
  size: number;
  class?: string;
}) {
  const scale = size / 512;
  return (
    <g
      class={`glyph ${extra}`}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
      {...inside(GLYPHS[glyphOf(name)])}
    />
  );
}

/** A clan's shield: its beast on its colour. */
export function ClanSign({ clan, label }: { clan: string; label?: string }) {
  const named = label ? { role: 'img' as const, 'aria-label': label } : {};
  return (
    <span class={`clan-sign clan-${clan}`} {...named}>
      <BoardPicture id={`emblem-${clan}`} instead={<Glyph name={clan} />} />
    </span>
  );
}

// The icons of Blood Rage, all from game-icons.net (CC BY 3.0); authors are listed in ICONS.md.
import bear from 'icon:bear-face';
import wolf from 'icon:wolf-head';
import serpent from 'icon:snake';
import raven from 'icon:raven';
import warrior from 'icon:viking-head';
import leader from 'icon:viking-helmet';
import ship from 'icon:drakkar';
import dwarf from 'icon:dwarf-king';
import troll from 'icon:troll';
import seaSerpent from 'icon:sea-serpent';
import darkElf from 'icon:elf-helmet';
import fireGiant from 'icon:fire-silhouette';
import valkyrie from 'icon:winged-sword';
import frostGiant from 'icon:ice-golem';
import soldier from 'icon:skeleton';
import witch from 'icon:witch-face';
import rage from 'icon:flame';
import axes from 'icon:crossed-axes';
import horns from 'icon:bull-horns';
import glory from 'icon:laurel-crown';
import all from 'icon:star-swirl';
import tree from 'icon:holy-oak';
import embers from 'icon:burning-embers';
import hearth from 'icon:small-fire';
import village from 'icon:hut';
import valhalla from 'icon:winged-emblem';
import quest from 'icon:tied-scroll';
import battle from 'icon:crossed-swords';
import clan from 'icon:viking-shield';
import hand from 'icon:poker-hand';
import invade from 'icon:hill-conquest';
import march from 'icon:boot-prints';
import upgrade from 'icon:upgrade';
import pillage from 'icon:primitive-torch';
import sacrifice from 'icon:sacrificial-dagger';
import pass from 'icon:night-sleep';
import rise from 'icon:raise-skeleton';
import skull from 'icon:crowned-skull';
import odin from 'icon:one-eyed';
import thor from 'icon:thor-hammer';
import loki from 'icon:double-face-mask';
import frigga from 'icon:heart-shield';
import heimdall from 'icon:mighty-horn';
import tyr from 'icon:mailed-fist';
import trophy from 'icon:trophy-cup';
import first from 'icon:crown';
import yes from 'icon:check-mark';
import no from 'icon:cross-mark';
import rune from 'icon:rune-stone';

const GLYPHS = {
  bear, wolf, serpent, raven, warrior, leader, ship, troll, valkyrie, rage, axes, horns, glory, all, tree, embers, hearth, village,
  valhalla, quest, battle, clan, hand, invade, march, upgrade, pillage, sacrifice, pass, rise, skull, odin, thor, loki, frigga,
  heimdall, tyr, trophy, first, yes, no, rune, monster: skull, challenge: pillage, storm: pillage,
  'dwarf-chieftain': dwarf, 'sea-serpent': seaSerpent, 'dark-elf': darkElf, 'fire-giant': fireGiant, 'frost-giant': frostGiant,
  'soldier-of-hel': soldier, 'volur-witch': witch,
};

export type GlyphName = keyof typeof GLYPHS;

export function glyphOf(name: string, fallback: GlyphName = 'clan'): GlyphName {
  return name in GLYPHS ? (name as GlyphName) : fallback;
}

/** A drawing beside words. */
export function Glyph({ name, class: extra = '' }: { name: string; class?: string }) {
  return <svg class={`icon ${extra}`} viewBox="0 0 512 512" aria-hidden="true" dangerouslySetInnerHTML={{ __html: GLYPHS[glyphOf(name)] }} />;
}

/** The same inside a larger drawing. */
export function Mark({ name, x, y, size, class: extra = '' }: { name: string; x: number; y: number; size: number; class?: string }) {
  const scale = size / 512;
  return <g class={`glyph ${extra}`} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`} dangerouslySetInnerHTML={{ __html: GLYPHS[glyphOf(name)] }} />;
}

/** A clan's shield: symbol, pattern and colour together. */
export function ClanSign({ clan, label }: { clan: string; label?: string }) {
  const named = label ? { role: 'img' as const, 'aria-label': label } : {};
  return <span class={`clan-sign clan-${clan}`} {...named}><Glyph name={clan} /></span>;
}

// The icons at a table of Valhalla.

import forge from 'icon:anvil-impact';
import block from 'icon:cage';
import x from 'icon:cross-mark';
import chains from 'icon:crossed-chains';
import crown from 'icon:crown';
import trick from 'icon:duality-mask';
import foe from 'icon:eye-target';
import fury from 'icon:flame';
import skull from 'icon:half-dead';
import token from 'icon:hexagonal-nut';
import tyr from 'icon:mailed-fist';
import hand from 'icon:poker-hand';
import serpent from 'icon:sea-serpent';
import push from 'icon:shield-reflect';
import swap from 'icon:swap-bag';
import hammer from 'icon:thor-hammer';
import troll from 'icon:troll';
import many from 'icon:two-shadows';
import jarl from 'icon:viking-helmet';
import ownShield from 'icon:viking-shield';
import fang from 'icon:werewolf';
import dragon from 'icon:wyvern';
import { draw } from '../../ui/icons';

const OWN = {
  forge,
  block,
  x,
  chains,
  crown,
  trick,
  foe,
  fury,
  skull,
  token,
  tyr,
  hand,
  serpent,
  push,
  swap,
  hammer,
  troll,
  many,
  jarl,
  ownShield,
  fang,
  dragon,
};

type Own = typeof OWN;

declare module '../../ui/icons' {
  interface Drawings extends Own {}
}

draw(OWN);

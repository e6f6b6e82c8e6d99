// The icons on the cards of the first page's showcase.

import axe from 'icon:battle-axe';
import bear from 'icon:bear-head';
import boar from 'icon:boar';
import deer from 'icon:deer-head';
import sword from 'icon:gladius';
import glory from 'icon:laurel-crown';
import kin from 'icon:linked-rings';
import bow from 'icon:pocket-bow';
import shield from 'icon:round-shield';
import frost from 'icon:snowflake-2';
import spear from 'icon:spear-hook';
import valhalla from 'icon:winged-emblem';
import wolf from 'icon:wolf-head';
import { draw } from '../../../ui/icons';

const OWN = { valhalla, axe, sword, spear, shield, bow, bear, wolf, boar, deer, frost, glory, kin };

type Own = typeof OWN;

declare module '../../../ui/icons' {
  interface Drawings extends Own {}
}

draw(OWN);

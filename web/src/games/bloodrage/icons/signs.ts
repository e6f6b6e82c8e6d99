// The signs of the clans.

import bearClan from 'icon:bear-face';
import snake from 'icon:snake';
import wolf from 'icon:wolf-head';
import { draw } from '../../../ui/icons';

const OWN = { bearClan, snake, wolf };

type Own = typeof OWN;

declare module '../../../ui/icons' {
  interface Drawings extends Own {}
}

draw(OWN);

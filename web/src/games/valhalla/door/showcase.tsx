// Three cards that present Valhalla on the first page.
import { useEffect } from 'preact/hooks';
import { narrow } from '../../../ui/screen';
import { fetchSome } from '../cards/art';
import { Card } from '../cards/card';
import type { Designs, WarriorDesign } from '../model';

const SHOWN: WarriorDesign[] = [
  {
    id: 'wolf-kveldulf',
    clan: 'wolf',
    strength: 4,
    glory: 2,
    weapons: ['sword', 'bow'],
    pattern: '',
    ability: '',
    abilityClan: '',
  },
  {
    id: 'bear-bera',
    clan: 'bear',
    strength: 8,
    glory: 3,
    weapons: ['sword', 'axe', 'spear', 'shield'],
    pattern: '',
    ability: '',
    abilityClan: '',
  },
  {
    id: 'deer-hjordis',
    clan: 'deer',
    strength: 2,
    glory: 2,
    weapons: ['axe', 'bow'],
    pattern: '',
    ability: 'OWN_COLOUR',
    abilityClan: 'boar',
  },
];
const DESIGNS: Designs = {
  warriors: new Map(SHOWN.map((design) => [design.id, design])),
  tactics: new Map(),
  jarls: new Map(),
  glory: new Map(),
  beside: {},
};

/** The cards, without names: the names would require all words of the game. */
export function Showcase() {
  useEffect(() => {
    if (!narrow.peek()) fetchSome(() => import('art:valhalla?wolf-kveldulf+bear-bera+deer-hjordis'));
  }, []);
  return (
    <div class="showcase nameless" aria-hidden="true">
      {SHOWN.map((design) => (
        <Card key={design.id} id={design.id} designs={DESIGNS} large />
      ))}
    </div>
  );
}

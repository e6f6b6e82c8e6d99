// Three cards for the hall's door.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { learn } from '../../../ui/words';
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

export function Showcase() {
  useEffect(() => fetchSome(() => import('art:valhalla?wolf-kveldulf+bear-bera+deer-hjordis')), []);
  const named = useSignal(false); // cards come with their names, not before
  useEffect(
    () =>
      void learn('valhalla', true).then(() => {
        named.value = true;
      }),
    [],
  );
  return (
    <div class="showcase" aria-hidden="true">
      {named.value && SHOWN.map((design) => <Card key={design.id} id={design.id} designs={DESIGNS} large />)}
    </div>
  );
}

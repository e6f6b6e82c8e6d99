// Three cards for the hall's door.
import { useEffect } from 'preact/hooks';
import { learn } from '../../words';
import { Card } from './card';
import type { Designs, WarriorDesign } from './model';

const SHOWN: WarriorDesign[] = [
  { id: 'wolf-kveldulf', clan: 'wolf', strength: 4, glory: 2, weapons: ['sword', 'bow'], pattern: '', ability: '', abilityClan: '' },
  { id: 'bear-bera', clan: 'bear', strength: 8, glory: 3, weapons: ['sword', 'axe', 'spear', 'shield'], pattern: '', ability: '', abilityClan: '' },
  { id: 'deer-hjordis', clan: 'deer', strength: 2, glory: 2, weapons: ['axe', 'bow'], pattern: '', ability: 'OWN_COLOUR', abilityClan: 'boar' },
];
const DESIGNS: Designs = { warriors: new Map(SHOWN.map((design) => [design.id, design])), tactics: new Map(), jarls: new Map(), glory: new Map(), monsters: new Map() };

export function Showcase() {
  useEffect(() => { void learn('valhalla', true); }, []); // the names on the cards
  return (
    <div class="showcase" aria-hidden="true">
      {SHOWN.map((design) => <Card key={design.id} id={design.id} designs={DESIGNS} large />)}
    </div>
  );
}

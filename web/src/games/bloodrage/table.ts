// All that is fetched when one sits down at a table of Blood Rage.
import { noisesFor } from '../../sound';

export { Reference } from './reference';
export { BloodRageTable } from './screen';

noisesFor({
  'pillage-began': 'horn', 'battle-began': 'clash', won: 'glory', pillaged: 'shield', 'province-lost': 'fire', 'quest-done': 'glory',
  invaded: 'shield', marched: 'shield', joined: 'shield', upgraded: 'card', 'quest-laid': 'card', 'card-laid': 'card', revealed: 'card', picked: 'card',
});

// How the events of Blood Rage are presented: sound, weight in the log, pauses.
import type { EventEffects } from '../../live/event-effects';

export const MANNERS: EventEffects = {
  'age-began': { noise: 'horn', weight: 'great' },
  'phase-began': { weight: 'turn' },
  // cards
  'packet-came': { private: true },
  picked: { noise: 'card', gathered: true, private: true },
  discarded: { gathered: true },
  returned: { gathered: true },
  upgraded: { noise: 'card' },
  // clans
  invaded: { noise: 'shield' },
  marched: { noise: 'shield' },
  joined: { noise: 'shield' },
  destroyed: { befalls: true },
  'lost-glory': { counted: true, befalls: true },
  'lost-rage': { counted: true, befalls: true },
  // pillage and battle
  'pillage-began': { noise: 'horn' },
  'battle-began': { noise: 'clash', fights: true },
  'card-laid': { noise: 'card' },
  revealed: { noise: 'card' },
  won: { noise: 'glory', weight: 'great', decides: true },
  'nobody-won': { decides: true },
  pillaged: { noise: 'shield' },
  // quests and the end of an age
  'quest-laid': { noise: 'card' },
  'quest-was': { private: true },
  'quest-done': { noise: 'glory' },
  'province-lost': { noise: 'fire', decides: true },
};

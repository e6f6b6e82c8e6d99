// How the events of Valhalla are presented: sound, weight in the log, pauses.
import type { EventEffects } from '../../live/event-effects';

export const MANNERS: EventEffects = {
  'turn-began': { weight: 'turn' },
  'final-round': { noise: 'horn', weight: 'great' },
  'jarl-chosen': { noise: 'shield' },
  'end-armed': { weight: 'great' },
  ragnarok: { noise: 'fire', weight: 'great', fights: true },
  // cards and dice
  drew: { noise: 'card', gathered: true },
  discarded: { gathered: true },
  showed: { gathered: true },
  picked: { gathered: true, private: true },
  revealed: { gathered: true },
  added: { noise: 'card' },
  dismissed: { gathered: true },
  rolled: { noise: 'dice' },
  'die-lost': { gathered: true },
  // battles
  attacked: { noise: 'clash', weight: 'great', fights: true },
  played: { noise: 'card' },
  won: { weight: 'great', decides: true },
  'no-winner': { decides: true },
  'shield-taken': { noise: 'shield', weight: 'great' },
  'went-to-valhalla': { noise: 'glory', gathered: true },
  // beasts
  'beast-attacked': { noise: 'clash', weight: 'great', fights: true },
  'beast-attacks': { noise: 'clash', weight: 'great', fights: true },
  'beast-rolled': { noise: 'dice' },
  'beast-won': { weight: 'great', decides: true },
  'beast-shield': { noise: 'shield', weight: 'great' },
  'beast-card-beaten': { weight: 'great', decides: true },
  'beast-slain': { weight: 'great' },
  'beast-prevails': { weight: 'great' },
  'beast-mills': { counted: true },
  // expansions
  'draft-taken': { noise: 'card' },
  'king-crowned': { noise: 'glory', weight: 'great' },
  'monster-unleashed': { noise: 'clash', weight: 'great' },
};

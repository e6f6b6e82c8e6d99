// The signs of Valhalla and what they mean.
import './icons';
import './cards/icons';
import type { Legend } from '../parts';

export const LEGEND: Legend = [
  ['sword', 'weapon-sword'],
  ['axe', 'weapon-axe'],
  ['spear', 'weapon-spear'],
  ['shield', 'weapon-shield'],
  ['bow', 'weapon-bow'],
  ['x', 'face-x'],
  ['bear', 'clan-bear'],
  ['wolf', 'clan-wolf'],
  ['boar', 'clan-boar'],
  ['deer', 'clan-deer'],
  ['frost', 'clan-frost'],
  ['glory', 'glory-label'],
  ['valhalla', 'valhalla-label'],
  ['hand', 'hand-label'],
  ['ownShield', 'sign-own-shield'],
  ['jarl', 'sign-jarl'],
  ['chains', 'sign-cut-off'],
  ['battle', 'sign-battle'],
  ['dice', 'dice-label'],
  ['foe', 'sign-foe'],
  ['kin', 'sign-kin'],
  ['many', 'sign-many'],
  ['crown', 'expansion-king'],
  ['trick', 'expansion-loki'],
  ['tyr', 'expansion-tyr'],
  ['hammer', 'expansion-thor'],
  ['fang', 'expansion-monsters'],
];

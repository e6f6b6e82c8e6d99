// The signs of Blood Rage and what they mean.
import '../../ui/controls';
import type { Legend } from '../parts';
import { drawingOf, type GlyphName } from './icons/icons';

const MEANINGS: [GlyphName, string][] = [
  ['rage', 'stat-rage'],
  ['axes', 'stat-axes'],
  ['horns', 'stat-horns'],
  ['all', 'token-all'],
  ['glory', 'br-glory'],
  ['invade', 'blood-act-invade'],
  ['march', 'blood-act-march'],
  ['pillage', 'blood-act-pillage'],
  ['upgrade', 'blood-act-upgrade'],
  ['quest', 'blood-act-quest'],
  ['sacrifice', 'blood-act-sacrifice'],
  ['pass', 'blood-act-pass'],
  ['battle', 'sign-battle'],
  ['hand', 'sign-gifts'],
  ['embers', 'phase-ragnarok'],
  ['valhalla', 'phase-valhalla'],
  ['leader', 'figure-leader'],
  ['warrior', 'figure-warrior'],
  ['ship', 'figure-ship'],
  ['monster', 'br-slot-monster'],
  ['clan', 'br-slot-clan'],
  ['first', 'sign-winner'],
  ['bear', 'clan-bear'],
  ['wolf', 'clan-wolf'],
  ['serpent', 'clan-serpent'],
  ['raven', 'clan-raven'],
  ['yes', 'sign-done'],
  ['failed', 'sign-failed'],
];

export const LEGEND: Legend = [
  ...MEANINGS.map(([name, words]): Legend[number] => [drawingOf(name), words]),
  ['whole', 'zoom-whole'],
];

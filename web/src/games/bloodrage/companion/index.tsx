// Blood Rage for those who play with the box.
import '../icons/icons';
import type { CompanionParts } from '../../companion';
import { BattleTool } from './battle';
import { PadTool } from './pad';

export const COMPANION: CompanionParts = {
  tools: [
    { key: 'battle', icon: 'battle', Tool: BattleTool },
    { key: 'pad', icon: 'trophy', Tool: PadTool },
  ],
  dealing: ['two_ages'],
};

// Valhalla for those who play with the box.
import '../icons';
import '../cards/icons';
import '../names';
import type { CompanionParts } from '../../companion';
import { BattleTool } from './battle';
import { BeastTool } from './beast';
import { PadTool } from './pad';

export const COMPANION: CompanionParts = {
  tools: [
    { key: 'battle', icon: 'battle', Tool: BattleTool },
    { key: 'beast', icon: 'fang', Tool: BeastTool },
    { key: 'pad', icon: 'trophy', Tool: PadTool },
  ],
  dealing: ['five_jarls', 'first_game'],
};

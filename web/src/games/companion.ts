// What a game's folder may bring for those who play with the box.
import type { ComponentType } from 'preact';
import type { IconName } from '../ui/icons';

export interface CompanionTool {
  key: string; // also of its words: `tool-<key>`
  icon: IconName;
  Tool: ComponentType;
}

export interface CompanionParts {
  tools: CompanionTool[];
  /** Expansions that change what is dealt. */
  dealing: string[];
}

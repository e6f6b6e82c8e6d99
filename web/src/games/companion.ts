// The companion tools that a game's folder may export.
import type { ComponentType } from 'preact';
import type { IconName } from '../ui/icons';

export interface CompanionTool {
  key: string; // `tool-<key>` is also its message key
  icon: IconName;
  Tool: ComponentType;
}

export interface CompanionParts {
  tools: CompanionTool[];
  /** Expansions that change the deal. */
  dealing: string[];
}

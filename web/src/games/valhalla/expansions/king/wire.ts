// Written by `python -m meadhall.server.protocol.typescript web`; do not change by hand.

export interface CrownView {
  card: string;
  king: number | null;
  level: number;
  levels: LevelView[];
}

export interface KingView {
  crowns: CrownView[];
}

export interface LevelView {
  dice: number;
  glory: number;
}

export type View = KingView;

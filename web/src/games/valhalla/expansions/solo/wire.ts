// Written by `python -m meadhall.server.contract.typescript web`; do not change by hand.

export interface BeastCardView {
  ability: string;
  ability_clan: string;
  cap: number;
  clans: string[];
  strength: number;
  symbols: string[];
}

export interface LairView {
  beast: string;
  below?: BeastCardView | null;
  card?: BeastCardView | null;
  covered?: number[];
  last_attack?: boolean;
  left?: number;
  level: number;
  stack?: BeastCardView[];
}

export type View = LairView;

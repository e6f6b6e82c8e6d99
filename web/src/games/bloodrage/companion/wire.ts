// Written by `python -m meadhall.server.protocol.typescript web`; do not change by hand.

export interface BattleAnswer {
  odds: Odds;
  strengths: number[];
}

export interface BattleEntered {
  clans: ClanEntered[];
  age?: number;
  province?: string;
  pillager?: number;
  habit?: "any" | "strongest";
}

export interface ClanEntered {
  warriors?: number;
  leader?: boolean;
  ship?: boolean;
  monsters?: string[];
  upgrades?: string[];
  hand?: string[];
  hidden?: number;
  rage?: number;
}

export interface ClanPad {
  glory: number;
  steps: number[];
  upgrades?: string[];
  quests?: string[];
  fallen?: number;
  released?: number;
  board?: number;
}

export interface Counted {
  of: string;
  points: number;
  rule: string;
  values?: Record<string, number>;
  subject?: Subject | null;
}

export interface Likely {
  of: string;
  subject: Subject | null;
  chance: number;
  error?: number;
  action?: number | null;
}

export interface Odds {
  chances: Likely[];
  best: number | null;
  supposing: string;
}

export interface PadAnswer {
  players: Tallied[];
}

export interface PadEntered {
  clans: ClanPad[];
  age: number;
  final?: boolean;
}

export interface Subject {
  sort: string;
  key: string;
  number: number;
}

export interface Tallied {
  seat: number;
  lines: Counted[];
  total: number;
  place: number;
  won: boolean;
  tie?: number[];
}

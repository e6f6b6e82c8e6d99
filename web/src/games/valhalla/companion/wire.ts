// Written by `python -m meadhall.server.protocol.typescript web`; do not change by hand.

export interface BattleAnswer {
  odds: Odds;
  advice: DiceAdvice | null;
}

export interface BattleEntered {
  role: "attack" | "beast" | "defend";
  mine: SideEntered;
  theirs?: SideEntered | null;
  strength?: number;
  rolled?: ("axe" | "bow" | "shield" | "spear" | "sword" | "x")[];
}

export interface BeastAnswer {
  table: BeastTable;
  happened: BeastEvent[];
  question: Question | null;
  fight: boolean;
  standing: number[];
  need: number;
  over: "" | "lost" | "won";
}

export interface BeastCardEntered {
  strength: number;
  cap: number;
  symbols: ("axe" | "bow" | "shield" | "spear" | "sword")[];
  clans?: ("bear" | "boar" | "deer" | "frost" | "wolf")[];
  ability?:
    | ""
    | "M_CLAN_MUTE"
    | "M_DIE"
    | "M_EVERY_GLORY"
    | "M_JARL_OFF"
    | "M_LOSS_GLORY"
    | "M_MILL"
    | "M_NO_DICE_TACTICS"
    | "M_NO_TACTICS"
    | "M_POST_RANDOM"
    | "M_PRE_DISCARD"
    | "M_PRE_WARRIOR"
    | "M_SLOT"
    | "M_TWO_TACTICS";
  clan?: "" | "bear" | "boar" | "deer" | "frost" | "wolf";
}

export interface BeastEntered {
  table: BeastTable;
  do: "attack" | "between" | "check" | "phase";
  seed?: string;
  faces?: ("axe" | "bow" | "shield" | "spear" | "sword" | "x")[];
  report?: Report | null;
  answers?: number[];
}

export interface BeastEvent {
  key: string;
  n?: number;
  subjects?: Subject[];
}

export interface BeastTable {
  stack: BeastCardEntered[];
  level: number;
  squad: number[];
  hand: number;
  deck: number;
  shields?: number;
  glory?: number;
  covered?: number[];
  ignore?: boolean;
}

export interface Counted {
  of: string;
  points: number;
  rule: string;
  values?: Record<string, number>;
  subject?: Subject | null;
}

export interface DiceAdvice {
  move: string;
  keep: string[];
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

export interface Option {
  action: number;
  verb: string;
  subject: Subject | null;
  rule: string;
}

export interface PadAnswer {
  players: Tallied[];
}

export interface PadEntered {
  players: PlayerEntered[];
  modules?: string[];
}

export interface PlayerEntered {
  glory: number;
  shields: number;
  captured: number[];
}

export interface Question {
  seat: number;
  prompt: string;
  rule: string;
  about: Subject | null;
  options: Option[];
  optional: boolean;
  default: number | null;
}

export interface Report {
  strength: number;
  armed: number[];
}

export interface SideEntered {
  warriors: WarriorCard[];
  tactics?: TacticCard[];
  dice?: number;
  plus?: number;
  hidden?: number;
}

export interface StackAnswer {
  stack: BeastCardEntered[];
}

export interface StackEntered {
  beast: "fenrir" | "hel" | "jormungandr" | "surtr";
  plus40?: boolean;
}

export interface Subject {
  sort: string;
  key: string;
  number: number;
}

export interface TacticCard {
  kind: "FURY2" | "FURY3" | "HEROIC3" | "HEROIC4" | "NEW_WEAPONS" | "PUSH_BACK" | "WEAPON_SWAP";
  weapon?: "" | "axe" | "bow" | "shield" | "spear" | "sword";
}

export interface Tallied {
  seat: number;
  lines: Counted[];
  total: number;
  place: number;
  won: boolean;
  tie?: number[];
}

export interface WarriorCard {
  clan: "bear" | "boar" | "deer" | "frost" | "wolf";
  strength: number;
  weapons?: ("axe" | "bow" | "shield" | "spear" | "sword")[];
  pattern?: "" | "ANY2" | "PAIRS2" | "SAME2" | "SAME3";
  ability?: "" | "DIVERSITY" | "FOE_COLOUR" | "FROST" | "OWN_COLOUR";
  ability_clan?: "" | "bear" | "boar" | "deer" | "frost" | "wolf";
}

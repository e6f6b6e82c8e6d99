// Written by `python -m meadhall.server.protocol.typescript web`; do not change by hand.

export interface ForgeView {
  players: ForgedView[];
}

export interface ForgedView {
  blocked: number[];
  held_back: number[];
  sacrificed: string[] | null;
  sacrificed_for: number[];
}

export type View = ForgeView;

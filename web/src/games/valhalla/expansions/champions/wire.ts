// Written by `python -m meadhall.server.protocol.typescript web`; do not change by hand.

export interface TokensView {
  universal: number[][];
  vengeance: ((number | null)[])[];
}

export type View = TokensView;

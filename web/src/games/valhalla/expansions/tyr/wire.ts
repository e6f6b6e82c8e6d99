// Written by `python -m meadhall.server.protocol.typescript web`; do not change by hand.

export interface TuckedView {
  squads: ((string | null)[])[];
}

export type View = TuckedView;

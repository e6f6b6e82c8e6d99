// Written by `python -m meadhall.server.protocol.typescript web`; do not change by hand.

export interface RideView {
  mission: boolean;
  road: number[];
}

export type View = RideView;

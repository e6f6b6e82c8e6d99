// Written by `python -m meadhall.server.protocol.typescript web`; do not change by hand.

export interface ReserveView {
  reserve: string[];
}

export type View = ReserveView;

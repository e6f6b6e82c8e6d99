// Written by `python -m meadhall.server.contract.typescript web`; do not change by hand.

export interface ReserveView {
  reserve: string[];
}

export type View = ReserveView;

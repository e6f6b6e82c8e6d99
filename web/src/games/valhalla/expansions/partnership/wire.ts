// Written by `python -m meadhall.server.contract.typescript web`; do not change by hand.

export interface CompanionsView {
  companions: number[];
}

export type View = CompanionsView;

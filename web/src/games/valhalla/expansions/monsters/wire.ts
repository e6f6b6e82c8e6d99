// Written by `python -m meadhall.server.protocol.typescript web`; do not change by hand.

export interface DenView {
  covers: (number | null)[];
  deck: number;
  display: string[];
  fetched: string[][];
  held: (string | null)[];
  keeper: number | null;
  pile: number;
}

export type View = DenView;

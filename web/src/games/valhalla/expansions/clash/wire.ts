// Written by `python -m meadhall.server.protocol.typescript web`; do not change by hand.

export interface WorldsView {
  decks: number[];
  picked: (string | null)[];
}

export type View = WorldsView;

// Written by `python -m meadhall.server.protocol.typescript web`; do not change by hand.

export interface HelperView {
  aided: number | null;
  card: string;
  helper: number;
}

export interface HelpersView {
  played: HelperView[];
}

export type View = HelpersView;

// Written by `python -m meadhall.server.protocol.typescript web`; do not change by hand.

export interface LokiView {
  card: string;
  rows: RowView[];
  step6_delta: number;
  taken: number | null;
}

export interface RowView {
  bonus: string;
  max: number;
  min: number;
  n: number;
}

export type View = LokiView;

// Written by `python -m meadhall.server.protocol.typescript web`; do not change by hand.

export type { LairView as View } from '../../wire';

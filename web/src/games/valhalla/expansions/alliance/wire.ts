// Written by `python -m meadhall.server.protocol.typescript web`; do not change by hand.

export type { CompanionsView as View } from '../../wire';

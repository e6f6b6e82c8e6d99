"""What is asked for those who play with the box, and what is answered; a game's own part stands in its kit."""

from __future__ import annotations

from meadhall.companion.deal import Deal, Deck
from meadhall.wire import Tallied

ROOTS = [Deal, Deck, Tallied]

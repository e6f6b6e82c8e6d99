"""The types of the companion requests, for a game on a physical table. Types of one game's tools stand in its kit."""

from __future__ import annotations

from meadhall.companion.deal import Deal, Deck
from meadhall.wire import Tallied

ROOTS = [Deal, Deck, Tallied]

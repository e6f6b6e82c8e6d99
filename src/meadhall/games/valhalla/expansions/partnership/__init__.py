"""Expansion: Partnership of Jarls. Partners help each other in battle; a single player wins.   (spec: VAL-PARTNER)"""

from __future__ import annotations

from meadhall.games.valhalla.expansions.partnership.partnership import MODULE

__all__ = ["MODULE"]

"""Expansion: Partnership of Jarls. Two help each other in battle; one of all wins.   (spec: VAL-PARTNER)"""

from __future__ import annotations

from meadhall.games.valhalla.expansions.partnership.partnership import MODULE

__all__ = ["MODULE"]

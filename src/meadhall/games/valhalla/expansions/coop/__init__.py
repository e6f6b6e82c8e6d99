"""Expansion: Together. Two to four players stand together against one beast.   (spec: VAL-COOP)"""

from __future__ import annotations

from meadhall.games.valhalla.expansions.coop.coop import MODULE

__all__ = ["MODULE"]

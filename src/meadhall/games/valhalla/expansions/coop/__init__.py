"""Expansion: Together. Two to four players against one beast, by house rules.   (spec: VAL-COOP)"""

from __future__ import annotations

from meadhall.games.valhalla.expansions.coop.coop import MODULE

__all__ = ["MODULE"]

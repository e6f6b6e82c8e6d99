"""Expansion: Wrath of Tyr. Cards of the war god that are placed under warriors as they join.   (spec: VAL-TYR)"""

from __future__ import annotations

from meadhall.games.valhalla.expansions.tyr.tyr import MODULE

__all__ = ["MODULE"]

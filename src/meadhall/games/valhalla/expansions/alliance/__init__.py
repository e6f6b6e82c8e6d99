"""Expansion: Alliance of Jarls. Two players fight and win as one.   (spec: VAL-ALLY)"""

from __future__ import annotations

from meadhall.games.valhalla.expansions.alliance.alliance import MODULE

__all__ = ["MODULE"]

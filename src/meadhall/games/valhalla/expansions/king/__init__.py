"""Expansion: King of the Hill. The wearer of the crown gains glory until beaten.   (spec: VAL-KING)"""

from __future__ import annotations

from meadhall.games.valhalla.expansions.king.king import MODULE

__all__ = ["MODULE"]

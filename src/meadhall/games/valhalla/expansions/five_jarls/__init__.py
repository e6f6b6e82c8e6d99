"""Variant: Five Jarls. More jarls to choose from.   (spec: VAL-VAR-15…16)"""

from __future__ import annotations

from meadhall.games.valhalla.expansions.five_jarls.five_jarls import MODULE

__all__ = ["MODULE"]

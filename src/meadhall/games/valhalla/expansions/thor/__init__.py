"""Expansion: Thor's Aid. A player outside a battle may help a participant and share the glory.   (spec: VAL-THOR)"""

from __future__ import annotations

from meadhall.games.valhalla.expansions.thor.thor import MODULE

__all__ = ["MODULE"]

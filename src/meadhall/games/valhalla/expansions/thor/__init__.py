"""Expansion: Thor's Aid. Who does not fight may help one who does, and share the glory.   (spec: VAL-THOR)"""

from __future__ import annotations

from meadhall.games.valhalla.expansions.thor.thor import MODULE

__all__ = ["MODULE"]

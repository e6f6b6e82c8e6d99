"""Variant: Simplified. No jarls, and five cards to begin with.   (spec: VAL-VAR-02…03)"""

from __future__ import annotations

from meadhall.games.valhalla.expansions.simplified.simplified import MODULE

__all__ = ["MODULE"]

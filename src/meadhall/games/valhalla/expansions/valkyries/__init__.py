"""Expansion: Valkyries. Who goes to Valhalla in the right company is worth more there.   (spec: VAL-VALK)"""

from __future__ import annotations

from meadhall.games.valhalla.expansions.valkyries.valkyries import MODULE

__all__ = ["MODULE"]

"""Expansion: Loki's Trickery. Whoever loses a battle narrowly gets something for it.   (spec: VAL-LOKI)"""

from __future__ import annotations

from meadhall.games.valhalla.expansions.loki.loki import MODULE

__all__ = ["MODULE"]

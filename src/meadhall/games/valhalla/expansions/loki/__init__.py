"""Expansion: Loki's Trickery. A player who loses a battle by a narrow margin gets a bonus.   (spec: VAL-LOKI)"""

from __future__ import annotations

from meadhall.games.valhalla.expansions.loki.loki import MODULE

__all__ = ["MODULE"]

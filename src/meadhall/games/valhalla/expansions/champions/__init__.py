"""Expansion: Champions of Midgard. Tokens record how battles change a warrior.   (spec: VAL-CHAMP)"""

from __future__ import annotations

from meadhall.games.valhalla.expansions.champions.champions import MODULE

__all__ = ["MODULE"]

"""Expansion: Champions of Midgard. Warriors whom their battles change, told by tokens.   (spec: VAL-CHAMP)"""

from __future__ import annotations

from meadhall.games.valhalla.expansions.champions.champions import MODULE

__all__ = ["MODULE"]

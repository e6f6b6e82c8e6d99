"""Variant: First Game. A jarl for everybody, of those that are easy to lead with.   (spec: VAL-VAR-01)"""

from __future__ import annotations

from meadhall.games.valhalla.expansions.first_game.first_game import MODULE

__all__ = ["MODULE"]

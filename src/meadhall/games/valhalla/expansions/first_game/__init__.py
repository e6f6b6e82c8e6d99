"""Variant: First Game. Each player gets one jarl, of those that are easy to play.   (spec: VAL-VAR-01)"""

from __future__ import annotations

from meadhall.games.valhalla.expansions.first_game.first_game import MODULE

__all__ = ["MODULE"]

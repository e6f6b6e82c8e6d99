"""Expansion: Valkyries. Warriors who enter Valhalla in certain groups give bonus glory.   (spec: VAL-VALK)"""

from __future__ import annotations

from meadhall.games.valhalla.expansions.valkyries.valkyries import MODULE

__all__ = ["MODULE"]

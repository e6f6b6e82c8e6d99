"""Expansion: Dwarves of Svartalfheim. They block, hold back, disarm and sacrifice.   (spec: VAL-DWARF)"""

from __future__ import annotations

from meadhall.games.valhalla.expansions.dwarves.dwarves import MODULE

__all__ = ["MODULE"]

"""Expansion: Elves of Álfheim. Their abilities depend on their neighbours in the squad.   (spec: VAL-ELF)"""

from __future__ import annotations

from meadhall.games.valhalla.expansions.elves.elves import MODULE

__all__ = ["MODULE"]

"""Expansion: Elves of Álfheim. It matters who stands beside them.   (spec: VAL-ELF)"""

from __future__ import annotations

from meadhall.games.valhalla.expansions.elves.elves import MODULE

__all__ = ["MODULE"]

"""Expansion: Monsters of Yggdrasil. Two adjacent warriors may catch a monster.   (spec: VAL-MONSTER)"""

from __future__ import annotations

from meadhall.games.valhalla.expansions.monsters.monsters import MODULE

__all__ = ["MODULE"]

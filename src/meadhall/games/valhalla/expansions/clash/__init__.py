"""Expansion: Clash of Worlds. Every two neighbours share a private deck.   (spec: VAL-CLASH)"""

from __future__ import annotations

from meadhall.games.valhalla.expansions.clash.clash import MODULE

__all__ = ["MODULE"]

"""Expansion: Solo. One player against a beast of six cards.   (spec: VAL-SOLO)"""

from __future__ import annotations

from meadhall.games.valhalla.expansions.solo.solo import MODULE

__all__ = ["MODULE"]

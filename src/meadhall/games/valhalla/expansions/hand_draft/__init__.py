"""Variant: Hand Draft. Players exchange cards with a common reserve before the first turn.   (spec: VAL-VAR-04…14)"""

from __future__ import annotations

from meadhall.games.valhalla.expansions.hand_draft.hand_draft import MODULE

__all__ = ["MODULE"]

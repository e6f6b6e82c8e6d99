"""Variant: Powers. Every clan begins with a power of its player's choice.   (spec: BR-VAR-03…05, BR-VAR-10…14)"""

from __future__ import annotations

from meadhall.games.bloodrage.expansions.powers.powers import MODULE

__all__ = ["MODULE"]

"""Variant: Two Ages. The first Age is skipped; the second and the third are played.   (spec: BR-VAR-01…02)"""

from __future__ import annotations

from meadhall.games.bloodrage.expansions.two_ages.two_ages import MODULE

__all__ = ["MODULE"]

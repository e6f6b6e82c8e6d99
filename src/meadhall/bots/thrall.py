"""The thrall: random answers, each kind equally likely. (not compiled)"""

from __future__ import annotations

from typing import ClassVar

from meadhall.bots.base import Bot, Glimpse
from meadhall.bots.opinion import by_verb, drawn
from meadhall.bots.thinking import Estimate


class Thrall(Bot):
    """Knows nothing and wants nothing."""

    key: ClassVar[str] = "thrall"

    def consider(self, glimpse: Glimpse) -> list[Estimate]:
        weights = by_verb(glimpse.vocabulary, glimpse.legal)
        return [Estimate(glimpse.legal[drawn(weights, glimpse.chance)], 0.0, 1, "luck")]

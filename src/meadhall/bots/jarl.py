"""The jarl: looks one answer ahead and judges what comes of it. (not compiled)"""

from __future__ import annotations

from typing import ClassVar

from meadhall.bots.ahead import look_ahead
from meadhall.bots.base import Bot, Glimpse
from meadhall.bots.thinking import Estimate, Manner

MANNER = Manner(dreams=16, candidates=8, sight=0.2, calm=1, curiosity=0.0)


class Jarl(Bot):
    """Thinks where it matters; elsewhere habit is good enough."""

    key: ClassVar[str] = "jarl"
    dreams: ClassVar[bool] = True

    def consider(self, glimpse: Glimpse) -> list[Estimate]:
        dreamer, opinion = glimpse.dreamer, glimpse.opinion
        assert dreamer is not None
        if opinion.habit(dreamer.world, glimpse.seat, glimpse.legal):
            quick = opinion.quick(dreamer.world, glimpse.seat, glimpse.legal, glimpse.chance)
            return [Estimate(quick, 0.0, 1, "habit")]
        return look_ahead(opinion, dreamer, glimpse.legal, MANNER, self.budget)

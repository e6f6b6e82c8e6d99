"""The jarl: looks one answer ahead and evaluates the result. (not compiled)"""

from __future__ import annotations

from typing import ClassVar

from meadhall.bots.ahead import look_ahead
from meadhall.bots.base import Bot, Glimpse
from meadhall.bots.thinking import Estimate, Manner

MANNER = Manner(dreams=16, candidates=8, sight=0.2, calm=1, curiosity=0.0)


class Jarl(Bot):
    """Looks ahead where it matters and answers by habit elsewhere."""

    key: ClassVar[str] = "jarl"
    dreams: ClassVar[bool] = True

    def consider(self, glimpse: Glimpse) -> list[Estimate]:
        assert glimpse.dreamer is not None
        return by_habit(glimpse) or look_ahead(glimpse.opinion, glimpse.dreamer, glimpse.legal, MANNER, self.budget)


def by_habit(glimpse: Glimpse) -> list[Estimate]:
    """The quick answer where it is good enough; else nothing."""
    dreamer, opinion = glimpse.dreamer, glimpse.opinion
    assert dreamer is not None
    if not opinion.habit(dreamer.world, glimpse.seat, glimpse.legal):
        return []
    return [Estimate(opinion.quick(dreamer.world, glimpse.seat, glimpse.legal, glimpse.chance), 0.0, 1, "habit")]

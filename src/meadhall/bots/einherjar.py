"""The einherjar: tree search over imagined worlds within its budget. (not compiled)"""

from __future__ import annotations

from typing import ClassVar

from meadhall.bots.base import Bot, Glimpse
from meadhall.bots.jarl import by_habit
from meadhall.bots.opinion import NOTHING
from meadhall.bots.thinking import Estimate, Manner
from meadhall.bots.tree import Tree

MANNER = Manner(dreams=0, candidates=10, sight=0.12, calm=4, curiosity=0.3)


class Einherjar(Bot):
    """Searches within its budget, except where the answer is computed exactly or a matter of habit."""

    key: ClassVar[str] = "einherjar"
    dreams: ClassVar[bool] = True

    def consider(self, glimpse: Glimpse) -> list[Estimate]:
        glimpse = glimpse._replace(opinion=glimpse.opinion.patient(glimpse.seat, glimpse.seats))
        assert glimpse.dreamer is not None
        known = by_odds(glimpse) or by_habit(glimpse)
        return known or Tree(glimpse.opinion, glimpse.dreamer, MANNER).search(self.budget)


def by_odds(glimpse: Glimpse) -> list[Estimate]:
    """The answer that can be reckoned out, if there is one."""
    assert glimpse.dreamer is not None
    action = glimpse.opinion.reckon(glimpse.dreamer.world, glimpse.seat, glimpse.legal)
    return [] if action == NOTHING else [Estimate(action, 0.0, 1, "odds")]

"""The einherjar: searches a tree of dreams for as long as it may. (not compiled)"""

from __future__ import annotations

from typing import ClassVar

from meadhall.bots.base import Bot, Glimpse
from meadhall.bots.thinking import Budget, Estimate, Manner
from meadhall.bots.tree import Tree

MANNER = Manner(dreams=0, candidates=10, sight=0.12, calm=4, curiosity=0.3)
ROUTINE = 0.1  # of the budget, for a matter of habit


class Einherjar(Bot):
    """Thinks ahead for everybody, as long as its budget lasts."""

    key: ClassVar[str] = "einherjar"
    dreams: ClassVar[bool] = True

    def consider(self, glimpse: Glimpse) -> list[Estimate]:
        dreamer, opinion = glimpse.dreamer, glimpse.opinion
        assert dreamer is not None
        routine = opinion.habit(dreamer.world, glimpse.seat, glimpse.legal)
        budget = part_of(self.budget, ROUTINE) if routine else self.budget
        return Tree(opinion, dreamer, MANNER).search(budget)


def part_of(budget: Budget, share: float) -> Budget:
    """A part of a budget."""
    tries = max(1, int(budget.tries * share)) if budget.tries > 0 else 0
    return Budget(budget.seconds * share, tries, budget.clock)

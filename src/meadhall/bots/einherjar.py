"""The einherjar: searches a tree of dreams for as long as it may. (not compiled)"""

from __future__ import annotations

from typing import ClassVar

from meadhall.bots.base import Bot, Glimpse
from meadhall.bots.jarl import by_habit
from meadhall.bots.thinking import Estimate, Manner
from meadhall.bots.tree import Tree

MANNER = Manner(dreams=0, candidates=10, sight=0.12, calm=4, curiosity=0.3)


class Einherjar(Bot):
    """Thinks ahead for everybody, as long as its budget lasts; matters of habit it answers at once."""

    key: ClassVar[str] = "einherjar"
    dreams: ClassVar[bool] = True

    def consider(self, glimpse: Glimpse) -> list[Estimate]:
        assert glimpse.dreamer is not None
        return by_habit(glimpse) or Tree(glimpse.opinion, glimpse.dreamer, MANNER).search(self.budget)

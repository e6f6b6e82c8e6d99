"""The interface of a bot and its input. (not compiled)"""

from __future__ import annotations

from typing import Any, NamedTuple

from meadhall.bots.policy import Policy
from meadhall.bots.search import Budget, Dreamer, Estimate
from meadhall.core.chance import Chance
from meadhall.core.verbs import Vocabulary
from meadhall.interface.wire import Question


class Situation(NamedTuple):
    """What a seat knows at one question. No field leads back to the match."""

    game: str
    seat: int
    seats: int
    legal: list[int]
    vocabulary: Vocabulary
    chance: Chance  # the bot's own, not the game's
    policy: Policy  # the game's own policy
    dreamer: Dreamer | None  # samples worlds, for bots with `dreams = True`
    question: Question | None  # for bots with `looks = True`
    view: Any  # Any: each game has its own view
    cards: Any  # Any: and its own catalogue


class Bot:
    """Chooses among the legal answers. It keeps no state between questions."""

    key: str = ""
    looks: bool = False  # wants question, view and catalogue
    dreams: bool = False  # wants sampled worlds

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = Budget() if budget is None else budget

    def choose(self, situation: Situation) -> int:
        """Return one of `situation.legal`."""
        return self.consider(situation)[0].action

    def consider(self, situation: Situation) -> list[Estimate]:
        """Return estimates of some of the answers, the chosen one first."""
        raise NotImplementedError

"""The interface of a bot, and what it is given. (not compiled)"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple

from meadhall.bots.opinion import Opinion
from meadhall.bots.thinking import Budget, Dreamer, Estimate
from meadhall.core.chance import Chance
from meadhall.core.verbs import Vocabulary
from meadhall.wire import Question


class Glimpse(NamedTuple):
    """What a seat knows at one question. No field leads back to the match."""

    game: str
    seat: int
    seats: int
    legal: list[int]
    vocabulary: Vocabulary
    chance: Chance  # the bot's own, not the game's
    opinion: Opinion  # what we think about this game
    dreamer: Dreamer | None  # for bots that look ahead
    question: Question | None  # for bots that look
    view: Any  # Any: each game has its own view
    cards: Any  # Any: and its own catalogue
    lean: Lean | None  # the game's rules of thumb, if it has some


Lean = Callable[[Glimpse], list[float]]  # worths in the order of the question's options


class Bot:
    """Chooses among the legal answers. It keeps no state between questions."""

    key: ClassVar[str] = ""
    looks: ClassVar[bool] = False  # it wants question, view and catalogue
    dreams: ClassVar[bool] = False  # it wants to imagine positions

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = Budget() if budget is None else budget

    def choose(self, glimpse: Glimpse) -> int:
        """One of `glimpse.legal`."""
        return self.consider(glimpse)[0].action

    def consider(self, glimpse: Glimpse) -> list[Estimate]:
        """Some of the answers with what we think of them, the one we would give first."""
        raise NotImplementedError


def best_first(estimates: list[Estimate]) -> list[Estimate]:
    return sorted(estimates, key=lambda estimate: -estimate.value)

"""The karl: rules of thumb on what the seat sees, from the page `bots/<game>.py`. (not compiled)"""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache
from typing import Any, ClassVar

from meadhall.bots.base import Bot, Glimpse, best_first
from meadhall.bots.thinking import Estimate


@cache
def thumb(game: str) -> Any:  # Any: a module with `lean(glimpse)`, worths in the order of the question's options
    """The page of rules of thumb for a game, if there is one."""
    place = f"meadhall.bots.{game}.thumb"
    return importlib.import_module(place) if importlib.util.find_spec(place) else None


class Karl(Bot):
    """Takes what looks best now; among equals chance decides."""

    key: ClassVar[str] = "karl"
    looks: ClassVar[bool] = True

    def consider(self, glimpse: Glimpse) -> list[Estimate]:
        assert glimpse.question is not None
        actions = [option.action for option in glimpse.question.options]
        estimates = [
            Estimate(action, worth, 1, "thumb")
            for action, worth in zip(actions, thumb(glimpse.game).lean(glimpse), strict=True)
        ]
        glimpse.chance.shuffle(order := list(range(len(estimates))))
        return best_first([estimates[at] for at in order])


class Novice(Bot):
    """The same for a game without rules of thumb: what the opinion of the game finds promising."""

    key: ClassVar[str] = "karl"
    dreams: ClassVar[bool] = True

    def consider(self, glimpse: Glimpse) -> list[Estimate]:
        assert glimpse.dreamer is not None
        weights = glimpse.opinion.weigh(glimpse.dreamer.world, glimpse.seat, glimpse.legal)
        pairs = zip(glimpse.legal, weights, strict=True)
        return best_first([Estimate(action, weight, 1, "thumb") for action, weight in pairs])

"""The karl: rules of thumb on the view, from the game's kit. (not compiled)"""

from __future__ import annotations

from typing import ClassVar

from meadhall.bots.base import Bot, Glimpse, best_first
from meadhall.bots.thinking import Estimate


class Karl(Bot):
    """Takes what looks best now; ties are broken at random."""

    key: ClassVar[str] = "karl"
    looks: ClassVar[bool] = True

    def consider(self, glimpse: Glimpse) -> list[Estimate]:
        assert glimpse.question is not None
        assert glimpse.lean is not None
        actions = [option.action for option in glimpse.question.options]
        estimates = [
            Estimate(action, worth, 1, "thumb") for action, worth in zip(actions, glimpse.lean(glimpse), strict=True)
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

"""Bots without a search, for simulations of very many games. (not compiled)

Tables do not offer these bots. The commands name them as `meadhall.bots.atonce:AtOnce`.
"""

from __future__ import annotations

from typing import Final

from meadhall.bots.base import Bot, Situation
from meadhall.bots.builtin import exact_estimates, prepared
from meadhall.bots.search import Estimate
from meadhall.bots.settings import SEARCH, BotSettings

LEARNED: Final = BotSettings("at-once", SEARCH, for_search=True, learned=True)
RECKONING: Final = BotSettings("reckoning", SEARCH, for_search=True, learned=True, exact=True)
HURRYING: Final = BotSettings("hurrying", SEARCH, for_search=True, exact=True)


class AtOnce(Bot):
    """Answers by the skald's learned policy."""

    settings: BotSettings = LEARNED
    dreams: bool = True

    def consider(self, situation: Situation) -> list[Estimate]:
        assert situation.dreamer is not None
        policy = prepared(situation, self.settings).policy
        action = policy.choose(situation.dreamer.world, situation.seat, situation.legal, situation.chance)
        exact = exact_estimates(situation, policy) if self.settings.exact else []
        return exact or [Estimate(action, 0.0, 1, "habit")]


class Reckoning(AtOnce):
    """Answers like `AtOnce`, with calculated answers in battles."""

    settings: BotSettings = RECKONING


class Hurrying(AtOnce):
    """Answers by the einherjar's policy, with calculated answers in battles.

    It attacks more often than the learned policy.
    """

    settings: BotSettings = HURRYING

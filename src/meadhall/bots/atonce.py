"""The skald's taste without its search: answers at once, for series of very many games. (not compiled)

No strength that is offered at a table: name it as `meadhall.bots.atonce:AtOnce` where a bot is wanted.
"""

from __future__ import annotations

from typing import ClassVar

from meadhall.bots.base import Bot, Glimpse
from meadhall.bots.einherjar import by_odds
from meadhall.bots.learned.school import schooled
from meadhall.bots.thinking import Estimate


class AtOnce(Bot):
    """By first sight alone, battles too."""

    key: ClassVar[str] = "at-once"
    dreams: ClassVar[bool] = True
    reckons: ClassVar[bool] = False

    def consider(self, glimpse: Glimpse) -> list[Estimate]:
        assert glimpse.dreamer is not None
        world = glimpse.dreamer.world
        taught = schooled(glimpse.game, glimpse.opinion, world, glimpse.seat)
        glimpse = glimpse._replace(opinion=glimpse.opinion if taught is None else taught.opinion)
        known = by_odds(glimpse) if self.reckons else []
        action = glimpse.opinion.quick(world, glimpse.seat, glimpse.legal, glimpse.chance)
        return known or [Estimate(action, 0.0, 1, "habit")]


class Reckoning(AtOnce):
    """The same with battles reckoned out, as the skald does."""

    key: ClassVar[str] = "reckoning"
    reckons: ClassVar[bool] = True


class Hurrying(Bot):
    """The einherjar without its search: its taste, and battles reckoned out. Attacks far more than one who learned."""

    key: ClassVar[str] = "hurrying"
    dreams: ClassVar[bool] = True

    def consider(self, glimpse: Glimpse) -> list[Estimate]:
        assert glimpse.dreamer is not None
        world = glimpse.dreamer.world
        glimpse = glimpse._replace(opinion=glimpse.opinion.patient(glimpse.seat, glimpse.seats))
        action = glimpse.opinion.quick(world, glimpse.seat, glimpse.legal, glimpse.chance)
        return by_odds(glimpse) or [Estimate(action, 0.0, 1, "habit")]

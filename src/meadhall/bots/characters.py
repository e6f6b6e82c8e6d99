"""Jarls of character: as strong as the plain one, about, but with a taste of their own. (not compiled)"""

from __future__ import annotations

from typing import ClassVar

from meadhall.bots.ahead import look_ahead
from meadhall.bots.base import Bot, Glimpse
from meadhall.bots.jarl import by_habit
from meadhall.bots.thinking import Estimate, Manner

MANNER = Manner(dreams=16, candidates=8, sight=0.4, calm=1, curiosity=0.0)  # what pleases them counts twice


class Character(Bot):
    """Looks ahead like a jarl, with another opinion of what things are worth."""

    dreams: ClassVar[bool] = True
    taste: ClassVar[str] = ""

    def consider(self, glimpse: Glimpse) -> list[Estimate]:
        glimpse = glimpse._replace(opinion=glimpse.opinion.inclined(glimpse.seat, self.taste))
        assert glimpse.dreamer is not None
        return by_habit(glimpse) or look_ahead(glimpse.opinion, glimpse.dreamer, glimpse.legal, MANNER, self.budget)


class Reckless(Character):
    key: ClassVar[str] = "jarl-reckless"
    taste: ClassVar[str] = "reckless"


class Careful(Character):
    key: ClassVar[str] = "jarl-careful"
    taste: ClassVar[str] = "careful"


class Glorious(Character):
    """Wants his warriors in Valhalla."""

    key: ClassVar[str] = "jarl-glorious"
    taste: ClassVar[str] = "glorious"


class LokisFriend(Character):
    """Likes tricks, and gains where others lose."""

    key: ClassVar[str] = "jarl-loki"
    taste: ClassVar[str] = "loki"


CHARACTERS: dict[str, type[Bot]] = {bot.key: bot for bot in (Reckless, Careful, Glorious, LokisFriend)}

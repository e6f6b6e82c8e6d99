"""What a bot is given, and what it must be able to do."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from meadhall.core.chance import Chance
from meadhall.core.match import Match
from meadhall.wire import Question


class Glimpse(NamedTuple):
    """A seat's knowledge at one question. No field leads back to the match that is being played."""

    game: str
    seat: int
    seats: int
    legal: list[int]
    observation: bytes
    chance: Chance  # the bot's own, not the game's
    question: Question | None  # for bots that look
    view: Any  # Any: each game has its own view
    cards: Any  # Any: and its own catalogue
    worlds: list[Match]  # positions this one might be, as far as the seat can tell; free to be played on


class Bot:
    """Chooses one of the legal answers. It keeps nothing between two questions."""

    key: ClassVar[str] = ""
    looks: ClassVar[bool] = True  # it wants question, view and catalogue
    worlds: ClassVar[int] = 0  # how many possible positions it wants

    def choose(self, glimpse: Glimpse) -> int:
        """One of `glimpse.legal`."""
        raise NotImplementedError

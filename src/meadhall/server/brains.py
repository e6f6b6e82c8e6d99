"""Who can sit on a bot's chair. Until the house's own bots are seated, one who plays what comes to mind."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.core.chance import Chance
from meadhall.core.match import Match

Brain = Callable[[Match, int, Chance], int]


def wanderer(match: Match, seat: int, luck: Chance) -> int:
    """Any legal answer, each as likely as the other."""
    legal = match.legal(seat)
    return legal[luck.pick(len(legal))]


BOTS: dict[str, Brain] = {"wanderer": wanderer}


def think(bot: str, world: Match, seat: int, luck: Chance) -> int:
    """The answer of a bot in a world as the seat can imagine it."""
    return BOTS[bot](world, seat, luck)

"""Lets bots play: gives each what its seat may know, and takes nothing illegal."""

from __future__ import annotations

from typing import Any

from meadhall import people, shelf
from meadhall.bots.base import Bot, Glimpse
from meadhall.bots.greedy import Eager, Greedy, thumb
from meadhall.bots.random import Thrall
from meadhall.core.chance import Chance
from meadhall.core.errors import IllegalAnswer
from meadhall.core.game import Game
from meadhall.core.match import Match

BOTS: dict[str, type[Bot]] = {Greedy.key: Greedy, Thrall.key: Thrall}
ALSO = {"thrall": Thrall.key}


def recruit(name: str, game: Game) -> Bot:
    """The bot of this name."""
    name = ALSO.get(name, name)
    shelf.check_name("bot", name, BOTS)
    if name == Greedy.key and thumb(game.key) is None:
        return Eager()
    return BOTS[name]()


class Driver:
    """Asks bots for their answers in one match."""

    def __init__(self, game: Game, chance: Chance) -> None:
        self.game = game
        self.chance = chance
        self.view = shelf.viewer(game)
        self.catalogue = shelf.catalogue(game)
        self.cards: Any = None  # Any: each game has its own catalogue

    def choose(self, match: Match, seat: int, bot: Bot) -> int:
        """The bot's answer. Where there is one answer only, nobody is asked."""
        legal = match.legal(seat)
        if len(legal) == 1:
            return legal[0]
        action = bot.choose(self.glimpse(match, seat, bot))
        if action not in legal:
            raise IllegalAnswer(f"bot {bot.key!r} answered {action}", right=f"legal are {legal}")
        return action

    def glimpse(self, match: Match, seat: int, bot: Bot) -> Glimpse:
        """What the bot may know."""
        looks = bot.looks
        return Glimpse(
            game=self.game.key,
            seat=seat,
            seats=match.seats,
            legal=list(match.legal(seat)),
            observation=match.observe(seat),
            chance=self.chance,
            question=people.question(self.game, match, seat) if looks else None,
            view=self.view(match, seat) if looks and self.view else None,
            cards=self.known_cards(match) if looks else None,
            worlds=[match.determinize(seat, self.chance) for _ in range(bot.worlds)],
        )

    def known_cards(self, match: Match) -> Any:  # Any: each game has its own catalogue
        """What is printed on the cards, listed once."""
        if self.cards is None and self.catalogue is not None:
            self.cards = self.catalogue(match)
        return self.cards

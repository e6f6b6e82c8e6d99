"""Asks bots for answers: gives each bot what its seat may know, and rejects illegal answers. (not compiled)"""

from __future__ import annotations

import logging
import time
from typing import Any

from meadhall.bots.base import Bot, Situation
from meadhall.bots.builtin import BuiltinBot
from meadhall.bots.learned.files import own_policy
from meadhall.bots.search import Budget, Dreamer, Estimate, TimeSource
from meadhall.bots.settings import HINTS, settings_for
from meadhall.core.chance import Chance
from meadhall.core.errors import IllegalAnswer
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.interface import people, shelf

LOG = logging.getLogger("meadhall.bots")


def recruit(name: str, game: Game, clock: TimeSource = time.monotonic) -> Bot:
    """Create the built-in bot of this name; see `settings.settings_for`. Every bot plays every game."""
    settings = settings_for(name)
    return BuiltinBot(settings, Budget(settings.seconds, settings.tries, clock))


def advice(game: Game, match: Match, seat: int, chance: Chance, name: str = HINTS) -> list[Estimate]:
    """Return hints for a person: a bot's estimates of the answers at this seat, the best first."""
    return Driver(game, chance).consider(match, seat, recruit(name, game))


class Driver:
    """Asks bots for their answers in one match."""

    def __init__(self, game: Game, chance: Chance) -> None:
        self.game = game
        self.chance = chance
        self.failures = 0  # number of times that a bot failed to give a legal answer
        self.kit = shelf.kit(game.key)
        self.cards: Any = None  # Any: each game has its own catalogue

    def choose(self, match: Match, seat: int, bot: Bot) -> int:
        """Return the bot's answer, or a legal one if it fails. With a single legal answer the bot is not asked."""
        legal = match.legal(seat)
        if len(legal) == 1 or type(match.stack[-1]).for_people:
            return legal[0]
        try:
            return self.checked(bot.choose(self.situation(match, seat, bot)), legal, bot)
        except Exception:
            LOG.exception("bot %s gave no answer", bot.key)
            self.failures += 1
            return self.fallback(match, seat)

    def consider(self, match: Match, seat: int, bot: Bot) -> list[Estimate]:
        """Return the bot's estimates of the answers, the chosen one first."""
        legal = match.legal(seat)
        if len(legal) == 1 or type(match.stack[-1]).for_people:
            return [Estimate(legal[0], 0.0, 0, "only")]
        return bot.consider(self.situation(match, seat, bot))

    def checked(self, action: int, legal: list[int], bot: Bot) -> int:
        if action not in legal:
            raise IllegalAnswer(f"bot {bot.key!r} answered {action}", right=f"legal are {legal}")
        return action

    def fallback(self, match: Match, seat: int) -> int:
        """Return the question's default for absent players, else its first option."""
        question = people.question_for(self.game, match, seat)
        assert question is not None, "only seats that are asked are answered for"
        return question.options[0].action if question.default is None else question.default

    def situation(self, match: Match, seat: int, bot: Bot) -> Situation:
        """Return what the bot may know."""
        looks = bot.looks
        return Situation(
            game=self.game.key,
            seat=seat,
            seats=match.seats,
            legal=list(match.legal(seat)),
            vocabulary=self.game.vocabulary,
            chance=self.chance,
            policy=own_policy(self.game.key),
            dreamer=self.dreamer(match, seat) if bot.dreams else None,
            question=people.question_for(self.game, match, seat) if looks else None,
            view=self.kit.view(match, seat) if looks and self.kit.view else None,
            cards=self.known_cards(match) if looks else None,
        )

    def dreamer(self, match: Match, seat: int) -> Dreamer:
        """Return a sampler of worlds. It starts from a sampled position, not from the real one."""
        return Dreamer(match.determinize(seat, self.chance), seat, self.chance)

    def known_cards(self, match: Match) -> Any:  # Any: each game has its own catalogue
        """Return the printed cards, listed once per match."""
        if self.cards is None and self.kit.catalogue is not None:
            self.cards = self.kit.catalogue(match)
        return self.cards

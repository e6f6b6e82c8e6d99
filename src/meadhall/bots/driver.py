"""Lets bots play: gives each what its seat may know and rejects illegal answers. (not compiled)"""

from __future__ import annotations

import logging
import re
import time
from typing import Any

from meadhall import people, shelf
from meadhall.bots.base import Bot, Glimpse
from meadhall.bots.characters import CHARACTERS
from meadhall.bots.einherjar import Einherjar
from meadhall.bots.jarl import Jarl
from meadhall.bots.karl import Karl, Novice
from meadhall.bots.opinion import NEUTRAL, Opinion
from meadhall.bots.skald import Skald
from meadhall.bots.thinking import FOREVER, TRIES, Budget, Dreamer, Estimate, TimeSource
from meadhall.bots.thrall import Thrall
from meadhall.core.chance import Chance
from meadhall.core.errors import IllegalAnswer, SetupError
from meadhall.core.game import Game
from meadhall.core.match import Match

LOG = logging.getLogger("meadhall.bots")
STRENGTHS: dict[str, type[Bot]] = {bot.key: bot for bot in (Thrall, Karl, Jarl, Einherjar, Skald)}  # weakest first
ALSO = {"random": Thrall.key, "greedy": Karl.key}  # what they were called once
BOTS = STRENGTHS | CHARACTERS | {other: STRENGTHS[name] for other, name in ALSO.items()}
LIMITED = re.compile(r"(?P<name>[^@]+)@(?P<limits>[0-9.]+s?(/[0-9.]+s?)?)")
HINTS = Jarl.key


def recruit(name: str, game: Game, clock: TimeSource = time.monotonic) -> Bot:
    """The bot of this name; "jarl@50" tries so often, "jarl@0.2s" as often as it can by then, "jarl@50/0.2s" both."""
    limit = LIMITED.fullmatch(name)
    name = limit["name"] if limit else name
    shelf.check_name("bot", name, BOTS)
    if BOTS[name] is Karl and shelf.kit(game.key).lean is None:
        return Novice()
    return BOTS[name](budget_of(limit, clock) if limit else None)


def budget_of(limit: re.Match[str], clock: TimeSource) -> Budget:
    """The limit behind a bot's name."""
    seconds, tries = FOREVER, 0
    try:
        for part in limit["limits"].split("/"):
            if part.endswith("s"):
                seconds = float(part[:-1])
            else:
                tries = int(part)
    except ValueError:
        right = 'write "jarl@50", "jarl@0.2s" or "jarl@50/0.2s"'
        raise SetupError(f"no limit for a bot: {limit[0]!r}", right=right) from None
    return Budget(seconds, tries, clock)


def in_company(name: str, seconds: float) -> str:
    """The name of the same bot where people wait for it: its work as ever, but no longer than so many seconds."""
    return name if "@" in name else f"{name}@{TRIES}/{seconds}s"


def opinion_of(game: str) -> Opinion:
    """What we think about a game; nothing in particular where it brings no opinion."""
    opinion = shelf.kit(game).opinion
    return NEUTRAL if opinion is None else opinion()


def advice(game: Game, match: Match, seat: int, chance: Chance, name: str = HINTS) -> list[Estimate]:
    """A hint for a person: the answers a bot would consider at this seat, the best one first."""
    return Driver(game, chance).consider(match, seat, recruit(name, game))


class Driver:
    """Asks bots for their answers in one match."""

    def __init__(self, game: Game, chance: Chance) -> None:
        self.game = game
        self.chance = chance
        self.failures = 0  # answers that a bot failed to give
        self.kit = shelf.kit(game.key)
        self.cards: Any = None  # Any: each game has its own catalogue

    def choose(self, match: Match, seat: int, bot: Bot) -> int:
        """The bot's answer, or a legal one if it fails. Where there is one answer only, nobody is asked."""
        legal = match.legal(seat)
        if len(legal) == 1 or type(match.stack[-1]).for_people:
            return legal[0]
        try:
            return self.checked(bot.choose(self.glimpse(match, seat, bot)), legal, bot)
        except Exception:
            LOG.exception("bot %s gave no answer", bot.key)
            self.failures += 1
            return self.fallback(match, seat)

    def consider(self, match: Match, seat: int, bot: Bot) -> list[Estimate]:
        """What the bot thinks of the answers; the one it would give comes first."""
        legal = match.legal(seat)
        if len(legal) == 1 or type(match.stack[-1]).for_people:
            return [Estimate(legal[0], 0.0, 0, "only")]
        return bot.consider(self.glimpse(match, seat, bot))

    def checked(self, action: int, legal: list[int], bot: Bot) -> int:
        if action not in legal:
            raise IllegalAnswer(f"bot {bot.key!r} answered {action}", right=f"legal are {legal}")
        return action

    def fallback(self, match: Match, seat: int) -> int:
        """What the question itself proposes for somebody absent, else its first option."""
        question = people.question(self.game, match, seat)
        assert question is not None, "only seats that are asked are answered for"
        return question.options[0].action if question.default is None else question.default

    def glimpse(self, match: Match, seat: int, bot: Bot) -> Glimpse:
        """What the bot may know."""
        looks = bot.looks
        return Glimpse(
            game=self.game.key,
            seat=seat,
            seats=match.seats,
            legal=list(match.legal(seat)),
            vocabulary=self.game.vocabulary,
            chance=self.chance,
            opinion=opinion_of(self.game.key),
            dreamer=self.dreamer(match, seat) if bot.dreams else None,
            question=people.question(self.game, match, seat) if looks else None,
            view=self.kit.view(match, seat) if looks and self.kit.view else None,
            cards=self.known_cards(match) if looks else None,
            lean=self.kit.lean() if self.kit.lean else None,
        )

    def dreamer(self, match: Match, seat: int) -> Dreamer:
        """Somebody who knows a possible position, not the real one."""
        return Dreamer(match.determinize(seat, self.chance), seat, self.chance)

    def known_cards(self, match: Match) -> Any:  # Any: each game has its own catalogue
        """What is printed on the cards, listed once."""
        if self.cards is None and self.kit.catalogue is not None:
            self.cards = self.kit.catalogue(match)
        return self.cards

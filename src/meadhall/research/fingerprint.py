"""A checksum of the behaviour of a game and its bots.

Random games with fixed seeds are played to their end, and bots are asked at some positions. Refactoring does not change
the checksum; a change of a rule, a card or a bot's answers does.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache

import msgspec

from meadhall.bots.driver import Driver, recruit
from meadhall.core.chance import seeded
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.module import Rulebook
from meadhall.core.play import checked_game
from meadhall.research.arena import Rules, rulebook

GAMES = 20  # random games
ASKED_EVERY = 12  # in one more game, every bot is asked after this many decisions
LETTERS = 16


@lru_cache(maxsize=64)
def fingerprint(rules: Rules, seats: int, bots: tuple[str, ...]) -> str:
    """Return the checksum of these rules and bots."""
    game, book = rulebook(rules, seats)
    seen = [random_games(game, book), *(answers(game, book, bot) for bot in bots)]
    return hashlib.sha256(msgspec.json.encode(seen)).hexdigest()[:LETTERS]


def random_games(game: Game, book: Rulebook[Match]) -> list[int]:
    """Yield checksums of all answers, options, observations and scores of random games."""
    deals = [f"fingerprint:{number}" for number in range(GAMES)]
    return [int(checked_game(game.new(book, seeded(deal)), seeded(f"{deal}:answers")).checksum) for deal in deals]


def answers(game: Game, book: Rulebook[Match], bot: str) -> list[int]:
    """Yield a bot's answers at some positions of a random game."""
    match, luck = game.new(book, seeded("fingerprint")), seeded("fingerprint:answers")
    driver, asked = Driver(game, seeded("fingerprint:bot")), recruit(bot, game)
    said, decisions = [], 0
    while match.pending != 0:
        seat = match.asked()
        legal = match.legal(seat)
        decisions += len(legal) > 1
        if len(legal) > 1 and decisions % ASKED_EVERY == 0:
            said.append(driver.choose(match, seat, asked))
        match.step(seat, legal[luck.pick(len(legal))])
    return said

"""Games between bots. The games of a series are planned beforehand, so that it can be repeated and resumed."""

from __future__ import annotations

import time
from functools import lru_cache

import msgspec

from meadhall.bots.base import Bot
from meadhall.bots.driver import Driver
from meadhall.bots.foreign import enlist
from meadhall.core.chance import seeded
from meadhall.core.errors import SetupError
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.module import Rulebook
from meadhall.interface import shelf
from meadhall.interface.wire import Facts
from meadhall.research.series.plan import FinishedGame, Planned

PORTION = 4  # games in one portion of work


class Rules(msgspec.Struct, frozen=True):
    """The game of a series with its modules, options and card set."""

    game: str
    modules: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    cards: str = shelf.OWN_CARDS


class DatedRules(Rules, frozen=True):
    """The rules with a version number, for series that play an earlier version."""

    version: int = 0


class Bout(Planned, frozen=True):
    """One planned game."""

    line_up: tuple[str, ...]  # bots by seat
    deal: str  # the seed of cards and dice; several bouts may share it
    group: str = ""  # key under which results are counted together
    options: tuple[tuple[str, str], ...] = ()  # in addition to those of the series


class ArenaGame(FinishedGame, frozen=True):
    """One finished game."""

    line_up: tuple[str, ...]
    group: str
    winners: list[int]
    scores: list[int]
    ended_by: str
    decisions: int
    failures: int  # number of times that a bot failed to give a legal answer
    facts: Facts | None = None


@lru_cache(maxsize=64)
def rulebook(rules: Rules, seats: int, more: tuple[tuple[str, str], ...] = ()) -> tuple[Game, Rulebook[Match]]:
    """Return the game and its rules for this number of players."""
    game = shelf.game_named(rules.game)
    setup = shelf.set_up(game, seats, list(rules.modules), dict(rules.options + more), cards=rules.cards)
    if isinstance(rules, DatedRules):
        setup.rules = rules.version
    return game, game.rulebook(setup)


def check(rules: Rules, bots: list[str], seats: list[int]) -> None:
    """Raise SetupError for an impossible series before any game is played."""
    game = shelf.game_named(rules.game)
    for name in bots:
        enlist(name, game)
    for players in seats:
        rulebook(rules, players)


def play(rules: Rules, facts_wanted: bool, bout: Bout) -> ArenaGame:
    """Play one game to its end. With `facts_wanted`, collect the figures that reports count."""
    game, book = rulebook(rules, len(bout.line_up), bout.options)
    match = game.new(book, seeded(bout.deal), log=facts_wanted)
    driver = Driver(game, seeded(f"{bout.deal}:{bout.number}:answers"))
    facts, decisions = follow(game, match, driver, bout) if facts_wanted else (None, answer_all(match, driver, bout))
    return ArenaGame(
        number=bout.number,
        line_up=bout.line_up,
        group=bout.group,
        winners=[] if match.lost_together() else match.winners(),
        scores=match.scores(),
        ended_by=game.ended_by(match),
        decisions=decisions,
        failures=driver.failures,
        facts=facts,
    )


def line_up_of(bout: Bout, game: Game) -> list[Bot]:
    """Create the bots of all seats. Their time limits count CPU time, which is fair on a busy machine."""
    return [enlist(name, game, time.thread_time) for name in bout.line_up]


def answer_all(match: Match, driver: Driver, bout: Bout) -> int:
    """Let the bots answer until the game is over; return the number of answers."""
    bots = line_up_of(bout, driver.game)
    decisions = 0
    while match.pending != 0:
        seat = match.asked()
        match.step(seat, driver.choose(match, seat, bots[seat]))
        decisions += 1
    return decisions


def follow(game: Game, match: Match, driver: Driver, bout: Bout) -> tuple[Facts | None, int]:
    """Play like `answer_all`, and collect facts with the game's chronicle."""
    page = shelf.kit(game.key).chronicle
    if page is None:
        raise SetupError(f"{game.key} collects no figures", right="its kit needs a chronicle")
    chronicle = page(match)
    bots = line_up_of(bout, game)
    decisions = 0
    while match.pending != 0:
        seat = match.asked()
        legal = match.legal(seat)
        by_lot = len(legal) > 1 and chronicle.by_lot(legal[0])
        action = legal[driver.chance.pick(len(legal))] if by_lot else driver.choose(match, seat, bots[seat])
        chronicle.answered(seat, legal, action)
        match.step(seat, action)
        decisions += 1
    return chronicle.facts(), decisions


def play_all(rules: Rules, facts_wanted: bool, bouts: list[Bout]) -> list[ArenaGame]:
    """Play several games, one after the other."""
    return [play(rules, facts_wanted, bout) for bout in bouts]

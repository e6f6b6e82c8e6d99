"""Plays many games automatically and counts: `meadhall simulate`.

Game number i is seeded with "<seed>:<i>", so the digest is the same on either engine and with any jobs.
"""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

import msgspec

from meadhall import shelf
from meadhall.bots.driver import Driver, recruit
from meadhall.core.chance import seeded
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.module import Rulebook
from meadhall.core.play import Tally, checked_game
from meadhall.lab.jobs import given_out

PORTION = 10  # games that a job plays before it reports
PLACES = 4  # decimals in the report


class Request(msgspec.Struct, frozen=True):
    """What is played; plain data that can be sent to another process."""

    game: str
    seats: int
    games: int
    seed: str
    modules: list[str] = []
    options: dict[str, str] = {}
    edition: str = ""
    cards: str = "meadhall"
    bots: list[str] = []  # none: random answers inside the engine


class Played(msgspec.Struct, frozen=True):
    """One game that was played."""

    number: int
    decisions: int
    checksum: int
    winners: list[int]
    scores: list[int]
    turns: int
    ended_by: str


class Report(msgspec.Struct, frozen=True):
    """The result; a shared victory counts in parts."""

    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    wins_by_seat: list[float]
    mean_scores: list[float]
    mean_turns: float
    ended_by: dict[str, int]
    digest: str


def simulate(request: Request, jobs: int = 1, tick: Callable[[int], object] = lambda games: None) -> Report:
    """Play all games, in this process or in several; `tick` is told how many more were played."""
    rules_of(request)  # what cannot be set up is refused here, once
    began = time.perf_counter()
    played: list[Played] = []
    for portion in portions_played(request, jobs):
        played.extend(portion)
        tick(len(portion))
    return reported(sorted(played, key=lambda game: game.number), time.perf_counter() - began)


def portions_played(request: Request, jobs: int) -> Iterator[list[Played]]:
    """The games in portions, in any order."""
    portions = [range(at, min(at + PORTION, request.games)) for at in range(0, request.games, PORTION)]
    return given_out(partial(play_portion, request), portions, jobs)


def rules_of(request: Request) -> tuple[Game, Rulebook[Match]]:
    """The game and the rules that were asked for."""
    game = shelf.take(request.game)
    setup = shelf.set_up(game, request.seats, request.modules, request.options, request.edition, request.cards)
    for name in request.bots:
        recruit(name, game)
    return game, game.rulebook(setup)


def play_portion(request: Request, numbers: range) -> list[Played]:
    """Some of the games."""
    game, rules = rules_of(request)
    return [play_one(request, game, rules, number) for number in numbers]


def play_one(request: Request, game: Game, rules: Rulebook[Match], number: int) -> Played:
    """One game to its end."""
    match = game.new(rules, seeded(f"{request.seed}:{number}"))
    answers = f"{request.seed}:{number}:answers"
    if request.bots:
        tally = bot_game(game, match, Driver(game, seeded(answers)), request.bots, number)
    else:
        tally = checked_game(match, seeded(answers))
    return Played(
        number=number,
        decisions=tally.decisions,
        checksum=int(tally.checksum),
        winners=seats_as_named(request, match.winners(), number),
        scores=rotated(match.scores(), shift(request, number)),
        turns=int(getattr(match, "turns", 0)),
        ended_by=game.ended_by(match),
    )


def shift(request: Request, number: int) -> int:
    """With bots named the seats are swapped from game to game, so that none profits from where it sits."""
    return number % request.seats if request.bots else 0


def seats_as_named(request: Request, winners: list[int], number: int) -> list[int]:
    """Winners by the place of their bot on the list."""
    return [(seat - shift(request, number)) % request.seats for seat in winners]


def rotated(numbers: list[int], by: int) -> list[int]:
    """The list from this place on, and round."""
    return numbers[by:] + numbers[:by]


def bot_game(game: Game, match: Match, driver: Driver, names: list[str], number: int) -> Tally:
    """Bots play; the list of their names goes round the table, shifted by one in each game."""
    seats = match.seats
    bots = [recruit(names[(seat - number) % seats % len(names)], game) for seat in range(seats)]
    tally = Tally()
    while match.pending != 0:
        seat = match.asked()
        action = driver.choose(match, seat, bots[seat])
        tally.decisions += 1
        tally.fold(action)
        match.step(seat, action)
    for points in match.scores():
        tally.fold(points)
    return tally


def reported(played: list[Played], seconds: float) -> Report:
    """All games together."""
    decisions = sum(game.decisions for game in played)
    seats = len(played[0].scores)
    return Report(
        games=len(played),
        decisions=decisions,
        seconds=round(seconds, PLACES),
        decisions_per_second=round(decisions / seconds, 1),
        games_per_second=round(len(played) / seconds, 1),
        wins_by_seat=[round(wins(played, seat), PLACES) for seat in range(seats)],
        mean_scores=[round(mean([game.scores[seat] for game in played]), PLACES) for seat in range(seats)],
        mean_turns=round(mean([game.turns for game in played]), PLACES),
        ended_by=dict(sorted(Counter(game.ended_by for game in played).items())),
        digest=digest(played),
    )


def wins(played: list[Played], seat: int) -> float:
    """Victories of a seat; of a shared one, its part."""
    return sum(1 / len(game.winners) for game in played if seat in game.winners)


def mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers)


def digest(played: list[Played]) -> str:
    """A checksum of all games in the order of their numbers."""
    text = ",".join(f"{game.number}:{game.checksum}" for game in played)
    return hashlib.sha256(text.encode()).hexdigest()[:16]

"""Plays many games automatically and reports statistics: `meadhall simulate`.

Game number i has the seed "<seed>:<i>", so the digest does not depend on the engine or the number of jobs.
"""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial

import msgspec

from meadhall.bots.driver import Driver, recruit
from meadhall.core.chance import seeded
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.module import Rulebook
from meadhall.core.play import GameTally, checked_game
from meadhall.interface import shelf
from meadhall.research.series.heads import head_of
from meadhall.research.series.jobs import ALONE, Crew
from meadhall.research.series.ledger import GameLedger
from meadhall.research.series.plan import FinishedGame, Planned, Shard, play_plan

KIND = "simulate"
PORTION = 10  # games in one portion of work
PLACES = 4  # decimals in the report
LETTERS = 16  # length of the digest


class Request(msgspec.Struct, frozen=True):
    """The parameters of a simulation, as plain data that can be sent to another process."""

    game: str
    seats: int
    games: int
    seed: str
    modules: list[str] = []
    options: dict[str, str] = {}
    edition: str = ""
    cards: str = "meadhall"
    bots: list[str] = []  # empty: random answers inside the engine


class SimulatedGame(FinishedGame, frozen=True):
    """One finished game."""

    decisions: int
    checksum: int
    winners: list[int]
    scores: list[int]
    turns: int
    ended_by: str


class SimulationReport(msgspec.Struct, frozen=True):
    """The statistics of a simulation; a shared victory counts as a fraction."""

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


def simulate(request: Request, crew: Crew = ALONE) -> SimulationReport:
    """Play all games and return the report."""
    head = head_of(request, KIND, rules_of(request), request.bots, Shard())
    games = play_plan(partial(play_some, request), plan(request), GameLedger(None, head, SimulatedGame), crew, PORTION)
    return build_report(games, request.seats)


def plan(request: Request) -> Iterator[Planned]:
    """Yield the numbers of all games."""
    return map(Planned, range(request.games))


def rules_of(request: Request) -> tuple[Game, Rulebook[Match]]:
    """Return the game and the rules of a request."""
    game = shelf.game_named(request.game)
    setup = shelf.set_up(game, request.seats, request.modules, request.options, request.edition, request.cards)
    for name in request.bots:
        recruit(name, game)
    return game, game.rulebook(setup)


def play_some(request: Request, games: list[Planned]) -> list[SimulatedGame]:
    """Play some of the games."""
    game, rules = rules_of(request)
    return [play_one(request, game, rules, planned.number) for planned in games]


def play_one(request: Request, game: Game, rules: Rulebook[Match], number: int) -> SimulatedGame:
    """Play one game to its end."""
    match = game.new(rules, seeded(f"{request.seed}:{number}"))
    answers = f"{request.seed}:{number}:answers"
    if request.bots:
        tally = bot_game(game, match, Driver(game, seeded(answers)), request.bots, number)
    else:
        tally = checked_game(match, seeded(answers))
    return SimulatedGame(
        number=number,
        decisions=tally.decisions,
        checksum=int(tally.checksum),
        winners=bots_of_seats(request, match.winners(), number),
        scores=rotated(match.scores(), shift(request, number)),
        turns=int(getattr(match, "turns", 0)),
        ended_by=game.ended_by(match),
    )


def shift(request: Request, number: int) -> int:
    """Return the rotation of the seats in this game.

    With named bots, seats rotate so that no bot profits from its seat.
    """
    return number % request.seats if request.bots else 0


def bots_of_seats(request: Request, winners: list[int], number: int) -> list[int]:
    """Convert winners from seats to positions in the list of bots."""
    return [(seat - shift(request, number)) % request.seats for seat in winners]


def rotated(numbers: list[int], by: int) -> list[int]:
    """Rotate a list to the left."""
    return numbers[by:] + numbers[:by]


def bot_game(game: Game, match: Match, driver: Driver, names: list[str], number: int) -> GameTally:
    """Play a game among bots, whose list is rotated by one in each game."""
    seats = match.seats
    bots = [recruit(names[(seat - number) % seats % len(names)], game) for seat in range(seats)]
    tally = GameTally()
    while match.pending != 0:
        seat = match.asked()
        action = driver.choose(match, seat, bots[seat])
        tally.decisions += 1
        tally.fold(action)
        match.step(seat, action)
    for points in match.scores():
        tally.fold(points)
    return tally


def build_report(games: Iterable[SimulatedGame], seats: int) -> SimulationReport:
    """Count the games as they are played and return the report."""
    began, sums = time.perf_counter(), Sums(seats)
    for game in games:
        sums.add(game)
    return sums.report(time.perf_counter() - began)


class Sums:
    """Counts and sums over games. The size does not depend on the number of games."""

    def __init__(self, seats: int) -> None:
        self.games = self.decisions = self.turns = 0
        self.wins = [0.0] * seats  # a shared victory counts as a fraction
        self.scores = [0] * seats
        self.ended: Counter[str] = Counter()
        self.checksum = hashlib.sha256()

    def add(self, game: SimulatedGame) -> None:
        """Count one game. Games must come in order of their numbers."""
        comma = "," if self.games else ""
        self.checksum.update(f"{comma}{game.number}:{game.checksum}".encode())
        self.games += 1
        self.decisions += game.decisions
        self.turns += game.turns
        self.ended[game.ended_by] += 1
        for seat, score in enumerate(game.scores):
            self.scores[seat] += score
        for seat in game.winners:
            self.wins[seat] += 1 / len(game.winners)

    def report(self, seconds: float) -> SimulationReport:
        """Return the report after this many seconds."""
        return SimulationReport(
            games=self.games,
            decisions=self.decisions,
            seconds=round(seconds, PLACES),
            decisions_per_second=round(self.decisions / seconds, 1),
            games_per_second=round(self.games / seconds, 1),
            wins_by_seat=[round(wins, PLACES) for wins in self.wins],
            mean_scores=[round(score / self.games, PLACES) for score in self.scores],
            mean_turns=round(self.turns / self.games, PLACES),
            ended_by=dict(sorted(self.ended.items())),
            digest=self.checksum.hexdigest()[:LETTERS],
        )

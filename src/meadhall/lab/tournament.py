"""Bots against each other, seats balanced: `meadhall tournament`.

With two players every pair meets. With more, every bot sits alone among copies of every other one, or only the one we
want to know about. Each deal is played from every seat: the line-up goes round the table, cards and dice stay as they
were shuffled.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from itertools import combinations, count, permutations

import msgspec

from meadhall import shelf
from meadhall.core.errors import SetupError
from meadhall.lab.arena import ArenaGame, Bout, Rules
from meadhall.lab.stats import Interval, share


class TournamentSeries(msgspec.Struct, frozen=True):
    """What is played: about so many games for each player count."""

    rules: Rules
    bots: tuple[str, ...]
    players: tuple[int, ...]
    games: int
    seed: str
    lone: str = ""  # only this one sits alone


class Score(msgspec.Struct, frozen=True):
    """How one bot did alone among others."""

    players: int
    bot: str
    others: str
    wins: Interval
    even: float  # what chance would give
    failures: int


def meetings(bots: tuple[str, ...], players: int, lone: str = "") -> list[tuple[str, ...]]:
    """The line-ups: one among copies of another; for two players, every pair."""
    if len(set(bots)) < 2:
        raise SetupError("a tournament of one", right="name at least two different bots: --bots karl,jarl")
    return [(one, *[other] * (players - 1)) for one, other in pairs(bots, players, lone)]


def pairs(bots: tuple[str, ...], players: int, lone: str) -> list[tuple[str, str]]:
    """Who sits alone among whom."""
    if lone:
        shelf.check_name("bot of --bots", lone, bots)
        return [(lone, other) for other in bots if other != lone]
    return [(other, one) for one, other in combinations(bots, 2)] if players == 2 else list(permutations(bots, 2))


def bouts(series: TournamentSeries) -> Iterator[Bout]:
    """All games. With more of them wanted, the same ones come first: a deal of the size that has had fewest follows."""
    numbers = count()
    rounds = heapq.merge(*(rounds_of(series, players) for players in series.players))
    return (bout for had, players, deal in rounds for bout in a_round(series, players, deal, numbers))


def rounds_of(series: TournamentSeries, players: int) -> Iterator[tuple[int, int, int]]:
    """For each deal of a size: how many games were played before it."""
    each = games_a_deal(series, players)
    return ((deal * each, players, deal) for deal in range(deals_of(series, players)))


def a_round(series: TournamentSeries, players: int, deal: int, numbers: Iterator[int]) -> Iterator[Bout]:
    """A deal, by every line-up from every seat."""
    for line_up in meetings(series.bots, players, series.lone):
        for turn in range(players):
            seated = line_up[-turn:] + line_up[:-turn]
            yield Bout(next(numbers), seated, f"{series.seed}:{players}:{deal}", group_of(players, *line_up[:2]))


def games_a_deal(series: TournamentSeries, players: int) -> int:
    return len(meetings(series.bots, players, series.lone)) * players


def deals_of(series: TournamentSeries, players: int) -> int:
    """Rounded up until every line-up had every deal from every seat."""
    return -(-series.games // games_a_deal(series, players))


def size_of(series: TournamentSeries) -> int:
    """The number of all games."""
    return sum(deals_of(series, players) * games_a_deal(series, players) for players in series.players)


def group_of(players: int, bot: str, others: str) -> str:
    """What the games count for in which one bot sits alone among others."""
    return f"{players}:{bot}:{others}"


def lone_in(game: ArenaGame) -> tuple[str, str]:
    """Who sits alone among whom; names of bots may hold colons, so we ask and do not split."""
    pairs = permutations(dict.fromkeys(game.line_up), 2)
    return next(pair for pair in pairs if group_of(len(game.line_up), *pair) == game.group)


def wins_of(game: ArenaGame, bot: str) -> float:
    """Victories of a bot; of a shared one, its part."""
    return sum(1 / len(game.winners) for seat in game.winners if game.line_up[seat] == bot)


class RunningScores:
    """How the lone ones do, in the order of play."""

    def __init__(self) -> None:
        self.groups: dict[str, Matchup] = {}

    def add(self, game: ArenaGame) -> None:
        """One more game."""
        if game.group not in self.groups:
            self.groups[game.group] = Matchup(len(game.line_up), *lone_in(game))
        self.groups[game.group].add(game)

    def scores(self) -> list[Score]:
        """So far."""
        return [group.score() for group in self.groups.values()]


class Matchup:
    """The games in which one bot sits alone among copies of another."""

    def __init__(self, players: int, bot: str, others: str) -> None:
        self.players = players
        self.bot = bot
        self.others = others
        self.games = self.failures = 0
        self.wins = 0.0

    def add(self, game: ArenaGame) -> None:
        self.games += 1
        self.failures += game.failures
        self.wins += wins_of(game, self.bot)

    def score(self) -> Score:
        wins = share(self.wins, self.games)
        return Score(self.players, self.bot, self.others, wins, 1 / self.players, self.failures)

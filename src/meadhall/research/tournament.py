"""Tournaments between bots with balanced seats: `meadhall tournament`.

With two players every pair meets. With more, every bot (or only the one given as `lone`) plays alone among copies of
every other one. Each deal is played from every seat: the line-up rotates, cards and dice stay the same.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from itertools import combinations, count, permutations

import msgspec

from meadhall.core.errors import SetupError
from meadhall.interface import shelf
from meadhall.research.arena import ArenaGame, Bout, Rules
from meadhall.research.stats import Interval, share


class TournamentSeries(msgspec.Struct, frozen=True):
    """The parameters of a tournament: about this many games for each number of players."""

    rules: Rules
    bots: tuple[str, ...]
    players: tuple[int, ...]
    games: int
    seed: str
    lone: str = ""  # only this bot plays alone


class Score(msgspec.Struct, frozen=True):
    """The results of one bot alone among copies of another."""

    players: int
    bot: str
    others: str
    wins: Interval
    even: float  # the share that chance would give
    failures: int


def meetings(bots: tuple[str, ...], players: int, lone: str = "") -> list[tuple[str, ...]]:
    """Return the line-ups: one bot among copies of another; for two players, every pair."""
    if len(set(bots)) < 2:
        raise SetupError("a tournament of one", right="name at least two different bots: --bots karl,jarl")
    return [(one, *[other] * (players - 1)) for one, other in pairs(bots, players, lone)]


def pairs(bots: tuple[str, ...], players: int, lone: str) -> list[tuple[str, str]]:
    """Return the pairs of a lone bot and its opponents."""
    if lone:
        shelf.check_name("bot of --bots", lone, bots)
        return [(lone, other) for other in bots if other != lone]
    return [(other, one) for one, other in combinations(bots, 2)] if players == 2 else list(permutations(bots, 2))


def bouts(series: TournamentSeries) -> Iterator[Bout]:
    """Yield all games.

    More games extend the same list; the number of players with the fewest games so far comes next.
    """
    numbers = count()
    rounds = heapq.merge(*(rounds_of(series, players) for players in series.players))
    return (bout for had, players, deal in rounds for bout in bouts_of_deal(series, players, deal, numbers))


def rounds_of(series: TournamentSeries, players: int) -> Iterator[tuple[int, int, int]]:
    """Yield the deals for a number of players, each with the number of games before it."""
    each = games_a_deal(series, players)
    return ((deal * each, players, deal) for deal in range(deals_of(series, players)))


def bouts_of_deal(series: TournamentSeries, players: int, deal: int, numbers: Iterator[int]) -> Iterator[Bout]:
    """Yield the games of one deal: every line-up from every seat."""
    for line_up in meetings(series.bots, players, series.lone):
        for turn in range(players):
            seated = line_up[-turn:] + line_up[:-turn]
            yield Bout(next(numbers), seated, f"{series.seed}:{players}:{deal}", group_of(players, *line_up[:2]))


def games_a_deal(series: TournamentSeries, players: int) -> int:
    return len(meetings(series.bots, players, series.lone)) * players


def deals_of(series: TournamentSeries, players: int) -> int:
    """Return the number of deals, rounded up so that every line-up plays every deal from every seat."""
    return -(-series.games // games_a_deal(series, players))


def size_of(series: TournamentSeries) -> int:
    """Return the number of all games."""
    return sum(deals_of(series, players) * games_a_deal(series, players) for players in series.players)


def group_of(players: int, bot: str, others: str) -> str:
    """Return the key under which games of this line-up are counted."""
    return f"{players}:{bot}:{others}"


def lone_pair(game: ArenaGame) -> tuple[str, str]:
    """Return the lone bot and its opponent. Names of bots may contain colons, so the key cannot be split."""
    pairs = permutations(dict.fromkeys(game.line_up), 2)
    return next(pair for pair in pairs if group_of(len(game.line_up), *pair) == game.group)


def wins_of(game: ArenaGame, bot: str) -> float:
    """Return the victories of a bot; a shared one counts as a fraction."""
    return sum(1 / len(game.winners) for seat in game.winners if game.line_up[seat] == bot)


class RunningScores:
    """Counts results for each lone bot and opponent, in the order of play."""

    def __init__(self) -> None:
        self.groups: dict[str, Matchup] = {}

    def add(self, game: ArenaGame) -> None:
        """Count one game."""
        if game.group not in self.groups:
            self.groups[game.group] = Matchup(len(game.line_up), *lone_pair(game))
        self.groups[game.group].add(game)

    def scores(self) -> list[Score]:
        """Return the scores so far."""
        return [group.score() for group in self.groups.values()]


class Matchup:
    """The results of one bot alone among copies of another."""

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

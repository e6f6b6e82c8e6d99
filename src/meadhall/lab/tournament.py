"""Bots against each other, seats balanced: `meadhall tournament`.

With two players every pair meets. With more, every bot sits alone among copies of every other one, or only the one we
want to know about. Each deal is played from every seat: the line-up goes round the table, cards and dice stay as they
were shuffled.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, count, permutations

import msgspec
from openskill.models import BradleyTerryFull, BradleyTerryFullRating

from meadhall import shelf
from meadhall.core.errors import SetupError
from meadhall.lab.arena import Bout, Played, Rules
from meadhall.lab.stats import Figure, Z, share


class Series(msgspec.Struct, frozen=True):
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
    wins: Figure
    even: float  # what chance would give
    failures: int


class Rating(msgspec.Struct, frozen=True):
    """A bot's strength by all games, Bradley–Terry with full pairing; 25 is the mean."""

    bot: str
    rating: Figure
    games: int


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


def bouts(series: Series) -> list[Bout]:
    """All games; their number is rounded up until every line-up had every deal from every seat."""
    numbers = count()
    return [bout for players in series.players for bout in of_a_size(series, players, numbers)]


def of_a_size(series: Series, players: int, numbers: Iterator[int]) -> Iterator[Bout]:
    line_ups = meetings(series.bots, players, series.lone)
    deals = -(-series.games // (len(line_ups) * players))
    for deal in range(deals):
        for line_up in line_ups:
            for turn in range(players):
                seated = line_up[-turn:] + line_up[:-turn]
                group = group_of(players, *line_up[:2])
                yield Bout(next(numbers), seated, f"{series.seed}:{players}:{deal}", group)


def group_of(players: int, bot: str, others: str) -> str:
    """What the games count for in which one bot sits alone among others."""
    return f"{players}:{bot}:{others}"


def lone_in(game: Played) -> tuple[str, str]:
    """Who sits alone among whom; names of bots may hold colons, so we ask and do not split."""
    pairs = permutations(dict.fromkeys(game.line_up), 2)
    return next(pair for pair in pairs if group_of(len(game.line_up), *pair) == game.group)


def wins_of(game: Played, bot: str) -> float:
    """Victories of a bot; of a shared one, its part."""
    return sum(1 / len(game.winners) for seat in game.winners if game.line_up[seat] == bot)


def scores(played: list[Played]) -> list[Score]:
    """How the lone ones did, in the order of play."""
    out: list[Score] = []
    for group in dict.fromkeys(game.group for game in played):
        games = [game for game in played if game.group == group]
        players = len(games[0].line_up)
        bot, others = lone_in(games[0])
        wins = share(sum(wins_of(game, bot) for game in games), len(games))
        failures = sum(game.failures for game in games)
        out.append(Score(players, bot, others, wins, 1 / players, failures))
    return out


def ratings(played: list[Played]) -> list[Rating]:
    """Strengths by all games, the strongest first. Copies of a bot share what they win and lose."""
    model = BradleyTerryFull()
    known = {bot: model.rating(name=bot) for game in played for bot in game.line_up}
    for game in played:
        rate(model, known, game)
    found = [Rating(bot, interval(known[bot], played), games_of(bot, played)) for bot in known]
    return sorted(found, key=lambda rating: -rating.rating.value)


def rate(model: BradleyTerryFull, known: dict[str, BradleyTerryFullRating], game: Played) -> None:
    """One game: winners first, the others by points; a bot on several seats gets the mean of their changes."""
    seats = range(len(game.line_up))
    ranks = [0.0 if seat in game.winners else 1.0 + max(game.scores) - game.scores[seat] for seat in seats]
    teams = [[model.create_rating([known[bot].mu, known[bot].sigma])] for bot in game.line_up]
    after = [team[0] for team in model.rate(teams, ranks=ranks)]
    for bot in set(game.line_up):
        mine = [after[seat] for seat in seats if game.line_up[seat] == bot]
        known[bot].mu = sum(one.mu for one in mine) / len(mine)
        known[bot].sigma = sum(one.sigma for one in mine) / len(mine)


def interval(rating: BradleyTerryFullRating, played: list[Played]) -> Figure:
    return Figure(rating.mu, rating.mu - Z * rating.sigma, rating.mu + Z * rating.sigma, len(played))


def games_of(bot: str, played: list[Played]) -> int:
    return sum(1 for game in played if bot in game.line_up)

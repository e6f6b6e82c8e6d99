"""Measures cooperative games: how often each foe is beaten at each level: `meadhall lab solo`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import count

import msgspec

from meadhall.interface.wire import Bar, Challenge
from meadhall.research.arena import ArenaGame, Bout, Rules
from meadhall.research.stats import Interval, share

ALL = "all"


class BeastSeries(msgspec.Struct, frozen=True):
    """The parameters of a series: games for each foe, level and number of players."""

    rules: Rules
    bot: str
    challenge: Challenge
    seats: tuple[int, ...]
    games: int
    seed: str


class Trial(msgspec.Struct, frozen=True):
    """The number of games against one foe at one level, and how many were won."""

    foe: str
    level: str
    players: int
    won: Interval
    bar: Bar | None


Kind = tuple[int, str, str]  # players, foe, level


def kinds_of(series: BeastSeries) -> list[Kind]:
    """Return all combinations of players, foe and level."""
    foes, levels = series.challenge.foes, series.challenge.levels
    return [(seats, foe, level) for seats in series.seats for foe in foes for level in levels]


def bouts(series: BeastSeries) -> Iterator[Bout]:
    """Yield the planned games in order: one of each kind, then the next of each."""
    numbers, kinds = count(), kinds_of(series)
    return (bout(series, kind, game, next(numbers)) for game in range(series.games) for kind in kinds)


def bout(series: BeastSeries, kind: Kind, game: int, number: int) -> Bout:
    seats, foe, level = kind
    options = options_of(series, kind)
    return Bout(
        number, (series.bot,) * seats, f"{series.seed}:{seats}:{foe}:{level}:{game}", f"{seats}:{foe}:{level}", options
    )


def options_of(series: BeastSeries, kind: Kind) -> tuple[tuple[str, str], ...]:
    """Return the options for a kind of game, including those of the series."""
    return ((series.challenge.foe_option, kind[1]), (series.challenge.level_option, kind[2]))


def size_of(series: BeastSeries) -> int:
    """Return the number of all games."""
    return series.games * len(kinds_of(series))


def trials(challenge: Challenge, played: Iterable[ArenaGame]) -> list[Trial]:
    """Return the results for each foe at each level, and for all foes together."""
    games: Counter[str] = Counter()
    won: Counter[str] = Counter()
    sizes: set[int] = set()
    for game in played:
        sizes.add(len(game.line_up))
        games[game.group] += 1
        won[game.group] += bool(game.winners)
    kinds = [
        (seats, foe, level) for seats in sorted(sizes) for foe in [*challenge.foes, ALL] for level in challenge.levels
    ]
    return [trial(challenge, kind, won, games) for kind in kinds]


def trial(challenge: Challenge, kind: Kind, won: Counter[str], games: Counter[str]) -> Trial:
    seats, foe, level = kind
    some = [f"{seats}:{one}:{level}" for one in (challenge.foes if foe == ALL else [foe])]
    figure = share(sum(won[group] for group in some), sum(games[group] for group in some))
    return Trial(foe, level, seats, figure, challenge.bars.get(level))

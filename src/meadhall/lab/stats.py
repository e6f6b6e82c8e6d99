"""Shares and means with their 95 % intervals."""

from __future__ import annotations

from math import exp, log, sqrt

import msgspec

Z = 1.96  # standard errors on either side of a 95 % interval


class Figure(msgspec.Struct, frozen=True):
    """A number with its 95 % interval."""

    value: float
    low: float
    high: float
    cases: int  # what it rests on

    def scaled(self, factor: float, minus: float = 0.0) -> Figure:
        """The same, stretched and moved."""
        low, value, high = (number * factor - minus for number in (self.low, self.value, self.high))
        return Figure(value, low, high, self.cases)


def share(won: float, of: float, cases: int | None = None) -> Figure:
    """Wilson's interval for a share; shared victories may make `won` a fraction."""
    if of == 0:
        return Figure(0.0, 0.0, 1.0, 0)
    part = min(1.0, won / of)
    middle = part + Z * Z / (2 * of)
    spread = Z * sqrt(part * (1 - part) / of + Z * Z / (4 * of * of))
    scale = 1 + Z * Z / of
    return Figure(part, max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale), cases or round(of))


def mean(numbers: list[float]) -> Figure:
    """The mean of independent numbers."""
    count = len(numbers)
    if count == 0:
        return Figure(0.0, 0.0, 0.0, 0)
    middle = sum(numbers) / count
    variance = sum((number - middle) ** 2 for number in numbers) / max(1, count - 1)
    spread = Z * sqrt(variance / count)
    return Figure(middle, middle - spread, middle + spread, count)


def ratio(pairs: list[tuple[float, float]]) -> Figure:
    """So many out of so many, game by game: games are independent, what happens in one game is not."""
    total = sum(of for _, of in pairs)
    if total == 0:
        return Figure(0.0, 0.0, 0.0, 0)
    part = sum(some for some, _ in pairs) / total
    variance = sum((some - part * of) ** 2 for some, of in pairs)
    spread = Z * sqrt(variance) / total
    return Figure(part, part - spread, part + spread, len(pairs))


def as_duel(games: list[tuple[float, int]]) -> Figure:
    """What a win share would be between two: the strength s that fits games of any size, as s : 1.

    Among n the chance is s / (s + n - 1). Each game is (won, n); half a game is put on either side, so that a few
    games say little. The interval is that of the log-odds.
    """
    low, high = -6.0, 6.0
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (middle, high) if surplus(games, middle) > 0 else (low, middle)
    strength = (low + high) / 2
    knowledge = sum(p * (1 - p) for p in (chance(strength, n) for _, n in games)) + 0.25
    spread = Z / sqrt(knowledge)
    value, low, high = (chance(at, 2) for at in (strength, strength - spread, strength + spread))
    return Figure(value, low, high, len(games))


def chance(strength: float, players: int) -> float:
    """To win among so many, with a strength given by its logarithm."""
    return 1 / (1 + exp(log(players - 1) - strength))


def surplus(games: list[tuple[float, int]], strength: float) -> float:
    """How much more was won than this strength explains."""
    return sum(won - chance(strength, n) for won, n in games) + 0.5 - chance(strength, 2)

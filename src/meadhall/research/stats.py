"""Shares and means with their 95 % intervals."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log, sqrt

import msgspec

Z = 1.96  # standard errors in half of a 95 % interval


class Interval(msgspec.Struct, frozen=True):
    """A number with its 95 % interval."""

    value: float
    low: float
    high: float
    cases: int  # number of cases

    def scaled(self, factor: float, minus: float = 0.0) -> Interval:
        """Return the interval multiplied by a factor and shifted."""
        low, value, high = (number * factor - minus for number in (self.low, self.value, self.high))
        return Interval(value, low, high, self.cases)


def share(won: float, of: float, cases: int | None = None) -> Interval:
    """Return Wilson's interval for a share. `won` may be a fraction because of shared victories."""
    if of == 0:
        return Interval(0.0, 0.0, 1.0, 0)
    part = min(1.0, won / of)
    middle = part + Z * Z / (2 * of)
    spread = Z * sqrt(part * (1 - part) / of + Z * Z / (4 * of * of))
    scale = 1 + Z * Z / of
    return Interval(part, max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale), cases or round(of))


class Mean:
    """The running mean of independent numbers (Welford's algorithm)."""

    def __init__(self) -> None:
        self.count = 0
        self.middle = 0.0
        self.squares = 0.0  # sum of squared distances from the mean

    def add(self, number: float) -> None:
        self.count += 1
        distance = number - self.middle
        self.middle += distance / self.count
        self.squares += distance * (number - self.middle)

    def figure(self) -> Interval:
        """Return the mean so far with its interval."""
        if self.count == 0:
            return Interval(0.0, 0.0, 0.0, 0)
        spread = Z * sqrt(self.squares / max(1, self.count - 1) / self.count)
        return Interval(self.middle, self.middle - spread, self.middle + spread, self.count)


class Ratio:
    """A ratio of two sums over games. Games are independent; events in one game are not."""

    def __init__(self) -> None:
        self.count = 0
        self.some = self.of = 0.0  # sums of numerator and denominator
        self.some_some = self.some_of = self.of_of = 0.0  # sums of their products

    def add(self, some: float, of: float) -> None:
        self.count += 1
        self.some += some
        self.of += of
        self.some_some += some * some
        self.some_of += some * of
        self.of_of += of * of

    def figure(self) -> Interval:
        """Return the ratio so far with its interval."""
        if self.of == 0:
            return Interval(0.0, 0.0, 0.0, 0)
        part = self.some / self.of
        variance = max(0.0, self.some_some - 2 * part * self.some_of + part * part * self.of_of)
        spread = Z * sqrt(variance) / self.of
        return Interval(part, part - spread, part + spread, self.count)


Wins = Mapping[tuple[float, int], int]  # (share of the victory, number of players): count


def as_duel(games: Wins) -> Interval:
    """Normalise a win share to a game of two: find the strength s that fits games of any size, with odds of s : 1.

    Among n players the chance to win is s / (s + n - 1). Half a game is added on either side as a prior. The interval
    is that of the log-odds.
    """
    low, high = -6.0, 6.0
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (middle, high) if surplus(games, middle) > 0 else (low, middle)
    strength = (low + high) / 2
    chances = [(chance(strength, n), times) for (_, n), times in games.items()]
    knowledge = sum(times * p * (1 - p) for p, times in chances) + 0.25
    spread = Z / sqrt(knowledge)
    value, low, high = (chance(at, 2) for at in (strength, strength - spread, strength + spread))
    return Interval(value, low, high, sum(games.values()))


def chance(strength: float, players: int) -> float:
    """Return the chance to win among this many players with this log strength."""
    return 1 / (1 + exp(log(players - 1) - strength))


def surplus(games: Wins, strength: float) -> float:
    """Return the victories in excess of those that this strength explains."""
    found = sum(times * (won - chance(strength, n)) for (won, n), times in games.items())
    return found + 0.5 - chance(strength, 2)

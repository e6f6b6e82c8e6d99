"""Calibrated chances: of the positions given 70 %, about 70 % are won.

A map sharpens or blunts what a judge says, by how far the game has come. It was fitted to games between bots by
`meadhall calibrate`, which also writes down how well it did on games that it was not fitted to.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from pathlib import Path

import msgspec

from meadhall import datafiles, shelf

FORMAT = "meadhall-calibration-1"
KIND = datafiles.FileKind(FORMAT, "a calibration", "meadhall calibrate")
LEAST_CHANCE = 1e-6  # no position is taken for lost


class Tenth(msgspec.Struct, frozen=True):
    """Positions that were given between `low` and `low` + 10 percent: how many, the mean given, and the share won."""

    low: int
    positions: int
    given: float
    won: float


class Scale(msgspec.Struct, frozen=True):
    """How much to trust a judge at the start, in the middle and at the end: 1 takes it as it is."""

    players: int
    learned: bool
    trust: tuple[float, float, float]
    games: int = 0  # it was measured with
    measured: list[Tenth] = []

    def of(self, chances: list[float], progress: float) -> list[float]:
        """The chances of all seats, set right; together 1."""
        much = self.trusted(progress)
        hopes = [much * log(max(LEAST_CHANCE, chance)) for chance in chances]
        best = max(hopes)
        shares = [exp(hope - best) for hope in hopes]
        total = sum(shares)
        return [share / total for share in shares]

    def trusted(self, progress: float) -> float:
        """How much the judge is trusted when the game has come so far."""
        early, middle, late = self.trust
        if progress < 0.5:
            return early + 2 * progress * (middle - early)
        return middle + (2 * progress - 1) * (late - middle)


class Calibration(datafiles.Formatted, frozen=True):
    """The maps of one game, and how they were made."""

    game: str
    rules: int
    made: str
    scales: list[Scale]


def scale_for(game: str, players: int, learned: bool) -> Scale | None:
    """The map for a table of this size and this judge; None where there is none."""
    file = shelf.kit(game).calibration
    if file is None or not file.exists():
        return None
    fitting = [s for s in load(file).scales if s.players == players and s.learned == learned]
    return fitting[0] if fitting else None


@lru_cache(maxsize=8)
def load(path: Path) -> Calibration:
    """The maps of a file, read once."""
    return decoded(path.read_bytes(), path.name)


def decoded(data: bytes, name: str) -> Calibration:
    """The maps of a file; refused where it is none."""
    return datafiles.decoded(data, name, Calibration, KIND)

"""Calibrated chances: of the positions given 70 %, about 70 % are won.

A scale sharpens or flattens a judge's estimates, depending on how far the game has come. `meadhall calibrate` fits
scales to games between bots and records how accurate they were on other games.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from pathlib import Path

import msgspec

from meadhall.interface import datafiles, shelf

FORMAT = "meadhall-calibration-1"
KIND = datafiles.FileKind(FORMAT, "a calibration", "meadhall calibrate")
LEAST_CHANCE = 1e-6  # no chance is smaller


class Tenth(msgspec.Struct, frozen=True):
    """Positions with an estimate between `low` and `low` + 10 percent: count, mean estimate, share won."""

    low: int
    positions: int
    given: float
    won: float


class Scale(msgspec.Struct, frozen=True):
    """How much to trust a judge at the start, in the middle and at the end: 1 leaves estimates unchanged."""

    players: int
    learned: bool
    trust: tuple[float, float, float]
    games: int = 0  # number of games that it was measured on
    measured: list[Tenth] = []

    def of(self, chances: list[float], progress: float) -> list[float]:
        """Return the corrected chances of all seats; their sum is 1."""
        much = self.trusted(progress)
        hopes = [much * log(max(LEAST_CHANCE, chance)) for chance in chances]
        best = max(hopes)
        shares = [exp(hope - best) for hope in hopes]
        total = sum(shares)
        return [share / total for share in shares]

    def trusted(self, progress: float) -> float:
        """Return the trust at this progress of the game."""
        early, middle, late = self.trust
        if progress < 0.5:
            return early + 2 * progress * (middle - early)
        return middle + (2 * progress - 1) * (late - middle)


class Calibration(datafiles.Formatted, frozen=True):
    """The scales of one game and how they were made."""

    game: str
    rules: int
    made: str
    scales: list[Scale]


def scale_for(game: str, players: int, learned: bool) -> Scale | None:
    """Return the scale for a table of this size and this judge, or None."""
    file = shelf.kit(game).calibration
    if file is None or not file.exists():
        return None
    fitting = [s for s in load(file).scales if s.players == players and s.learned == learned]
    return fitting[0] if fitting else None


@lru_cache(maxsize=8)
def load(path: Path) -> Calibration:
    """Load the scales of a file, once."""
    return decode_calibration(path.read_bytes(), path.name)


def decode_calibration(data: bytes, name: str) -> Calibration:
    """Decode the scales. Raises DataError if the file is invalid."""
    return datafiles.decode_file(data, name, Calibration, KIND)

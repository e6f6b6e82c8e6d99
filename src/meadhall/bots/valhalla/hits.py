"""Chances to roll the weapons that are missing. (not compiled)"""

from __future__ import annotations

from functools import cache
from math import comb


@cache
def hit(missing: int, spare: int) -> float:
    """The chance to roll so many missing faces with so many spare dice, one being given up for each roll."""
    if missing == 0:
        return 1.0
    if spare - 1 < missing:
        return 0.0
    rolled = spare - 1
    return sum(exactly(missing, rolled, n) * hit(missing - n, rolled - n) for n in range(missing + 1))


def exactly(missing: int, rolled: int, hits: int) -> float:
    """The chance that exactly so many of the missing faces come up (inclusion and exclusion)."""
    without = missing - hits
    ways = sum((-1) ** k * comb(hits, k) * (6 - without - k) ** rolled for k in range(hits + 1))
    return float(comb(missing, hits) * ways / 6**rolled)

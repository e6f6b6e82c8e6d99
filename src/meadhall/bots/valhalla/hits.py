"""Probabilities of rolling missing weapons. (not compiled)"""

from __future__ import annotations

from functools import cache
from math import comb


@cache
def hit(missing: int, spare: int) -> float:
    """Return the chance to roll these missing faces with these spare dice. Each reroll costs one die."""
    if missing == 0:
        return 1.0
    if spare - 1 < missing:
        return 0.0
    rolled = spare - 1
    return sum(exactly(missing, rolled, n) * hit(missing - n, rolled - n) for n in range(missing + 1))


def exactly(missing: int, rolled: int, hits: int) -> float:
    """Return the chance that exactly this many of the missing faces come up (inclusion and exclusion)."""
    without = missing - hits
    ways = sum((-1) ** k * comb(hits, k) * (6 - without - k) ** rolled for k in range(hits + 1))
    return float(comb(missing, hits) * ways / 6**rolled)

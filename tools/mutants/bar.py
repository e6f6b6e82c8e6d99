"""How many mutants may survive: a share of all of them, and a few more where only a sample was tried."""

from __future__ import annotations

from math import comb, floor

BAR = 0.96  # of all mutants are noticed
CERTAINTY = 0.99  # that a sample passes which is taken from code that meets the bar


def most(tried: int, sampled: bool) -> int:
    """How many may survive."""
    return most_of_sample(tried) if sampled else floor((1 - BAR) * tried)


def most_of_sample(tried: int) -> int:
    """A sample varies: allow 12 of 150, not 6, or every other change would be refused without need."""
    certain = 0.0
    for living in range(tried + 1):
        certain += comb(tried, living) * (1 - BAR) ** living * BAR ** (tried - living)
        if certain >= CERTAINTY:
            return living
    return tried

"""Positions for bots to think about: real choices in random games."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.core.chance import seeded
from meadhall.core.match import Match
from tests.exam.setups import Case


def choices(case: Case, seed: str, every: int, most: int) -> Iterator[tuple[Match, int]]:
    """Now and then a real choice of a random game, with the seat that is asked."""
    match = case.game.new(case.game.rulebook(case.game.setup(case.seats, case.modules)), seeded(seed))
    chance, found = seeded(f"{seed} answers"), 0
    while match.pending and found < most:
        seat = match.asked()
        options = match.legal(seat)
        if len(options) > 1 and chance.pick(every) == 0:
            found += 1
            yield match, seat
        match.step(seat, options[chance.pick(len(options))])

"""Playing without people: random games inside the engine, and a checksum of all that happens in them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.chance import Chance
from meadhall.core.errors import RulebookError
from meadhall.core.match import Match

PATIENCE: Final = 100_000  # decisions after which a game is taken for endless
FOLD: Final = 1_000_003
PRIME: Final = 2_147_483_647
LOOK_EVERY: Final = 16


class Tally:
    """What a random game was like."""

    def __init__(self) -> None:
        self.decisions = 0
        self.choices = 0  # decisions with more than one legal answer
        self.checksum: i64 = 0

    def fold(self, number: int) -> None:
        """Mix a number into the checksum."""
        value: i64 = number
        self.checksum = (self.checksum * FOLD + value + 1) % PRIME


def random_game(match: Match, chance: Chance) -> Tally:
    """Play to the end with random answers."""
    tally = Tally()
    forced = 0
    for made in range(PATIENCE):
        if not match.pending:
            tally.decisions, tally.choices = made, made - forced
            return tally
        seat = match.asked()
        options = match.legal(seat)
        if len(options) > 1:
            match.step(seat, options[chance.pick(len(options))])
        elif options:
            forced += 1
            match.step(seat, options[0])
        else:
            break
    raise RulebookError(f"stuck after {made} decisions in {type(match.stack[-1]).__name__}")


def checked_game(match: Match, chance: Chance) -> Tally:
    """The same, with a checksum of every answer, the options, what the seats see, and the scores."""
    tally = Tally()
    while match.pending != 0:
        seat = match.asked()
        options = match.legal(seat)
        action = options[chance.pick(len(options))] if len(options) > 1 else options[0]
        if tally.decisions % LOOK_EVERY == 0:
            for byte in match.observe(seat):
                tally.fold(byte)
        tally.decisions += 1
        tally.choices += 1 if len(options) > 1 else 0
        tally.fold(len(options))
        tally.fold(action)
        match.step(seat, action)
    for points in match.scores():
        tally.fold(points)
    return tally


def rollout(match: Match, chance: Chance, most: int) -> int:
    """Go on with random answers for at most so many decisions; how many were made."""
    made = 0
    while match.pending != 0 and made < most:
        seat = match.asked()
        options = match.legal(seat)
        match.step(seat, options[chance.pick(len(options))])
        made += 1
    return made

"""Budgets, imagined worlds, and estimates of answers."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, NamedTuple

from meadhall.core.chance import Chance
from meadhall.core.match import Match

TimeSource = Callable[[], float]
TRIES: Final = 500  # about a second of a compiled engine
FOREVER: Final = float("inf")
LOOK_AT_CLOCK: Final = 0.96  # of the time; the rest is for what is begun when the clock is read


class Estimate(NamedTuple):
    """What a bot thinks of one answer. The words for `reason` are `reason-<key>` in the word files."""

    action: int
    value: float  # the chance to win, 0 to 1; with the reason "thumb" only the order counts
    visits: int  # how often it was tried
    reason: str  # "only", "luck", "thumb", "habit", "odds", "ahead", "tree"


class Budget:
    """How much a bot may think about one answer: a number of tries (0: unlimited) and a timeout in seconds.

    Tries are the same on every machine, seconds are not: only where people wait does the clock interrupt a thought,
    and then the budget is `hurried`.
    """

    def __init__(self, seconds: float = FOREVER, tries: int = TRIES, clock: TimeSource = time.monotonic) -> None:
        self.hurried = False
        self.seconds = seconds
        self.tries = tries
        self.clock = clock
        self.made = 0
        self.end = 0.0

    def begin(self) -> None:
        """The clock runs from now on."""
        self.made = 0
        self.hurried = False
        self.end = self.clock() + self.seconds * LOOK_AT_CLOCK

    def more(self) -> bool:
        """Is there time for another try?"""
        self.made += 1
        if 0 < self.tries < self.made:
            return False
        self.hurried = self.clock() >= self.end
        return not self.hurried


class Manner:
    """How a bot looks ahead."""

    def __init__(self, dreams: int, candidates: int, sight: float, calm: int, curiosity: float) -> None:
        self.dreams = dreams  # tried with every candidate
        self.candidates = candidates  # answers thought about, at most
        self.sight = sight  # how much first sight counts, beside the chance to win
        self.calm = calm  # quiet moments until a position is judged
        self.curiosity = curiosity  # how much an answer tried seldom is given the benefit of the doubt


class Dreamer:
    """Imagines positions that a seat cannot tell from the one it is in; the real one is not known here."""

    def __init__(self, world: Match, seat: int, chance: Chance) -> None:
        self.world = world  # the first dream, dealt anew for each further one
        self.seat = seat
        self.chance = chance

    def dream(self) -> Match:
        """Another possible position, free to be played on."""
        return self.world.determinize(self.seat, self.chance)

"""Plays games without people: random games inside the engine, and a checksum of all that happens in them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.chance import Chance
from meadhall.core.errors import RulebookError
from meadhall.core.match import Match

MOST_DECISIONS: Final = 100_000  # a game with more decisions counts as endless
FOLD: Final = 1_000_003
PRIME: Final = 2_147_483_647
LOOK_EVERY: Final = 16


class GameTally:
    """The figures of a random game."""

    def __init__(self) -> None:
        self.decisions = 0
        self.choices = 0  # decisions with more than one legal answer
        self.checksum: i64 = 0

    def fold(self, number: int) -> None:
        """Mix a number into the checksum."""
        value: i64 = number
        self.checksum = (self.checksum * FOLD + value + 1) % PRIME


def random_game(match: Match, chance: Chance) -> GameTally:
    """Play a match to the end with random answers."""
    tally = GameTally()
    forced = 0
    for made in range(MOST_DECISIONS):
        if not match.pending:
            tally.decisions, tally.choices = made, made - forced
            return tally
        seat = match.asked()
        options = match.answers(seat)
        count = len(options)
        if count > 1:
            match.step(seat, options[chance.pick(count)])
        elif count == 1:
            forced += 1
            match.step(seat, options[0])
        else:
            break
    raise RulebookError(f"stuck after {made} decisions in {type(match.stack[-1]).__name__}")


def checked_game(match: Match, chance: Chance) -> GameTally:
    """Play a random game with a checksum of every answer, the options, what the seats see, and the scores."""
    tally = GameTally()
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


def watched_game(match: Match, chance: Chance) -> GameTally:
    """Play a random game and check the legal answers and every invariant at each question."""
    tally = GameTally()
    while match.pending != 0:
        if broken := unanswerable(match) or broken_invariant(match):
            raise RulebookError(f"{broken}, after {tally.decisions} decisions")
        seat = match.asked()
        options = match.legal(seat)
        tally.decisions += 1
        match.step(seat, options[chance.pick(len(options))])
    return tally


def unanswerable(match: Match) -> str:
    """Return what is wrong with the options, or "": asked seats need ascending, distinct answers, others none."""
    for seat in range(match.seats):
        options = match.legal(seat)
        if match.is_asked(seat) != (len(options) > 0):
            return f"seat {seat} has {len(options)} answers in {type(match.stack[-1]).__name__}"
        for at in range(1, len(options)):
            if options[at - 1] >= options[at]:
                return f"options of {type(match.stack[-1]).__name__} are not ascending: {options}"
    return ""


def broken_invariant(match: Match) -> str:
    """Return the rule of an invariant that does not hold, with its module, or ""."""
    for module in match.rules.modules:
        if rule := module.broken(match):
            return f"{rule} ({module.key})"
    return ""

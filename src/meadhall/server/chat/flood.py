"""Limits for spectators' chat: a number of lines in ten seconds, and no repeated lines."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict, deque
from itertools import groupby
from typing import NamedTuple

MOST_LINES, WINDOW_S = 5, 10.0  # most lines of one person in WINDOW_S seconds, over all tables
REPEAT_S = 60.0  # seconds for which a line is not repeated
COMPARED = 8  # the last lines of a person with which a new one is compared
SHORTEST = 8  # letters and digits; shorter lines count as repeated only if they are equal
LIKE = 0.8  # share of common three-letter pieces from which on two lines count as alike
MOST_PEOPLE = 10_000  # people whose lines are remembered


class Line(NamedTuple):
    """A remembered line: its time, and its text as `is_alike` compares it."""

    at: float
    core: str
    pieces: Counter[str]


class FloodGuard:
    """The recent lines of each person among spectators."""

    def __init__(self) -> None:
        self.people: OrderedDict[str, deque[Line]] = OrderedDict()

    def refuse(self, person: str, text: str) -> str:
        """Return why a line is refused, or "" if it is accepted and remembered."""
        now, core = time.monotonic(), core_of(text)
        lines = self.people.pop(person, None) or deque[Line](maxlen=COMPARED)
        self.people[person] = lines
        if len(self.people) > MOST_PEOPLE:
            self.people.popitem(last=False)
        if sum(line.at > now - WINDOW_S for line in lines) >= MOST_LINES:
            return "too-fast"
        line = Line(now, core, pieces_of(core))
        if any(before.at > now - REPEAT_S and is_alike(before, line) for before in lines):
            return "said-already"
        lines.append(line)
        return ""


def core_of(text: str) -> str:
    """Return the letters and digits of a line, with runs of one letter shortened to one; else the whole line."""
    import unicodedata  # a megabyte that the offline build in the browser, which has no spectators, does not load

    plain = unicodedata.normalize("NFKC", text).casefold()
    letters = [letter for letter in plain if letter.isalnum()] or [*plain]
    return "".join(letter for letter, _ in groupby(letters))


def pieces_of(core: str) -> Counter[str]:
    """Return all three-letter pieces of a line. Comparing them takes linear time for any text."""
    return Counter(core[at : at + 3] for at in range(len(core) - 2))


def is_alike(one: Line, other: Line) -> bool:
    """Are two lines equal, apart from a few letters?"""
    if one.core == other.core:
        return True
    if min(len(one.core), len(other.core)) < SHORTEST:
        return False
    shared = (one.pieces & other.pieces).total()
    return 2 * shared >= LIKE * (one.pieces.total() + other.pieces.total())

"""Limits for spectators' talk: so many lines in ten seconds, and nothing that one has just said."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict, deque
from itertools import groupby
from typing import NamedTuple

MOST_LINES, WINDOW_S = 5, 10.0  # lines of one person in so many seconds, over all tables
REPEAT_S = 60.0  # seconds for which a line is not repeated
COMPARED = 8  # the last lines of a person with which a new one is compared
SHORTEST = 8  # letters and digits from which on a likeness counts; shorter lines must be equal
LIKE = 0.8  # share of three-letter pieces from which on two lines are alike
MOST_PEOPLE = 10_000  # remembered


class Line(NamedTuple):
    """What is remembered of a line."""

    at: float
    core: str
    pieces: Counter[str]


class FloodGuard:
    """What each person has said lately among spectators."""

    def __init__(self) -> None:
        self.people: OrderedDict[str, deque[Line]] = OrderedDict()

    def refuse(self, person: str, text: str) -> str:
        """Why this line is not taken; "" takes it and remembers it."""
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
    """The letters and digits of a line, each run of one letter as one; all of it where there are none."""
    import unicodedata  # a megabyte that the hall in the browser, which has no spectators, does without

    plain = unicodedata.normalize("NFKC", text).casefold()
    letters = [letter for letter in plain if letter.isalnum()] or [*plain]
    return "".join(letter for letter, _ in groupby(letters))


def pieces_of(core: str) -> Counter[str]:
    """All pieces of three letters: comparing them takes time in proportion to the length, whatever is written."""
    return Counter(core[at : at + 3] for at in range(len(core) - 2))


def is_alike(one: Line, other: Line) -> bool:
    """Do two lines say the same, apart from a letter here and there?"""
    if one.core == other.core:
        return True
    if min(len(one.core), len(other.core)) < SHORTEST:
        return False
    shared = (one.pieces & other.pieces).total()
    return 2 * shared >= LIKE * (one.pieces.total() + other.pieces.total())

"""Rows of numbers: compiled, packed, so that they cost no object each; interpreted, lists, which know the same words.

The interpreter has nothing faster than its own lists. Most rows are legal answers while they are gathered: every
decision does that, and mostly only one of them is looked at.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, u8

COMPILED: Final = not __file__.endswith(".py")
ROOM: Final = 32  # for so many there is room at once


class Answers:
    """Action ids in ascending order."""

    def __init__(self) -> None:
        self.row = vec[i64]([0] * ROOM)
        self.count: i64 = 0
        self.shared = False  # by a copy of the match, so that nothing may be written here any more

    def append(self, action: int) -> None:
        """One more."""
        row, count = self.row, self.count
        if count < len(row):
            row[count] = action
        else:
            self.row = append(row, i64(action))
        self.count = count + 1

    def extend(self, actions: Iterable[int]) -> None:
        """Several more."""
        for action in actions:
            self.append(action)

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, place: int) -> int:
        at: i64 = place
        if at < 0 or at >= self.count:
            raise IndexError(place)
        return self.row[at]

    def __iter__(self) -> Iterator[int]:
        return iter([self[at] for at in range(len(self))])


def no_answers() -> Answers:
    """None yet, to be gathered."""
    if COMPILED:
        return Answers()
    plain: Any = []  # Any: it knows the same words
    return plain  # type: ignore[no-any-return]


def emptied(answers: Answers) -> Answers:
    """None yet, in the place of earlier ones that nobody needs any more, unless a copy of the match does."""
    if COMPILED and not answers.shared:
        answers.count = 0
        return answers
    return no_answers()


def lent(answers: Answers) -> Answers:
    """The same ones for a copy of the match: from now on they only change by being replaced."""
    if COMPILED:
        answers.shared = True
    return answers


def listed(answers: Answers, numbers: list[object]) -> list[int]:
    """For those outside, as a list; `numbers` holds every action id as an object, so that none is made anew."""
    if not COMPILED:
        return cast("list[int]", answers)
    row, count = answers.row, answers.count
    out = numbers[:count]  # a list of this length, made in one go
    for at in range(count):
        out[at] = numbers[row[at]]
    return cast("list[int]", out)


def packed(answers: Answers) -> vec[i64]:
    """The row they stand in, in which more may follow after them."""
    if COMPILED:
        return answers.row
    plain: Any = answers  # Any: a list knows the same words
    return plain  # type: ignore[no-any-return]


def row_of(numbers: list[int]) -> vec[i64]:
    """These numbers as a row of a fixed length. The list is given away."""
    if not COMPILED:
        plain: Any = numbers  # Any: a list knows the same words
        return plain  # type: ignore[no-any-return]
    row = zeros(len(numbers))
    for at, number in enumerate(numbers):
        row[at] = number
    return row


def zeros(count: i64) -> vec[i64]:
    """A row of so many zeros."""
    if COMPILED:
        return vec[i64]([0] * count)
    plain: Any = [0] * count  # Any: a list knows the same words
    return plain  # type: ignore[no-any-return]


def counters(count: i64) -> vec[u8]:
    """The same for numbers that stay below 256."""
    if COMPILED:
        return vec[u8]([0] * count)
    plain: Any = [0] * count  # Any: a list knows the same words
    return plain  # type: ignore[no-any-return]


NOT_READY: Final = lent(no_answers())  # what a match has before anybody is asked

"""Rows of integers: packed arrays when compiled, plain lists when interpreted.

`Answers` and a list have the same methods, so that callers do not care which engine runs. The interpreter has nothing
faster than a list. In the compiled engine a packed row avoids one object per number. Most rows hold legal answers:
every decision gathers them and usually reads only one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, u8

COMPILED: Final = not __file__.endswith(".py")
ROOM: Final = 32  # entries that a new row has room for


class Answers:
    """Action ids in ascending order."""

    def __init__(self) -> None:
        self.row = vec[i64]([0] * ROOM)
        self.count: i64 = 0
        self.shared = False  # a copy of the match uses this row too, so nothing may be written into it any more

    def append(self, action: int) -> None:
        """Add one action id."""
        row, count = self.row, self.count
        if count < len(row):
            row[count] = action
        else:
            self.row = append(row, i64(action))
        self.count = count + 1

    def extend(self, actions: Iterable[int]) -> None:
        """Add several action ids."""
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
    """Return an empty row, in which legal answers are gathered."""
    if COMPILED:
        return Answers()
    plain: Any = []  # Any: a list has the same methods
    return plain  # type: ignore[no-any-return]


def clear_answers(answers: Answers) -> Answers:
    """Return an empty row; reuse the given one unless a copy of the match shares it."""
    if COMPILED and not answers.shared:
        answers.count = 0
        return answers
    return no_answers()


def share_answers(answers: Answers) -> Answers:
    """Mark a row as shared with a copy of the match: it may be replaced from now on, but not changed."""
    if COMPILED:
        answers.shared = True
    return answers


def list_answers(answers: Answers, numbers: list[object]) -> list[int]:
    """Return the row as a list, for callers outside the engine.

    `numbers` holds every action id as an object, so that no new object is made.
    """
    if not COMPILED:
        return cast("list[int]", answers)
    row, count = answers.row, answers.count
    out = numbers[:count]  # a list of this length, allocated in one step
    for at in range(count):
        out[at] = numbers[row[at]]
    return cast("list[int]", out)


def packed_row(answers: Answers) -> vec[i64]:
    """Return the packed row of these answers. It may be longer than the answers: the rest is unused room."""
    if COMPILED:
        return answers.row
    plain: Any = answers  # Any: a list has the same methods
    return plain  # type: ignore[no-any-return]


def row_of(numbers: list[int]) -> vec[i64]:
    """Return these numbers as a row of fixed length. The caller must not use the list afterwards."""
    if not COMPILED:
        plain: Any = numbers  # Any: a list has the same methods
        return plain  # type: ignore[no-any-return]
    row = zeros(len(numbers))
    for at, number in enumerate(numbers):
        row[at] = number
    return row


def zeros(count: i64) -> vec[i64]:
    """Return a row of this many zeros."""
    if COMPILED:
        return vec[i64]([0] * count)
    plain: Any = [0] * count  # Any: a list has the same methods
    return plain  # type: ignore[no-any-return]


def counters(count: i64) -> vec[u8]:
    """Return a row of this many zeros, for numbers that stay below 256."""
    if COMPILED:
        return vec[u8]([0] * count)
    plain: Any = [0] * count  # Any: a list has the same methods
    return plain  # type: ignore[no-any-return]


NOT_READY: Final = share_answers(no_answers())  # what a match has before any seat is asked

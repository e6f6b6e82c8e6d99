"""Events as numbers, with the seats that may see them. The log of a seat is a filter over them, in any language."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1


class Happening:
    """A kind of event: its name, and what its numbers mean ("card", "face", "slot", "seat", "number")."""

    def __init__(self, key: str, *sorts: str) -> None:
        self.key = key
        self.sorts = list(sorts)


class Event:
    """One event at a seat. `seen` has a bit for each seat that learned its numbers."""

    def __init__(self, what: Happening, seat: int, numbers: list[int], seen: int) -> None:
        self.what = what
        self.seat = seat
        self.numbers = numbers
        self.seen = seen

    def seen_by(self, seat: int) -> bool:
        """May this seat see the numbers? Spectators have seat -1 and see what every seat sees."""
        return self.seen == EVERYBODY or (seat >= 0 and self.seen >> seat & 1 == 1)


def only(seat: int) -> int:
    """Return the `seen` of an event that only this seat learns."""
    return 1 << seat

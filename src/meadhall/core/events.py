"""What happened, as numbers with who may see it. A seat's log is a filter, in any language."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1


class Happening:
    """A sort of event: its name, and what its numbers mean ("card", "face", "slot", "seat", "number")."""

    def __init__(self, key: str, *sorts: str) -> None:
        self.key = key
        self.sorts = list(sorts)


class Event:
    """One thing that happened to a seat. `seen` has a bit for each seat that learned the numbers."""

    def __init__(self, what: Happening, seat: int, numbers: list[int], seen: int) -> None:
        self.what = what
        self.seat = seat
        self.numbers = numbers
        self.seen = seen

    def seen_by(self, seat: int) -> bool:
        """Spectators have seat -1 and see what everybody sees."""
        return self.seen == EVERYBODY or (seat >= 0 and self.seen >> seat & 1 == 1)


def only(seat: int) -> int:
    """The `seen` of a private event."""
    return 1 << seat

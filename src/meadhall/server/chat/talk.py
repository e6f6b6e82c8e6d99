"""Chat at a table: the log of lines, and which of them a viewer sees."""

from __future__ import annotations

import hashlib
from bisect import insort
from collections.abc import Iterable, Iterator
from operator import attrgetter

import msgspec

from meadhall.server.protocol.messages import Said
from meadhall.server.storage.rows import Speech
from meadhall.server.tables.position import SPECTATOR

KEPT, GALLERY_KEPT = 2000, 200  # lines of players and of spectators that are stored for one table
SHOWN = 200  # lines of each channel that a page gets when it opens
NUMBER = attrgetter("number")


class TalkLog:
    """The newest lines at one table, in order. Players and spectators have a limit of SHOWN lines each, so neither
    pushes out lines of the other channel."""

    def __init__(self) -> None:
        self.lines: list[Speech] = []

    def __iter__(self) -> Iterator[Speech]:
        return iter(self.lines)

    @property
    def last(self) -> int:
        """The number of the newest line; 0 where there is none."""
        return self.lines[-1].number if self.lines else 0

    def append(self, speech: Speech) -> None:
        """Add a line, unless it is in the log already, and drop the oldest of its channel if there are too many."""
        if any(line.number == speech.number for line in self.lines):
            return
        insort(self.lines, speech, key=NUMBER)
        same = [line for line in self.lines if line.gallery == speech.gallery]
        if len(same) > SHOWN:
            self.lines.remove(same[0])

    def extend(self, speeches: Iterable[Speech]) -> None:
        """Add several lines."""
        for speech in speeches:
            self.append(speech)

    def change(self, guest: str, /, **values: object) -> None:
        """Change something about all lines of one guest."""
        mine = [at for at, speech in enumerate(self.lines) if speech.guest == guest]
        for at in mine:
            self.lines[at] = msgspec.structs.replace(self.lines[at], **values)


def is_visible(speech: Speech, seat: int, muted: set[str]) -> bool:
    """Does the viewer on this seat see this line? Spectators' lines are for spectators only.

    Lines of muted guests and of deleted accounts are hidden.
    """
    return bool(speech.text) and speech.guest not in muted and (seat == SPECTATOR or not speech.gallery)


def chat_message(table: str, speech: Speech) -> Said:
    """Return the message that the page gets for a line."""
    who, at = sender_id(table, speech.guest), int(speech.at * 1000)
    return Said(speech.number, speech.seat, who, speech.name, speech.text, at, speech.gallery)


def sender_id(table: str, guest: str) -> str:
    """Return a hash that identifies a guest at one table only, and from which the guest's id cannot be found."""
    return hashlib.sha256(f"{table} {guest}".encode()).hexdigest()[:16] if guest else ""


def clean_line(text: str) -> str:
    """Make a text one line: drop unprintable characters, and collapse runs of whitespace."""
    return " ".join("".join(c for c in text if c.isprintable() or c.isspace()).split())

"""What counts in a rated game: how often each seat answered itself, and whether it lost before the end.

Both follow from the ids of the stored answers, so a table loaded from the database rebuilds them.
"""

from __future__ import annotations

import msgspec

from meadhall.server.protocol.messages import Clock
from meadhall.server.storage.rows import Loss, Result, Row
from meadhall.server.tables.autoplay import AUTO
from meadhall.server.tables.clock import SECOND

SITTING = 10  # losing on time with a tenth of the clock or more left at the question counts as sitting
MARKS: dict[str, Loss] = {f"{AUTO}left:": "left", f"{AUTO}late:": "late", f"{AUTO}sat:": "sat"}


def mark_of(loss: Loss) -> str:
    """The id prefix of automatic answers for a seat that has lost in this way."""
    return f"{AUTO}{loss}:"


class RatedRecord:
    """Own answers and early losses of each seat, updated with every saved row."""

    def __init__(self, seats: int, clock: Clock | None) -> None:
        self.own = [0] * seats
        self.lost: dict[int, Loss] = {}  # in the order in which they lost
        self.tied = False  # whether the last seats lost at the same moment
        self.clock = clock
        self.had = [0 if clock is None else clock.seconds * SECOND] * seats  # milliseconds left when last asked

    def note(self, row: Row) -> None:
        """Count a saved row."""
        loss = next((loss for mark, loss in MARKS.items() if row.client.startswith(mark)), None)
        if loss is not None and row.seat not in self.lost:
            # Where several are asked at once, the time of others may be over too; no bot has answered for them yet.
            others = [seat for seat, left in enumerate(row.clock) if left <= 0 and seat not in (row.seat, *self.lost)]
            self.lost[row.seat] = loss
            self.lost.update(dict.fromkeys(others, self.timed_out(row.seat)))
            self.tied = bool(others)
        if row.kind == "answer" and not row.client.startswith(AUTO):
            self.own[row.seat] += 1

    def copied(self) -> RatedRecord:
        """An independent copy."""
        record = RatedRecord(len(self.own), self.clock)
        record.own, record.lost, record.had, record.tied = [*self.own], {**self.lost}, [*self.had], self.tied
        return record

    def leave(self, seat: int) -> None:
        """Record that a seat left the game."""
        if seat not in self.lost:
            self.lost[seat], self.tied = "left", False

    def asked(self, seat: int, left: int) -> None:
        """Record that a seat got a question with this many milliseconds left."""
        self.had[seat] = left

    def timed_out(self, seat: int) -> Loss:
        """Whether a seat that ran out of time sat out its clock on the last question ("sat") or was just late."""
        whole = 0 if self.clock is None else self.clock.seconds * SECOND
        return "sat" if self.had[seat] * SITTING >= whole else "late"

    def added_to(self, result: Result) -> Result:
        """The result with own answers and losses. If every person lost early, the last one does not count as lost."""
        record = self.copied()
        for seat in result.left:
            record.leave(seat)
        lost = record.lost
        if len(lost) == len(result.people) and not record.tied:
            lost.pop([*lost][-1])
        return msgspec.structs.replace(result, left=sorted(lost), own=[*self.own], lost=lost)

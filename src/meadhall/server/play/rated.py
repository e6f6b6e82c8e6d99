"""What each seat does in a game declared rated: its own answers, and whether it has lost before the end.

Both follow from the ids of the stored answers, so a table that is read from disk knows them again.
"""

from __future__ import annotations

import msgspec

from meadhall.server.contract.messages import Clock
from meadhall.server.play.autoplay import AUTO
from meadhall.server.play.clock import SECOND
from meadhall.server.store.rows import Loss, Result, Row

SITTING = 10  # a wait over one question of a tenth of the clock, or longer, is sitting
MARKS: dict[str, Loss] = {f"{AUTO}left:": "left", f"{AUTO}late:": "late", f"{AUTO}sat:": "sat"}


def mark_of(loss: Loss) -> str:
    """How the id of a bot's answer begins for a seat that has lost."""
    return f"{AUTO}{loss}:"


class RatedRecord:
    """Kept by the table as answers come in."""

    def __init__(self, seats: int, clock: Clock | None) -> None:
        self.own = [0] * seats
        self.lost: dict[int, Loss] = {}  # in the order in which they lost
        self.tied = False  # did the last ones lose at the same moment?
        self.clock = clock
        self.had = [0 if clock is None else clock.seconds * SECOND] * seats  # milliseconds left when last asked

    def note(self, row: Row) -> None:
        """An answer is on disk."""
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
        """The same, to be changed apart."""
        record = RatedRecord(len(self.own), self.clock)
        record.own, record.lost, record.had, record.tied = [*self.own], {**self.lost}, [*self.had], self.tied
        return record

    def leave(self, seat: int) -> None:
        """A seat gives the game up."""
        if seat not in self.lost:
            self.lost[seat], self.tied = "left", False

    def asked(self, seat: int, left: int) -> None:
        """A seat has a new question, with so many milliseconds left."""
        self.had[seat] = left

    def timed_out(self, seat: int) -> Loss:
        """How a seat lost on time: it used up what it had when it was last asked."""
        whole = 0 if self.clock is None else self.clock.seconds * SECOND
        return "sat" if self.had[seat] * SITTING >= whole else "late"

    def added_to(self, result: Result) -> Result:
        """The result, with what each seat did. Of all who left or ran out of time the last one has stayed."""
        record = self.copied()
        for seat in result.left:
            record.leave(seat)
        lost = record.lost
        if len(lost) == len(result.people) and not record.tied:
            lost.pop([*lost][-1])
        return msgspec.structs.replace(result, left=sorted(lost), own=[*self.own], lost=lost)

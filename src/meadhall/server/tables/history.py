"""The recent versions of a table: which one to show a page next, and what an undo goes back to."""

from __future__ import annotations

from collections import deque

from meadhall.server.tables.position import Position

REMEMBERED = 100  # versions kept for streaming and undo; spectators may be 60 behind
FRESH = 12  # versions whose encoded views are kept, for spectators with a delay
STREAMED = 60  # a page further behind gets the newest version at once


class Frame:
    """One version: the position, and how many log lines it shares with the version before (`keep`)."""

    def __init__(self, version: int, position: Position, keep: int, seat: int, own: bool) -> None:
        self.version = version
        self.position = position
        self.keep = keep
        self.seat = seat  # the seat that answered; -1 at the start
        self.own = own  # answered by the player, not automatically


class History:
    """The recent versions of one game."""

    def __init__(self, first: Position) -> None:
        start = Frame(0, first, 0, -1, False)
        self.last = start  # the newest version
        self.frames: deque[Frame] = deque([start], maxlen=REMEMBERED)
        self.line: list[Frame] = [start]  # the answers that stand, without undone ones

    def enter(self, frame: Frame, taken_back: int = 0) -> None:
        """Append a version that undoes the last `taken_back` answers."""
        self.last = frame
        self.frames.append(frame)
        if len(self.frames) > FRESH:
            self.frames[-FRESH - 1].position.forget()
        if taken_back:
            del self.line[-taken_back - 1 :]
        self.line.append(frame)
        del self.line[:-REMEMBERED]

    def let_go(self) -> None:
        """Drop all but the last versions, after the game when no page is open."""
        while len(self.frames) > FRESH:
            self.frames.popleft()
        del self.line[:-FRESH]

    # -- catching up

    def delayed(self, versions: int) -> Frame:
        """The frame so many versions ago; the last one when the game is over."""
        if versions == 0 or self.last.position.over:
            return self.last
        return self.frames[max(0, len(self.frames) - 1 - versions)]

    def next_frame(self, version: int, newest: Frame) -> Frame:
        """The frame to show after `version`: the next one, or the newest if the page is too far behind."""
        behind = newest.version - version
        if behind == 1 or version < 0:
            return newest  # nearly always
        unseen = self.last.version - newest.version
        if not 0 < behind <= min(STREAMED, len(self.frames) - 1 - unseen):
            return newest
        frame = self.frames[-behind - unseen]
        later = (self.frames[-back - unseen] for back in range(1, behind))
        return newest if any(f.keep < frame.position.lines for f in later) else frame

    def shared_lines(self, known: int, target: int, lines: int) -> int:
        """How many log lines of a page at version `known` are still valid at version `target`."""
        if known < 0 or known > target or known < self.frames[0].version:
            return 0
        if known + 1 == target == self.last.version:
            return min(lines, self.last.keep)  # nearly always
        first, last = self.last.version - target + 1, self.last.version - known
        return min([lines, *(self.frames[-back].keep for back in range(first, last + 1))])

    # -- undo

    def to_own_answer(self, seat: int) -> int:
        """How many answers to undo to reach this seat's last own answer, that one included; 0 if there is none."""
        line = self.line
        for back in range(1, len(line)):
            frame = line[-back]
            if frame.seat == seat and frame.own:
                return back
        return 0

    def free_to_undo(self, seat: int) -> int:
        """How many answers the seat may undo without asking: up to its last one, if no player learned anything."""
        back = self.to_own_answer(seat)
        return back if self.is_free(seat, back) else 0

    def is_free(self, seat: int, back: int) -> bool:
        """Whether the seat gave all of the last `back` answers and no player learned anything, not even who won."""
        if not back or self.line[-1].seat != seat or self.last.position.over:
            return False
        for frame in self.line[-back:]:
            if frame.seat != seat:
                return False
        return self.last.position.knowledge == self.line[-back - 1].position.knowledge

    def before(self, back: int) -> Frame:
        """The frame `back` answers ago."""
        return self.line[-back - 1]

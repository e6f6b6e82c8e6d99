"""The versions of a table: the newest ones in full, the game as it stands, and how a page catches up."""

from __future__ import annotations

from collections import deque

from meadhall.server.play.position import Position

REMEMBERED = 100  # versions kept for streaming and for going back; those who look on may be 60 behind
FRESH = 12  # versions whose views are kept as they were sent: those who look on are behind
STREAMED = 60  # a page further behind than this is brought up to date in one leap


class Frame:
    """One version: the position, and how many lines of the log the version before shares with it."""

    def __init__(self, version: int, position: Position, keep: int, seat: int, own: bool) -> None:
        self.version = version
        self.position = position
        self.keep = keep
        self.seat = seat  # who answered; -1 at the start
        self.own = own  # answered by a person, not for them


class History:
    """Past versions, as far as anybody still needs them."""

    def __init__(self, first: Position) -> None:
        start = Frame(0, first, 0, -1, False)
        self.last = start  # the newest version
        self.frames: deque[Frame] = deque([start], maxlen=REMEMBERED)
        self.line: list[Frame] = [start]  # the game as it stands, without what was taken back

    def enter(self, frame: Frame, taken_back: int = 0) -> None:
        """A new version; it may take back some answers."""
        self.last = frame
        self.frames.append(frame)
        if len(self.frames) > FRESH:
            self.frames[-FRESH - 1].position.forget()
        if taken_back:
            del self.line[-taken_back - 1 :]
        self.line.append(frame)
        del self.line[:-REMEMBERED]

    def let_go(self) -> None:
        """The game is over and nobody looks on: the last versions are enough."""
        while len(self.frames) > FRESH:
            self.frames.popleft()
        del self.line[:-FRESH]

    # -- catching up

    def delayed(self, versions: int) -> Frame:
        """What somebody sees who is so many versions behind; when the game is over nobody is."""
        if versions == 0 or self.last.position.over:
            return self.last
        return self.frames[max(0, len(self.frames) - 1 - versions)]

    def next_frame(self, version: int, newest: Frame) -> Frame:
        """What to show after `version`: the next one, or the newest in one leap."""
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
        """How many lines of a page at version `known` still hold at version `target`."""
        if known < 0 or known > target or known < self.frames[0].version:
            return 0
        if known + 1 == target == self.last.version:
            return min(lines, self.last.keep)  # nearly always
        first, last = self.last.version - target + 1, self.last.version - known
        return min([lines, *(self.frames[-back].keep for back in range(first, last + 1))])

    # -- going back

    def to_own_answer(self, seat: int) -> int:
        """How many answers lie behind us since this seat last answered itself, that one included; 0: none."""
        line = self.line
        for back in range(1, len(line)):
            frame = line[-back]
            if frame.seat == seat and frame.own:
                return back
        return 0

    def free_to_undo(self, seat: int) -> int:
        """How many answers the seat may take back without asking: its last, if nobody learned anything since."""
        back = self.to_own_answer(seat)
        return back if self.is_free(seat, back) else 0

    def is_free(self, seat: int, back: int) -> bool:
        """Did the seat give all of the last answers, so many, and did nobody learn anything, not even who won?"""
        if not back or self.line[-1].seat != seat or self.last.position.over:
            return False
        for frame in self.line[-back:]:
            if frame.seat != seat:
                return False
        return self.last.position.knowledge == self.line[-back - 1].position.knowledge

    def before(self, back: int) -> Frame:
        """The frame that many answers ago."""
        return self.line[-back - 1]

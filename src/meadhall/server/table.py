"""One table: a single writer, numbered versions, every answer on disk before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec

from meadhall.core.errors import IllegalAnswer
from meadhall.server.bots import Bots
from meadhall.server.messages import Answer, Done, Refused, Undo, Update
from meadhall.server.position import Given, Position
from meadhall.server.records import Row, Seat, TableRow
from meadhall.server.store import ConflictError

LOG = logging.getLogger("meadhall.table")
REMEMBERED = 200  # versions kept for streaming and undo
BOTS_TRY_AGAIN = 2.0  # seconds after a bot's answer could not be saved
STREAMED = 60  # a page further behind than this is brought up to date in one leap
Reply = Callable[[Done | Refused], None]


class Frame:
    """One version: the position, and how many lines of the log the version before shares with it."""

    def __init__(self, version: int, position: Position, keep: int, seat: int) -> None:
        self.version = version
        self.position = position
        self.keep = keep
        self.seat = seat  # who answered; -1 at the start


class Keeper(msgspec.Struct, frozen=True):
    """How a table reaches the disk and those who watch."""

    add: Callable[[Row, bool], Awaitable[None]]
    load: Callable[[], Awaitable[list[Row]]]
    tell: Callable[[], None]


class Table:
    """A game in progress and those who watch it."""

    def __init__(self, row: TableRow, seats: list[Seat], first: Position, keeper: Keeper, bots: Bots) -> None:
        self.row = row
        self.seats = seats
        self.first = first
        self.keeper = keeper
        self.bots = bots
        self.lock = asyncio.Lock()
        self.bot_task: asyncio.Task[None] | None = None
        self.work: set[asyncio.Future[Any]] = set()
        self._begin()

    def _begin(self) -> None:
        self.frames: deque[Frame] = deque([Frame(0, self.first, 0, -1)], maxlen=REMEMBERED)
        self.line: list[Frame] = [self.frames[0]]  # the game as it stands, without what was taken back
        self.results: dict[tuple[int, str], int] = {}
        self.asked_since = dict.fromkeys(self.first.asked(), 0)

    # -- what is so now

    @property
    def version(self) -> int:
        """The number of the latest version."""
        return self.frames[-1].version

    @property
    def position(self) -> Position:
        """The game as it stands."""
        return self.frames[-1].position

    def may_undo(self, seat: int) -> bool:
        """Was the last answer this seat's, and did nobody learn anything by it?"""
        if len(self.line) < 2 or self.line[-1].seat != seat:
            return False
        return self.line[-1].position.taught_nothing_since(self.line[-2].position)

    # -- for those who watch

    def update(self, seat: int, version: int, lines: int) -> Update:
        """The next thing to show a page that has this version and so many lines."""
        frame = self._next_frame(version)
        keep = self._shared_lines(version, frame.version, lines)
        position = frame.position
        now = frame.version == self.version
        return Update(
            version=frame.version,
            seat=seat,
            keep=keep,
            lines=position.log(seat, keep),
            view=msgspec.Raw(position.view(seat)),
            question=position.question(seat) if now and seat >= 0 else None,
            asked=position.asked(),
            waits=position.waits(),
            undo=now and self.may_undo(seat),
            may_ask=False,
            over=position.over,
            hand_over=None,
            clocks=None,
        )

    def _next_frame(self, version: int) -> Frame:
        behind = self.version - version
        if version < 0 or not 0 < behind <= min(STREAMED, len(self.frames) - 1):
            return self.frames[-1]
        frame = self.frames[-behind]
        later = (self.frames[-back] for back in range(1, behind))
        return self.frames[-1] if any(f.keep < frame.position.lines for f in later) else frame

    def _shared_lines(self, known: int, target: int, lines: int) -> int:
        """How many lines of a page at version `known` still hold at version `target`."""
        if known < 0 or known > self.version or known < self.frames[0].version:
            return 0
        first, last = self.version - target + 1, self.version - known
        return min([lines, *(self.frames[-back].keep for back in range(first, last + 1))])

    # -- answers

    async def answer(self, seat: int, message: Answer, reply: Reply) -> None:
        """Take an answer; it counts once, however often it is sent."""
        await self._shielded(self._answer(seat, message, reply))

    async def undo(self, seat: int, message: Undo, reply: Reply) -> None:
        """Take the last answer back, if nobody learned anything."""
        await self._shielded(self._undo(seat, message, reply))

    async def _shielded(self, doing: Awaitable[None]) -> None:
        """A page that goes away in the middle must not leave a move half made."""
        task = asyncio.ensure_future(doing)
        self.work.add(task)
        task.add_done_callback(self.work.discard)
        await asyncio.shield(task)

    async def _answer(self, seat: int, message: Answer, reply: Reply) -> None:
        async with self.lock:
            before = self._heard_before(seat, message.id)
            if before is not None:
                reply(before)
            elif message.version < self.asked_since.get(seat, 0) or message.version > self.version:
                reply(self._refuse(message.id, "stale"))
            else:
                await self._take(seat, message.id, message.action, reply)

    async def _take(self, seat: int, client: str, action: int, reply: Reply) -> None:
        """Carry an answer out. The lock is ours."""
        try:
            position = self.position.answered(seat, action)
        except IllegalAnswer as wrong:
            reply(self._refuse(client, "illegal", str(wrong), wrong.rule))
            return
        frame = Frame(self.version + 1, position, self.position.lines, seat)
        given = position.given
        row = Row(frame.version, "answer", seat, given.action, given.luck, given.state, client)
        await self._keep(row, frame, reply)

    async def _undo(self, seat: int, message: Undo, reply: Reply) -> None:
        async with self.lock:
            before = self._heard_before(seat, message.id)
            if before is not None:
                reply(before)
            elif message.version != self.version:
                reply(self._refuse(message.id, "stale"))
            elif not self.may_undo(seat):
                reply(self._refuse(message.id, "no-undo"))
            else:
                row = Row(self.version + 1, "undo", seat, "", [], self.position.given.state, message.id)
                await self._keep(row, self._frame_before(row), reply)

    def _frame_before(self, row: Row) -> Frame:
        """The position before the last answer; luck goes on, so nobody tries it twice."""
        back = self.line[-2].position.lucky(row.state)
        return Frame(row.version, back, back.lines, self.line[-2].seat)

    async def _keep(self, row: Row, frame: Frame, reply: Reply) -> None:
        """To disk first; only then it happened. Who answered hears it first, then everybody."""
        try:
            await self.keeper.add(row, frame.position.over)
        except ConflictError:
            await self._reload()
            reply(self._refuse(row.client, "stale"))
        except Exception:
            LOG.exception("table %s: version %d could not be saved", self.row.id, row.version)
            reply(self._refuse(row.client, "not-saved"))
        else:
            self._enter(row, frame)
            reply(Done(row.client, row.version))
            self.keeper.tell()
            self.wake_bots()

    def _enter(self, row: Row, frame: Frame) -> None:
        before = {seat: self.position.question(seat) for seat in self.position.asked()}
        self.frames.append(frame)
        if row.kind == "undo":
            self.line[-2:] = [frame]
        else:
            self.line.append(frame)
            del self.line[:-REMEMBERED]
        self.results[row.seat, row.client] = row.version
        self._note_questions(row, before)

    def _note_questions(self, row: Row, before: Mapping[int, object]) -> None:
        """Since when is each seat asked what it is asked? An answer to an older question is stale."""
        since: dict[int, int] = {}
        for seat in self.position.asked():
            same = seat != row.seat and before.get(seat) == self.position.question(seat)
            since[seat] = self.asked_since.get(seat, row.version) if same else row.version
        self.asked_since = since

    def _heard_before(self, seat: int, client: str) -> Done | None:
        version = self.results.get((seat, client))
        return None if version is None else Done(client, version)

    def _refuse(self, client: str, reason: str, detail: str = "", rule: str = "") -> Refused:
        return Refused(client, reason, detail, rule, self.version)

    # -- from disk

    def replay(self, rows: list[Row]) -> None:
        """Bring the table to where the saved answers lead."""
        for row in rows:
            if row.kind == "undo":
                self._enter(row, self._frame_before(row))
            else:
                given = Given(row.action, row.luck, row.state)
                position = self.position.replayed(row.seat, given)
                self._enter(row, Frame(row.version, position, self.position.lines, row.seat))

    async def _reload(self) -> None:
        """Another process was faster: read what it wrote."""
        rows = await self.keeper.load()
        self._begin()
        self.replay(rows)
        self.keeper.tell()

    # -- bots

    def wake_bots(self) -> None:
        """See to it that the bots who are asked will answer."""
        if not self.bots_at_work and self._next_bot() is not None:
            self.bot_task = asyncio.create_task(self._run_bots())

    @property
    def bots_at_work(self) -> bool:
        """Is a bot thinking?"""
        return self.bot_task is not None and not self.bot_task.done()

    def _next_bot(self) -> Seat | None:
        asked = self.position.asked()
        return next((seat for seat in self.seats if seat.kind == "bot" and seat.seat in asked), None)

    async def _run_bots(self) -> None:
        while (seat := self._next_bot()) is not None:
            version = self.version
            action = await self.bots.choose(self.position, seat.seat, seat.bot)
            async with self.lock:
                if version != self.version:
                    continue  # the table has moved on: look again
                await self._take(seat.seat, f"bot-{version}", action, self._hear_bot)
            if version == self.version:
                await asyncio.sleep(BOTS_TRY_AGAIN)

    def _hear_bot(self, result: Done | Refused) -> None:
        if isinstance(result, Refused):
            LOG.error("table %s: a bot was refused: %s %s", self.row.id, result.reason, result.detail)

    async def close(self) -> None:
        """Let what was begun end; stop the bots."""
        if self.bot_task is not None:
            self.bot_task.cancel()
        await asyncio.gather(*self.work, return_exceptions=True)

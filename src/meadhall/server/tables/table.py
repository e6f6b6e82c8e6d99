"""One table in play: a single writer and numbered versions. Every answer is saved before any page sees it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping

import msgspec

from meadhall.core.errors import IllegalAnswer, MeadhallError, RulebookError
from meadhall.interface.wire import Question, Refusal
from meadhall.server.protocol.messages import Answer, Consent, Done, Put, Refused, Undo, Update, Why, Wish
from meadhall.server.storage.hall_storage import ConflictError
from meadhall.server.storage.rows import Loss, Result, Row, SavedAnswer, Seat, TableRow
from meadhall.server.tables.autoplay import (
    AUTO,
    STAND_IN,
    DueAnswer,
    answers_in_person,
    due_answer_of,
    is_alone,
    lesson_answer,
    people,
    person_seats,
)
from meadhall.server.tables.clock import Timer, is_slow
from meadhall.server.tables.history import Frame, History
from meadhall.server.tables.ports import TablePorts
from meadhall.server.tables.position import SPECTATOR, Position
from meadhall.server.tables.rated import RatedRecord, mark_of
from meadhall.server.tables.replay_cache import ReplayCache
from meadhall.server.tables.results import result_of
from meadhall.server.workers.bots import Bots
from meadhall.server.workers.turns import Requester

LOG = logging.getLogger("meadhall.table")
BOT_RETRY_DELAY_S = 2.0  # seconds after a bot's answer could not be saved
ReplyTo = Callable[[Done | Refused | Put], None]


class Table:
    """A game in progress: takes answers and undo requests, saves them, and runs bots and clocks."""

    def __init__(self, row: TableRow, seats: list[Seat], first: Position, ports: TablePorts, bots: Bots) -> None:
        self.row = row
        self.seats = seats
        self.first = first
        self.ports = ports
        self.bots = bots
        self.lock = asyncio.Lock()
        self.replay_lock = asyncio.Lock()  # one reader of earlier versions at a time
        self.replay_cache: ReplayCache | None = None
        self.bot_task: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.finishing = False  # the players are gone for good: bots play the game to its end
        self._begin()

    def _begin(self) -> None:
        clock = self.row.setup.clock
        self.history = History(self.first)
        self.results: dict[tuple[int, str], int] = {}
        self.record = RatedRecord(len(self.seats), clock) if self.row.setup.rated else None
        self.asked_since = dict.fromkeys(self.first.asked(), 0)
        self.timer = None if clock is None or is_slow(clock) else Timer(clock, len(self.seats))
        if self.timer is not None:
            self.timer.go_on(self.timer.left, self._people_asked())

    # -- the current state

    @property
    def version(self) -> int:
        """The number of the latest version."""
        return self.history.last.version

    @property
    def position(self) -> Position:
        """The position at the latest version."""
        return self.history.last.position

    @property
    def wish(self) -> Wish | None:
        """The open undo request, if there is one. Any answer given after it cancels it."""
        wish = self.row.wish
        return wish if wish is not None and wish.at == self.version else None

    def shown(self, seat: int) -> Frame:
        """The newest version that a seat may see. Spectators see it with the table's delay."""
        return self.history.delayed(self.row.setup.delay if seat == SPECTATOR else 0)

    def _people_asked(self) -> list[int]:
        asked = self.position.asked()
        return [seat.seat for seat in people(self.seats) if seat.seat in asked and not self.has_lost(seat.seat)]

    def has_lost(self, seat: int) -> bool:
        """Whether this seat has lost a rated game before its end, by leaving it or on time."""
        return self.record is not None and (seat in self.record.lost or self.seats[seat].bot != "")

    # -- updates for pages

    def update(self, seat: int, version: int, lines: int, mine: tuple[int, ...] = ()) -> Update:
        """The next update for a page at `version` with `lines` log lines. The seats in `mine` share its device."""
        frame = self.history.next_frame(version, self.shown(mine[0] if mine else seat))
        keep = self.history.shared_lines(version, frame.version, lines)
        position, last = frame.position, frame is self.history.last
        now = last and seat != SPECTATOR
        back = self.history.to_own_answer(seat) if now else 0
        return Update(
            version=frame.version,
            seat=seat,
            keep=keep,
            lines=position.log(seat, keep),
            view=msgspec.Raw(position.view(seat)),
            question=self._question(seat) if now else None,
            asked=position.asked(),
            waits=position.waits(),
            undo=self.record is None and self.history.is_free(seat, back),
            may_ask=self.record is None and back > 0 and not position.over and not self._is_person_replaced(),
            over=position.over,
            hand_over=self._next_of(mine, seat) if last and len(mine) > 1 else None,
            clocks=self.timer.as_message() if self.timer is not None and last else None,
        )

    def _next_of(self, mine: tuple[int, ...], seat: int) -> int | None:
        """The seat that gets a shared device next; None if the seat that has it must answer."""
        asked = self.awaited()
        return next((other for other in mine if other in asked), None) if seat not in asked else None

    def awaited(self) -> list[int]:
        """The seats of people who must answer now and for whom no bot answers."""
        return [seat for seat in self._people_asked() if self._due_answer_of(seat) is None]

    def _question(self, seat: int) -> Question | None:
        """The question that this seat must answer, unless the server answers for it."""
        if seat not in self.position.asked() or self._due_answer_of(seat) is not None:
            return None
        return self.position.question(seat)

    def why_not(self, seat: int, message: Why) -> Refusal | None:
        """Why a seat may not take an action; None if it may, or if there is no such action."""
        try:
            action = self.position.named(message.name) if message.name else message.action
            return self.position.refusal(seat, action)
        except (MeadhallError, RulebookError):
            return None

    # -- answers

    async def answer(self, seat: int, message: Answer, reply: ReplyTo) -> None:
        """Apply a player's answer and reply to its page. An answer that is sent again gets the first reply."""
        async with self.lock:
            before = self._heard_before(seat, message.id)
            if before is not None:
                reply(before)
            elif message.id.startswith(AUTO):
                reply(self._refuse(message.id, "reserved"))
            elif self._due_answer_of(seat) is not None:
                reply(self._refuse(message.id, "answered-for"))
            elif message.version < self.asked_since.get(seat, 0) or message.version > self.version:
                reply(self._refuse(message.id, "stale"))
            else:
                await self._take(seat, message.id, message.action, reply)

    async def _take(self, seat: int, client: str, action: int, reply: ReplyTo) -> None:
        """Apply an answer and save it. The caller holds the lock."""
        try:
            position = self.position.answered(seat, action)
        except IllegalAnswer as wrong:
            reply(self._refuse(client, "illegal", str(wrong), wrong.rule))
            return
        own = not client.startswith(AUTO)
        frame = Frame(self.version + 1, position, self.position.lines, seat, own)
        given = position.given
        left = [] if self.timer is None else self.timer.after(seat, own)
        row = Row(frame.version, "answer", seat, given.action, given.luck, given.state, client, left)
        await self._keep(row, frame, reply)

    # -- undo

    async def undo(self, seat: int, message: Undo, reply: ReplyTo) -> None:
        """Undo the seat's last answer if no player learned anything from it; otherwise ask the other players."""
        async with self.lock:
            before = self._heard_before(seat, message.id)
            if before is not None:
                reply(before)
            elif self.record is not None:
                reply(self._refuse(message.id, "rated"))
            elif message.version != self.version:
                reply(self._refuse(message.id, "stale"))
            elif back := self.history.free_to_undo(seat):
                await self._take_back(seat, back, message.id, reply)
            elif message.ask and self._is_person_replaced():
                reply(self._refuse(message.id, "stood-in"))
            elif message.ask and not self.position.over and (back := self.history.to_own_answer(seat)):
                await self._ask_table(seat, back, message.id, reply)
            else:
                reply(self._refuse(message.id, "no-undo"))

    async def _ask_table(self, seat: int, back: int, client: str, reply: ReplyTo) -> None:
        """Open an undo request. Every other person at the table must agree, except those who share the device."""
        waiting = [s.seat for s in person_seats(self.seats) if s.guest != self.seats[seat].guest]
        if not waiting:
            await self._take_back(seat, back, client, reply)
            return
        await self._set_wish(Wish(seat, self.version, back, waiting))
        reply(Put(client))

    def _is_person_replaced(self) -> bool:
        """Whether a bot has replaced a person. That person cannot agree, so answers that revealed something stay."""
        if self.row.setup.contest:
            return True  # in a contest an answer that revealed something is final
        out = [] if self.timer is None else [at for at, left in enumerate(self.timer.remaining()) if left <= 0]
        return any(seat.bot or seat.seat in out for seat in person_seats(self.seats))

    async def consent(self, seat: int, message: Consent) -> None:
        """Record a player's yes or no to the open undo request."""
        async with self.lock:
            wish = self.wish
            if wish is None or wish.seat != message.seat or seat not in wish.waiting:
                return
            left = [other for other in wish.waiting if other != seat]
            if self._is_person_replaced():
                await self._set_wish(None)
            elif message.agree and not left:
                await self._take_back(wish.seat, wish.back, auto_id(), self._hear_bot)
            else:
                await self._set_wish(msgspec.structs.replace(wish, waiting=left) if message.agree else None)

    async def _set_wish(self, wish: Wish | None) -> None:
        await self.ports.save_wish(wish)
        self.row.wish = wish
        self.ports.notify_pages()

    async def _take_back(self, seat: int, back: int, client: str, reply: ReplyTo) -> None:
        left = [] if self.timer is None else self.timer.remaining()
        state = self.position.given.state
        row = Row(self.version + 1, "undo", seat, str(back), [], state, client, left)
        await self._keep(row, self._frame_before(row), reply)

    def _frame_before(self, row: Row) -> Frame:
        """The frame after an undo. The luck that follows is the same as before, so an undo cannot change it."""
        before = self.history.before(row.taken_back)
        back = before.position.lucky(row.state)
        return Frame(row.version, back, back.lines, before.seat, before.own)

    # -- saving and loading

    async def _keep(self, row: Row, frame: Frame, reply: ReplyTo) -> None:
        """Save a version, then publish it: first reply to the sender, then update all pages."""
        try:
            await self.ports.save_answer(row, self._result(row, frame), self._unlearns(row))
        except ConflictError:
            self.replay(await self.ports.load_answers(self.version))
            await self._again(row, reply)
        except Exception:
            LOG.exception("table %s: version %d could not be saved", self.row.id, row.version)
            reply(self._refuse(row.client, "not-saved"))
        else:
            self._enter(row, frame)
            reply(Done(row.client, row.version))
            self.ports.notify_pages()
            self.wake_bots()

    def _result(self, row: Row, frame: Frame) -> Result | None:
        """The result of the game if this answer ends it. The rated record does not include the answer yet."""
        if self.record is None or not frame.position.over:
            return result_of(frame.position, self.seats, self.timer)
        record = self.record.copied()
        record.note(row)
        return result_of(frame.position, self.seats, self.timer, record)

    async def _again(self, row: Row, reply: ReplyTo) -> None:
        """Retry an answer after another process saved first, if the seat still has the same question."""
        heard = self._heard_before(row.seat, row.client)
        if heard is not None:
            reply(heard)
        elif row.kind == "answer" and self.asked_since.get(row.seat, row.version) < row.version:
            await self._take(row.seat, row.client, self.position.named(row.action), reply)
        else:
            reply(self._refuse(row.client, "stale"))
        self.ports.notify_pages()

    def _unlearns(self, row: Row) -> bool:
        """Whether this row undoes an answer that revealed something. Such games are marked as taken back."""
        return row.kind == "undo" and not self.history.is_free(row.seat, row.taken_back)

    def _enter(self, row: Row, frame: Frame) -> None:
        self.row.taken_back = self.row.taken_back or self._unlearns(row)
        others = [seat for seat in self.position.asked() if seat != row.seat]
        before = {seat: self.position.question(seat) for seat in others}
        self.history.enter(frame, row.taken_back if row.kind == "undo" else 0)
        self.results[row.seat, row.client] = row.version
        if self.record is not None:
            self.record.note(row)
        self._note_questions(row, before)
        if self.timer is not None:
            self.timer.go_on(row.clock or self.timer.left, self._people_asked())

    def _note_questions(self, row: Row, before: Mapping[int, object]) -> None:
        """Note at which version each seat got its question. An answer to an older question is stale."""
        since = dict.fromkeys(self.position.asked(), row.version)
        for seat in since.keys() & before.keys():
            if before[seat] == self.position.question(seat):
                since[seat] = self.asked_since.get(seat, row.version)
        self.asked_since = since
        if self.record is not None and self.timer is not None:
            left = row.clock or self.timer.remaining()
            for seat in [seat for seat in since if since[seat] == row.version]:
                self.record.asked(seat, left[seat])

    def _heard_before(self, seat: int, client: str) -> Done | None:
        version = self.results.get((seat, client))
        return None if version is None else Done(client, version)

    def _refuse(self, client: str, reason: str, detail: str = "", rule: str = "") -> Refused:
        return Refused(client, reason, detail, rule, self.version)

    def replay(self, rows: list[Row]) -> None:
        """Apply saved rows to the table."""
        for row in rows:
            if row.kind == "undo":
                self._enter(row, self._frame_before(row))
            else:
                position = self.position.replayed(row.seat, SavedAnswer(row.action, row.luck, row.state))
                own = not row.client.startswith(AUTO)
                self._enter(row, Frame(row.version, position, self.position.lines, row.seat, own))

    async def catch_up(self) -> None:
        """Load and apply the rows that other processes saved."""
        async with self.lock:
            self.replay(await self.ports.load_answers(self.version))

    # -- answers without a player: bots, clocks, preset answers

    def wake_bots(self) -> None:
        """Start answering for the seats that have a bot or a preset answer, and set the clock's alarm."""
        self._set_alarm()
        if not self.bots_at_work and self._next_due_answer() is not None and not self._bots_rest():
            self.bot_task = asyncio.create_task(self._run_bots())

    def _bots_rest(self) -> bool:
        """Whether bots may pause: no page is open and no second person waits. They go on when a page opens."""
        if self.record is not None:
            return False  # a rated game ends though its players close their pages
        playing = people(self.seats)
        alone = self.ports.requester() is None and len(playing) < 2
        # In a game over days a bot stands in for a player who was late. The other one waits for it, and is notified.
        slow = (
            is_slow(self.row.setup.clock)
            and bool(playing)
            and len({seat.guest for seat in person_seats(self.seats)}) > 1
        )
        return (
            alone and not slow and not self.finishing and not self.row.setup.contest
        )  # in a contest other tables wait for this one

    def seat_changed(self) -> None:
        """React to a changed seat: a player left or came back, or changed the preset answers."""
        if self.record is not None:
            for seat in person_seats(self.seats):
                if seat.bot:
                    self.record.leave(seat.seat)
        if self.timer is not None:
            self.timer.go_on(self.timer.remaining(), self._people_asked())
        self.wake_bots()

    def _set_alarm(self) -> None:
        """Set a timer for the moment when the next player runs out of time."""
        if self.alarm is not None:
            self.alarm.cancel()
        end = None if self.timer is None or self.position.over else self.timer.next_end()
        self.alarm = None if end is None else asyncio.get_running_loop().call_later(end + 0.01, self.wake_bots)

    @property
    def busy(self) -> bool:
        """Whether an answer is being saved, a bot is thinking or a clock alarm is set."""
        return self.lock.locked() or self.bots_at_work or self.alarm is not None

    @property
    def bots_at_work(self) -> bool:
        """Whether the task that answers for seats is running."""
        return self.bot_task is not None and not self.bot_task.done()

    def _next_due_answer(self) -> DueAnswer | None:
        """The first automatic answer that is due, if any."""
        for seat in self.position.asked():
            if (who := self._due_answer_of(seat)) is not None:
                return who
        return None

    def _due_answer_of(self, seat: int) -> DueAnswer | None:
        if self.record is not None and seat in self.record.lost:
            return DueAnswer(seat, STAND_IN, -1)
        alone = is_alone(self.seats, self.row.setup.practice)
        if not alone and self.timer is None and answers_in_person(self.seats[seat]):
            return None  # nearly always
        return due_answer_of(self.position, self.seats[seat], self.timer, alone)

    async def _run_bots(self) -> None:
        await asyncio.sleep(self.bots.delay_s)
        while (who := self._next_due_answer()) is not None and not self._bots_rest():
            version = self.version
            action = who.action if not who.bot else await self._thought(who)
            over = await self.ports.bots_turn(self.ports.requester() or Requester())
            async with self.lock:
                still = version == self.version and self._next_due_answer() == who
                if still:
                    await self._take(who.seat, self._id_of(who), action, self._hear_bot)
            over()
            if not still:
                continue  # the table has moved on, or the player came back: check again
            if version == self.version:
                await asyncio.sleep(BOT_RETRY_DELAY_S)

    def _id_of(self, who: DueAnswer) -> str:
        """The id of an automatic answer. In a rated game it records that the seat has lost, and how."""
        if self.record is None or not who.bot:
            return auto_id()
        known = self.record.lost.get(who.seat)
        loss: Loss = "left" if self.seats[who.seat].bot else self.record.timed_out(who.seat)
        return auto_id(mark_of(known or loss))

    async def _thought(self, who: DueAnswer) -> int:
        scripted = lesson_answer(self.row.setup.script, self.version, self.position, who.seat)
        if scripted is not None:
            return scripted
        luck = self.row.setup.luck
        chance, requester = luck and f"{luck}:{self.version}:{who.seat}", self.ports.requester() or Requester()
        return await self.bots.choose(self.position, who.seat, who.bot, chance, requester)

    def _hear_bot(self, result: Done | Refused | Put) -> None:
        if isinstance(result, Refused) and result.reason != "stale":
            LOG.error("table %s: a bot was refused: %s %s", self.row.id, result.reason, result.detail)

    async def close(self) -> None:
        """Stop the bots and the clock, and wait for the answer that is being saved."""
        if self.alarm is not None:
            self.alarm.cancel()
        if self.bot_task is not None:
            self.bot_task.cancel()
        async with self.lock:
            pass  # answers that waited for the lock have been saved


def auto_id(mark: str = AUTO) -> str:
    """A new id for an answer that no page sent."""
    return mark + secrets.token_urlsafe(9)

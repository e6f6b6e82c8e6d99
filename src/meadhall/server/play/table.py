"""One table: a single writer, numbered versions, every answer on disk before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping

import msgspec

from meadhall.core.errors import IllegalAnswer, MeadhallError, RulebookError
from meadhall.server.contract.messages import Answer, Consent, Done, Put, Refused, Undo, Update, Why, Wish
from meadhall.server.play.autoplay import (
    AUTO,
    STAND_IN,
    AutoAnswer,
    answers_in_person,
    auto_answer_of,
    is_alone,
    lesson_answer,
    people,
    person_seats,
)
from meadhall.server.play.clock import Timer, is_slow
from meadhall.server.play.history import Frame, History
from meadhall.server.play.ports import TablePorts
from meadhall.server.play.position import SPECTATOR, Position
from meadhall.server.play.rated import RatedRecord, mark_of
from meadhall.server.play.replay_cache import ReplayCache
from meadhall.server.play.results import result_of
from meadhall.server.store.hall_storage import ConflictError
from meadhall.server.store.rows import Loss, Result, Row, SavedAnswer, Seat, TableRow
from meadhall.server.thinking.bots import Bots
from meadhall.server.thinking.turns import Requester
from meadhall.wire import Question, Refusal

LOG = logging.getLogger("meadhall.table")
BOT_RETRY_DELAY_S = 2.0  # seconds after a bot's answer could not be saved
ReplyTo = Callable[[Done | Refused | Put], None]


class Table:
    """A game in progress and those who watch it."""

    def __init__(self, row: TableRow, seats: list[Seat], first: Position, ports: TablePorts, bots: Bots) -> None:
        self.row = row
        self.seats = seats
        self.first = first
        self.ports = ports
        self.bots = bots
        self.lock = asyncio.Lock()
        self.replay_lock = asyncio.Lock()  # one at a time looks back
        self.replay_cache: ReplayCache | None = None
        self.bot_task: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.finishing = False  # nobody comes any more: bots play it to its end
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

    # -- what is so now

    @property
    def version(self) -> int:
        """The number of the latest version."""
        return self.history.last.version

    @property
    def position(self) -> Position:
        """The game as it stands."""
        return self.history.last.position

    @property
    def wish(self) -> Wish | None:
        """Does somebody want to take something back? Whoever answers instead says no."""
        wish = self.row.wish
        return wish if wish is not None and wish.at == self.version else None

    def shown(self, seat: int) -> Frame:
        """The newest version that a seat may see; spectators are a little behind."""
        return self.history.delayed(self.row.setup.delay if seat == SPECTATOR else 0)

    def _people_asked(self) -> list[int]:
        asked = self.position.asked()
        return [seat.seat for seat in people(self.seats) if seat.seat in asked and not self.has_lost(seat.seat)]

    def has_lost(self, seat: int) -> bool:
        """Has this seat lost a rated game before its end?"""
        return self.record is not None and (seat in self.record.lost or self.seats[seat].bot != "")

    # -- for those who watch

    def update(self, seat: int, version: int, lines: int, mine: tuple[int, ...] = ()) -> Update:
        """The next thing to show a page that has this version and so many lines; `mine` share its device."""
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
            may_ask=self.record is None and back > 0 and not position.over and not self._somebody_is_replaced(),
            over=position.over,
            hand_over=self._next_of(mine, seat) if last and len(mine) > 1 else None,
            clocks=self.timer.told() if self.timer is not None and last else None,
        )

    def _next_of(self, mine: tuple[int, ...], seat: int) -> int | None:
        """Who of those that share a device gets it next, if it is not for the one who has it."""
        asked = self.awaited()
        return next((other for other in mine if other in asked), None) if seat not in asked else None

    def awaited(self) -> list[int]:
        """The people who are asked and answer themselves."""
        return [seat for seat in self._people_asked() if self._auto_answer_of(seat) is None]

    def _question(self, seat: int) -> Question | None:
        """What the seat is asked, unless somebody answers for it."""
        if seat not in self.position.asked() or self._auto_answer_of(seat) is not None:
            return None
        return self.position.question(seat)

    def why_not(self, seat: int, message: Why) -> Refusal | None:
        """Why a seat may not do something; None if it may, or if there is no such thing."""
        try:
            action = self.position.named(message.name) if message.name else message.action
            return self.position.refusal(seat, action)
        except (MeadhallError, RulebookError):
            return None

    # -- answers

    async def answer(self, seat: int, message: Answer, reply: ReplyTo) -> None:
        """Take an answer. Idempotent: it counts once, however often it is sent."""
        async with self.lock:
            before = self._heard_before(seat, message.id)
            if before is not None:
                reply(before)
            elif message.id.startswith(AUTO):
                reply(self._refuse(message.id, "reserved"))
            elif self._auto_answer_of(seat) is not None:
                reply(self._refuse(message.id, "answered-for"))
            elif message.version < self.asked_since.get(seat, 0) or message.version > self.version:
                reply(self._refuse(message.id, "stale"))
            else:
                await self._take(seat, message.id, message.action, reply)

    async def _take(self, seat: int, client: str, action: int, reply: ReplyTo) -> None:
        """Carry an answer out. The lock is ours."""
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

    # -- going back

    async def undo(self, seat: int, message: Undo, reply: ReplyTo) -> None:
        """Take the last answer back, if nobody learned anything, or ask the others."""
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
            elif message.ask and self._somebody_is_replaced():
                reply(self._refuse(message.id, "stood-in"))
            elif message.ask and not self.position.over and (back := self.history.to_own_answer(seat)):
                await self._ask_table(seat, back, message.id, reply)
            else:
                reply(self._refuse(message.id, "no-undo"))

    async def _ask_table(self, seat: int, back: int, client: str, reply: ReplyTo) -> None:
        """Everybody else who sat down must agree, here or not; bots do not mind, nor do those who share the device."""
        waiting = [s.seat for s in person_seats(self.seats) if s.guest != self.seats[seat].guest]
        if not waiting:
            await self._take_back(seat, back, client, reply)
            return
        await self._set_wish(Wish(seat, self.version, back, waiting))
        reply(Put(client))

    def _somebody_is_replaced(self) -> bool:
        """Does a bot play on for somebody who sat down? They cannot agree, so nobody takes back what told anything."""
        if self.row.setup.contest:
            return True  # a contest takes nothing back that told anything
        out = [] if self.timer is None else [at for at, left in enumerate(self.timer.remaining()) if left <= 0]
        return any(seat.bot or seat.seat in out for seat in person_seats(self.seats))

    async def consent(self, seat: int, message: Consent) -> None:
        """Somebody says yes or no to a wish."""
        async with self.lock:
            wish = self.wish
            if wish is None or wish.seat != message.seat or seat not in wish.waiting:
                return
            left = [other for other in wish.waiting if other != seat]
            if self._somebody_is_replaced():
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
        """The position before the last answers; the same luck comes again, so going back buys none."""
        before = self.history.before(row.taken_back)
        back = before.position.lucky(row.state)
        return Frame(row.version, back, back.lines, before.seat, before.own)

    # -- to disk and from it

    async def _keep(self, row: Row, frame: Frame, reply: ReplyTo) -> None:
        """Write to disk, then publish: to the sender first, then to everybody."""
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
        """How the game ends with this answer, which the record does not have yet; None if it goes on."""
        if self.record is None or not frame.position.over:
            return result_of(frame.position, self.seats, self.timer)
        record = self.record.copied()
        record.note(row)
        return result_of(frame.position, self.seats, self.timer, record)

    async def _again(self, row: Row, reply: ReplyTo) -> None:
        """Another process was faster: retry if the question is still the same."""
        heard = self._heard_before(row.seat, row.client)
        if heard is not None:
            reply(heard)
        elif row.kind == "answer" and self.asked_since.get(row.seat, row.version) < row.version:
            await self._take(row.seat, row.client, self.position.named(row.action), reply)
        else:
            reply(self._refuse(row.client, "stale"))
        self.ports.notify_pages()

    def _unlearns(self, row: Row) -> bool:
        """Does it take back what somebody learned something from? Such a game is marked."""
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
        """Since when is each seat asked what it is asked? An answer to an older question is stale."""
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
        """Bring the table to where the saved answers lead."""
        for row in rows:
            if row.kind == "undo":
                self._enter(row, self._frame_before(row))
            else:
                position = self.position.replayed(row.seat, SavedAnswer(row.action, row.luck, row.state))
                own = not row.client.startswith(AUTO)
                self._enter(row, Frame(row.version, position, self.position.lines, row.seat, own))

    async def catch_up(self) -> None:
        """Read what other processes wrote."""
        async with self.lock:
            self.replay(await self.ports.load_answers(self.version))

    # -- those who answer for others

    def wake_bots(self) -> None:
        """See to it that the seats that do not answer themselves will be answered for."""
        self._set_alarm()
        if not self.bots_at_work and self._next_auto_answer() is not None and not self._bots_rest():
            self.bot_task = asyncio.create_task(self._run_bots())

    def _bots_rest(self) -> bool:
        """Does nobody look, and nobody wait for the others? Then bots play on as soon as somebody comes."""
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
        return alone and not slow and not self.finishing and not self.row.setup.contest  # there others wait, too

    def seat_changed(self) -> None:
        """Somebody left or came back, or answers differently from now on."""
        if self.record is not None:
            for seat in person_seats(self.seats):
                if seat.bot:
                    self.record.leave(seat.seat)
        if self.timer is not None:
            self.timer.go_on(self.timer.remaining(), self._people_asked())
        self.wake_bots()

    def _set_alarm(self) -> None:
        """Somebody's time will be over."""
        if self.alarm is not None:
            self.alarm.cancel()
        end = None if self.timer is None or self.position.over else self.timer.next_end()
        self.alarm = None if end is None else asyncio.get_running_loop().call_later(end + 0.01, self.wake_bots)

    @property
    def busy(self) -> bool:
        """Is anything under way, or to come by itself?"""
        return self.lock.locked() or self.bots_at_work or self.alarm is not None

    @property
    def bots_at_work(self) -> bool:
        """Is a bot thinking?"""
        return self.bot_task is not None and not self.bot_task.done()

    def _next_auto_answer(self) -> AutoAnswer | None:
        """The first who answers for a seat that is asked."""
        for seat in self.position.asked():
            if (who := self._auto_answer_of(seat)) is not None:
                return who
        return None

    def _auto_answer_of(self, seat: int) -> AutoAnswer | None:
        if self.record is not None and seat in self.record.lost:
            return AutoAnswer(seat, STAND_IN, -1)
        alone = is_alone(self.seats, self.row.setup.practice)
        if not alone and self.timer is None and answers_in_person(self.seats[seat]):
            return None  # nearly always
        return auto_answer_of(self.position, self.seats[seat], self.timer, alone)

    async def _run_bots(self) -> None:
        await asyncio.sleep(self.bots.delay_s)
        while (who := self._next_auto_answer()) is not None and not self._bots_rest():
            version = self.version
            action = who.action if not who.bot else await self._thought(who)
            over = await self.ports.bots_turn(self.ports.requester() or Requester())
            async with self.lock:
                still = version == self.version and self._next_auto_answer() == who
                if still:
                    await self._take(who.seat, self._id_of(who), action, self._hear_bot)
            over()
            if not still:
                continue  # the table has moved on, or somebody came back: look again
            if version == self.version:
                await asyncio.sleep(BOT_RETRY_DELAY_S)

    def _id_of(self, who: AutoAnswer) -> str:
        """The id of a deputy's answer; in a rated game it says that the seat has lost, and how."""
        if self.record is None or not who.bot:
            return auto_id()
        known = self.record.lost.get(who.seat)
        loss: Loss = "left" if self.seats[who.seat].bot else self.record.timed_out(who.seat)
        return auto_id(mark_of(known or loss))

    async def _thought(self, who: AutoAnswer) -> int:
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
        """Let what was begun end; stop the bots."""
        if self.alarm is not None:
            self.alarm.cancel()
        if self.bot_task is not None:
            self.bot_task.cancel()
        async with self.lock:
            pass  # whoever came before has it now


def auto_id(mark: str = AUTO) -> str:
    """The id of an answer that no page sent."""
    return mark + secrets.token_urlsafe(9)

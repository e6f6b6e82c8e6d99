"""A room of the hall: a table with its seats, the game once it has begun, and those who watch."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Collection, Iterator
from typing import NamedTuple

import msgspec

from meadhall.server.contract.messages import (
    Ask,
    Done,
    Fault,
    Hello,
    Mine,
    Outgoing,
    Put,
    Refused,
    SeatInfo,
    Seats,
    TableInfo,
    Wish,
    encode,
)
from meadhall.server.play.position import SPECTATOR
from meadhall.server.play.table import Table
from meadhall.server.rooms.spectators import SpectatorUpdates
from meadhall.server.rooms.talk.talk import TalkLog, chat_message, is_visible, sender_id
from meadhall.server.store.rows import Seat, StoredTable, TableRow, unnamed
from meadhall.server.thinking.bots import Bots
from meadhall.server.thinking.turns import Requester

OF_ROW = ("id", "game", "status", "private", "next", "taken_back")  # told of the table
CHOSEN = (
    "modules",
    "options",
    "cards",
    "clock",
    "delay",
    "gallery",
    "practice",
    "origin",
    "puzzle",
    "contest",
    "rated",
)  # told of the setup


class SentUpdate(NamedTuple):
    """An update as sent, and what a page has after it."""

    message: bytes
    version: int
    lines: int


Around = tuple[int, str, bool, Wish | None, int]  # changes counted; status, mark and wish of the table; seat
RoomState = tuple[int, int, int, tuple[int, ...]]  # seat, version and lines of a page, and who shares the device


def _nobody() -> None:
    """Nobody waits for news."""


class Watcher:
    """One open page: who it is, what it has, and what it must still be sent."""

    def __init__(self, guest: str, seat: int, address: str = "") -> None:
        self.guest = guest
        self.seat = seat
        self.address = address  # where it comes from
        self.session = ""  # the browser's session; "" for strangers
        self.ended = False  # the session has ended: nothing more is heard or sent
        self.wake: Callable[[], None] = _nobody  # to be called when something may be new
        self.hang_up: Callable[[], None] = _nobody  # closes the connection
        self.outbox: deque[Outgoing] = deque()
        self.version = -1
        self.lines = 0
        self.ready = False  # has said hello
        self.shown = b""  # the seats as last told, without whose turn it is
        self.around: Around | None = None  # how everything but the game stood when last told
        self.mine: Mine | None = None  # as last told
        self.heard = 0  # the number of the last thing said
        self.muted: set[str] = set()
        self.thinking: asyncio.Task[None] | None = None

    def greet(self, hello: Hello) -> None:
        """The page says what it has."""
        self.version, self.lines, self.heard = hello.version, hello.lines, hello.heard
        self.ready, self.around = True, None
        self.wake()

    def sit(self, seat: int) -> None:
        """The device was handed over: everything is shown anew, as this seat sees it."""
        self.seat, self.version, self.lines = seat, -1, 0
        self.wake()

    def advise(self, bots: Bots, table: Table, ask: Ask) -> None:
        """Let somebody think about it; the page goes on meanwhile. One question at a time."""
        if self.thinking is not None:
            self.thinking.cancel()
        self.thinking = asyncio.create_task(self._advise(bots, table, ask))

    async def _advise(self, bots: Bots, table: Table, ask: Ask) -> None:
        requester = Requester(self.address, self.guest)
        self.tell(await bots.advise(table.position, self.seat, ask, requester))

    def tell(self, message: Outgoing) -> None:
        """Put a message in line."""
        self.outbox.append(message)
        self.wake()

    def result(self, result: Done | Refused | Put) -> None:
        """What became of an answer. After a refusal the whole table is shown again."""
        if isinstance(result, Refused):
            self.version, self.lines = -1, 0
        self.tell(result)


class Room:
    """Everything about one table that lives in memory."""

    def __init__(self, stored: StoredTable, commitment: str = "", again: str = "") -> None:
        self.row = stored.row
        self.seats = stored.seats
        self.commitment = commitment
        self.again = again  # the commitment for the game after this one
        self.trouble = ""  # why its game cannot be shown
        self.talk = TalkLog()
        self.left: dict[str, float] = {}  # since when guests have no page open
        self.elsewhere: dict[str, tuple[list[str], float]] = {}  # guests at other processes, believed until then
        self.table: Table | None = None
        self.watchers: set[Watcher] = set()
        self.spectator_updates = SpectatorUpdates()
        self.lock = asyncio.Lock()
        self.changes = 0  # changes of anything but the game
        self.infos: dict[tuple[int, ...], bytes] = {}  # the table as told to whoever owns these seats
        self.told_around: tuple[int, str, bool, Wish | None] | None = None  # as the infos tell it
        self.updates: dict[RoomState, SentUpdate] = {}
        self.owned: dict[str, tuple[int, ...]] = {}  # the seats of whoever was asked for, until somebody sits down

    @property
    def version(self) -> int:
        """The version of the table; -1 before the game."""
        return -1 if self.table is None else self.table.version

    # -- who is who

    def seats_of(self, guest: str) -> list[int]:
        """The seats a guest may sit in."""
        return [seat.seat for seat in self.seats if guest and seat.guest == guest]

    def mine(self, guest: str) -> tuple[int, ...]:
        """The same, remembered: every move asks for everybody."""
        found = self.owned.get(guest)
        if found is None:
            found = self.owned[guest] = tuple(self.seats_of(guest))
        return found

    def seat_for(self, guest: str, wanted: int | None) -> int:
        """The seat a page speaks for: the one it wants if it may, else the guest's only one.

        Where several share a device nobody's hand is shown until somebody takes it: `sit`.
        """
        mine = self.seats_of(guest)
        if wanted in mine:
            return wanted
        return mine[0] if len(mine) == 1 else SPECTATOR

    def guests(self) -> set[str]:
        """Who has a page open here."""
        return {watcher.guest for watcher in self.watchers if watcher.guest}

    def is_here(self, guest: str) -> bool:
        """Has this guest a page open, here or at another process?"""
        now = time.monotonic()
        others = (guests for guests, until in self.elsewhere.values() if until > now)
        return any(watcher.guest == guest for watcher in self.watchers) or any(guest in guests for guests in others)

    def free_seat(self, wanted: int | None) -> int | None:
        """A free seat: this one if it is still free, else the first."""
        free = [seat.seat for seat in self.seats if seat.kind == "open"]
        return wanted if wanted in free else next(iter(free), None)

    def learn(self, stored: StoredTable) -> bool:
        """Row and seats as they are on disk; says whether anything is new."""
        before = (msgspec.structs.astuple(self.row), [*self.seats])
        for field in TableRow.__struct_fields__:
            setattr(self.row, field, getattr(stored.row, field))
        for seat in stored.seats:
            if seat != self.seats[seat.seat]:
                self.sit(seat)
        return before != (msgspec.structs.astuple(self.row), self.seats)

    def info(self, guest: str) -> TableInfo:
        """The table as this guest may know it."""
        mine, setup = self.seats_of(guest), self.row.setup
        shown = None if self.table is None else self.table.shown(mine[0] if mine else SPECTATOR)
        return TableInfo(
            seats=[self._seat_info(seat) for seat in self.seats],
            version=-1 if shown is None else shown.version,
            asked=[] if shown is None else shown.position.asked(),
            mine=mine,
            invite=self.row.invite if mine else "",
            commitment="" if setup.practice else self.commitment,
            again=self.again if self.row.status == "over" else "",
            watching=self.watching,
            wish=None if self.table is None else self.table.wish,
            **{name: getattr(self.row, name) for name in OF_ROW},
            **{name: getattr(setup, name) for name in CHOSEN},
        )

    @property
    def watching(self) -> int:
        """How many look on."""
        return len({watcher.guest or id(watcher) for watcher in self.watchers if not self.mine(watcher.guest)})

    def _seat_info(self, seat: Seat) -> SeatInfo:
        here = bool(seat.guest) and self.is_here(seat.guest)
        return SeatInfo(seat.seat, seat.kind, seat.name, seat.bot, here, sender_id(self.row.id, seat.guest))

    def guest_behind(self, sign: str) -> str | None:
        """Whose sign this is, if they sit here or said something."""
        known = [*(seat.guest for seat in self.seats), *(speech.guest for speech in self.talk)]
        return next((guest for guest in known if guest and sender_id(self.row.id, guest) == sign), None)

    def sit(self, seat: Seat) -> None:
        """Somebody takes a seat, or something about it changes."""
        self.seats[seat.seat] = seat
        self.owned.clear()
        self.reseat()
        self.tell()

    def rename(self, old: str, new: str) -> None:
        """A guest has another token now; pages that came in with the old one look on until they come again."""
        self.talk.change(old, guest=new)
        for watcher in self.watchers:
            watcher.muted = {new if muted == old else muted for muted in watcher.muted}
        for seat in [self.seats[number] for number in self.seats_of(old)]:
            self.sit(msgspec.structs.replace(seat, guest=new))

    def call(self, guest: str, name: str) -> None:
        """A guest goes by another name from now on, also in what they said."""
        self.talk.change(guest, name=name)
        for seat in [self.seats[number] for number in self.seats_of(guest)]:
            self.sit(msgspec.structs.replace(seat, name=name))

    def show_out(self, guest: str) -> None:
        """A guest is banned: their pages are told."""
        for watcher in self.watchers:
            if watcher.guest == guest:
                watcher.tell(Fault("banned"))

    def end_sessions(self, ended: Collection[str]) -> None:
        """Close the pages of sessions that have ended; nothing they say or still wait for counts."""
        for watcher in [one for one in self.watchers if one.session and one.session in ended]:
            watcher.ended = True
            self.leave(watcher)
            watcher.hang_up()

    def forget(self, guest: str) -> None:
        """A guest is nobody from now on: no seat, no name, nothing said."""
        self.talk.change(guest, guest="", name="", text="")
        for watcher in self.watchers:
            watcher.muted.discard(guest)
        for seat in [self.seats[number] for number in self.seats_of(guest)]:
            self.row.header = unnamed(self.row.header, seat.seat)
            self.sit(msgspec.structs.replace(seat, guest="", name=""))

    def reseat(self) -> None:
        """Every page speaks for a seat of its guest and for no other."""
        for watcher in self.watchers:
            mine = self.seats_of(watcher.guest)
            lost = watcher.seat != SPECTATOR and watcher.seat not in mine
            found = watcher.seat == SPECTATOR and len(mine) == 1
            if lost or found:
                watcher.sit(self.seat_for(watcher.guest, None))

    # -- those who watch

    def enter(self, watcher: Watcher) -> None:
        """A page opens."""
        if self.trouble:
            watcher.tell(Fault(self.trouble))
        self.watchers.add(watcher)
        self.tell()
        if self.table is not None:
            self.table.wake_bots()  # they may have waited for somebody to look

    @property
    def requester(self) -> Requester:
        """On whose behalf bots think here: of those who play and look, else of anybody who looks."""
        pages = sorted(self.watchers, key=lambda watcher: not self.mine(watcher.guest))
        return Requester(pages[0].address if pages else "", self.row.id)

    def leave(self, watcher: Watcher) -> None:
        """A page closes; nothing wakes it any more, and nothing holds it."""
        self.watchers.discard(watcher)
        watcher.wake = _nobody
        self.owned.pop(watcher.guest, None)  # else whoever ever looked on would be remembered
        if self.seats_of(watcher.guest):
            self.left[watcher.guest] = time.monotonic()
        if not self.watchers and self.table is not None and self.table.position.over:
            self.table.history.let_go()
        self.tell()

    def tell(self, moved: bool = False) -> None:
        """Something changed: everybody looks. `moved`: nothing but the game, so most need not be told anew.

        What moves is told to those who play at once; to those who look on, when they can follow.
        """
        if self.table is not None and self.table.position.over:
            self.row.status = "over"
        if not moved:
            self.changes += 1
        self.updates.clear()
        looked_on = False
        for watcher in self.watchers:
            if not moved or self.mine(watcher.guest):
                watcher.wake()
            else:
                looked_on = True
        if looked_on:
            self.spectator_updates.schedule(self._tell_gallery)

    def _tell_gallery(self) -> None:
        for watcher in self.watchers:
            if not self.mine(watcher.guest):
                watcher.wake()

    def news_for(self, watcher: Watcher) -> list[bytes]:
        """All that a page must still be told, each seat its own bytes."""
        news = [encode(message) for message in watcher.outbox]
        watcher.outbox.clear()
        if watcher.ready:
            row, table = self.row, self.table
            wish = None if table is None or row.wish is None else table.wish
            around = (self.changes, row.status, row.taken_back, wish, watcher.seat)
            if around != watcher.around:
                news += self._around_for(watcher, around)
            if table is not None:
                self._add_updates(watcher, table, news)
        return news

    def _around_for(self, watcher: Watcher, around: Around) -> Iterator[bytes]:
        """Everything but the game, since any of it may be new."""
        watcher.around = around
        yield from self._seats_for(watcher, around)
        yield from self._own_for(watcher)
        yield from self._talk_for(watcher)

    def _seats_for(self, watcher: Watcher, around: Around) -> Iterator[bytes]:
        if self.told_around != around[:4]:
            self.told_around = around[:4]
            self.infos.clear()
        mine = self.mine(watcher.guest)
        if mine not in self.infos:
            self.infos[mine] = encode(Seats(self.info(watcher.guest)))
        seats = self.infos[mine]
        if _without_turn(seats) != watcher.shown:
            watcher.shown = _without_turn(seats)
            yield seats

    def _own_for(self, watcher: Watcher) -> Iterator[bytes]:
        standing = self.seats[watcher.seat].standing if watcher.seat != SPECTATOR else {}
        muted = sorted(sender_id(self.row.id, guest) for guest in watcher.muted)
        mine = Mine(watcher.seat, standing, muted)
        if mine != watcher.mine:
            watcher.mine = mine
            yield encode(mine)

    def _talk_for(self, watcher: Watcher) -> Iterator[bytes]:
        seat = SPECTATOR if not self.seats_of(watcher.guest) else 0
        for speech in self.talk:
            if speech.number > watcher.heard:
                watcher.heard = speech.number
                if is_visible(speech, seat, watcher.muted):
                    yield encode(chat_message(self.row.id, speech))

    def _add_updates(self, watcher: Watcher, table: Table, news: list[bytes]) -> None:
        mine = self.mine(watcher.guest)
        newest = table.version if mine else table.shown(SPECTATOR).version
        while watcher.version != newest:
            update = self._update(table, (watcher.seat, watcher.version, watcher.lines, mine))
            watcher.version, watcher.lines = update.version, update.lines
            news.append(update.message)

    def _update(self, table: Table, state: RoomState) -> SentUpdate:
        """Made once for all pages of a seat that show the same; most who look on do."""
        sent = self.updates.get(state)
        if sent is None:
            update = table.update(*state)
            sent = SentUpdate(encode(update), update.version, update.keep + len(update.lines))
            self.updates[state] = sent
        return sent


def _without_turn(seats: bytes) -> bytes:
    """Version and turn change with every answer and travel with the update; only the rest is news."""
    start, end = seats.find(b'"version":'), seats.find(b'"mine":')
    return seats[:start] + seats[end:]

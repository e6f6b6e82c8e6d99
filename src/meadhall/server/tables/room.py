"""A room of the hall: a table with its seats, its game once it has begun, and its open pages."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Collection, Iterator
from typing import NamedTuple

import msgspec

from meadhall.server.chat.talk import TalkLog, chat_message, is_visible, sender_id
from meadhall.server.protocol.messages import (
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
from meadhall.server.storage.rows import Seat, StoredTable, TableRow, unnamed
from meadhall.server.tables.position import SPECTATOR
from meadhall.server.tables.spectators import SpectatorUpdates
from meadhall.server.tables.table import Table
from meadhall.server.workers.bots import Bots
from meadhall.server.workers.turns import Requester

OF_ROW = ("id", "game", "status", "private", "next", "taken_back")  # fields of the row that pages get
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
)  # fields of the setup that pages get


class SentUpdate(NamedTuple):
    """An encoded update, and the version and log length of a page after it."""

    message: bytes
    version: int
    lines: int


Around = tuple[int, str, bool, Wish | None, int]  # change counter, status, taken back, undo request, seat
RoomState = tuple[
    int, int, int, tuple[int, ...]
]  # seat, version and log lines of a page, and the seats that share its device


def _ignore() -> None:
    """Do nothing: the page is closed or not connected yet."""


class Watcher:
    """One open page of a table: its guest and seat, what it shows, and its outbox."""

    def __init__(self, guest: str, seat: int, address: str = "") -> None:
        self.guest = guest
        self.seat = seat
        self.address = address  # the address of the connection
        self.session = ""  # the browser's session; "" for strangers
        self.ended = False  # the session has ended: messages are ignored from now on
        self.wake: Callable[[], None] = _ignore  # called when there may be news to send
        self.hang_up: Callable[[], None] = _ignore  # closes the connection
        self.outbox: deque[Outgoing] = deque()
        self.version = -1
        self.lines = 0
        self.ready = False  # whether the page has sent `hello`
        self.shown = b""  # the `seats` message as last sent, without the turn
        self.around: Around | None = None  # the state of all but the game when last sent
        self.mine: Mine | None = None  # the `mine` message as last sent
        self.heard = 0  # the number of the last chat line sent
        self.muted: set[str] = set()
        self.thinking: asyncio.Task[None] | None = None

    def greet(self, hello: Hello) -> None:
        """Note what the page shows already, from its `hello`."""
        self.version, self.lines, self.heard = hello.version, hello.lines, hello.heard
        self.ready, self.around = True, None
        self.wake()

    def sit(self, seat: int) -> None:
        """Switch the page to another seat and send everything again as that seat sees it."""
        self.seat, self.version, self.lines = seat, -1, 0
        self.wake()

    def advise(self, bots: Bots, table: Table, ask: Ask) -> None:
        """Ask a bot for odds or a hint in the background. A new request cancels the one before."""
        if self.thinking is not None:
            self.thinking.cancel()
        self.thinking = asyncio.create_task(self._advise(bots, table, ask))

    async def _advise(self, bots: Bots, table: Table, ask: Ask) -> None:
        requester = Requester(self.address, self.guest)
        self.tell(await bots.advise(table.position, self.seat, ask, requester))

    def tell(self, message: Outgoing) -> None:
        """Add a message to the outbox."""
        self.outbox.append(message)
        self.wake()

    def result(self, result: Done | Refused | Put) -> None:
        """Reply to an answer. After a refusal the whole table is sent again."""
        if isinstance(result, Refused):
            self.version, self.lines = -1, 0
        self.tell(result)


class Room:
    """One table in memory: seats, game, chat, open pages."""

    def __init__(self, stored: StoredTable, commitment: str = "", again: str = "") -> None:
        self.row = stored.row
        self.seats = stored.seats
        self.commitment = commitment
        self.again = again  # the commitment for the rematch
        self.trouble = ""  # message key: why the game cannot be shown
        self.talk = TalkLog()
        self.left: dict[str, float] = {}  # guests without an open page: since when
        self.elsewhere: dict[
            str, tuple[list[str], float]
        ] = {}  # by process: guests with a page open there, and until when that is valid
        self.table: Table | None = None
        self.watchers: set[Watcher] = set()
        self.spectator_updates = SpectatorUpdates()
        self.lock = asyncio.Lock()
        self.changes = 0  # counts changes of anything but the game
        self.infos: dict[tuple[int, ...], bytes] = {}  # encoded `seats` message by own seats
        self.info_state: tuple[int, str, bool, Wish | None] | None = None  # the state that `infos` was encoded for
        self.updates: dict[RoomState, SentUpdate] = {}
        self.owned: dict[str, tuple[int, ...]] = {}  # cached seats by guest; cleared when a seat changes

    @property
    def version(self) -> int:
        """The version of the table; -1 before the game."""
        return -1 if self.table is None else self.table.version

    # -- guests and seats

    def seats_of(self, guest: str) -> list[int]:
        """The seats that belong to a guest."""
        return [seat.seat for seat in self.seats if guest and seat.guest == guest]

    def mine(self, guest: str) -> tuple[int, ...]:
        """The cached seats of a guest. Every move needs them for every page."""
        found = self.owned.get(guest)
        if found is None:
            found = self.owned[guest] = tuple(self.seats_of(guest))
        return found

    def seat_for(self, guest: str, wanted: int | None) -> int:
        """The seat of a page: the wanted one if it belongs to the guest, else the guest's only one.

        A guest with several seats (a shared device) sees no hand until a player takes a seat with `sit`.
        """
        mine = self.seats_of(guest)
        if wanted in mine:
            return wanted
        return mine[0] if len(mine) == 1 else SPECTATOR

    def guests(self) -> set[str]:
        """The guests with a page open in this process."""
        return {watcher.guest for watcher in self.watchers if watcher.guest}

    def is_here(self, guest: str) -> bool:
        """Whether this guest has a page open, in this process or another one."""
        now = time.monotonic()
        others = (guests for guests, until in self.elsewhere.values() if until > now)
        return any(watcher.guest == guest for watcher in self.watchers) or any(guest in guests for guests in others)

    def free_seat(self, wanted: int | None) -> int | None:
        """The wanted seat if it is open, else the first open one; None if there is none."""
        free = [seat.seat for seat in self.seats if seat.kind == "open"]
        return wanted if wanted in free else next(iter(free), None)

    def learn(self, stored: StoredTable) -> bool:
        """Take over row and seats from the database. True if anything changed."""
        before = (msgspec.structs.astuple(self.row), [*self.seats])
        for field in TableRow.__struct_fields__:
            setattr(self.row, field, getattr(stored.row, field))
        for seat in stored.seats:
            if seat != self.seats[seat.seat]:
                self.sit(seat)
        return before != (msgspec.structs.astuple(self.row), self.seats)

    def info(self, guest: str) -> TableInfo:
        """The description of the table that this guest may see."""
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
        """The number of spectators."""
        return len({watcher.guest or id(watcher) for watcher in self.watchers if not self.mine(watcher.guest)})

    def _seat_info(self, seat: Seat) -> SeatInfo:
        here = bool(seat.guest) and self.is_here(seat.guest)
        return SeatInfo(seat.seat, seat.kind, seat.name, seat.bot, here, sender_id(self.row.id, seat.guest))

    def guest_behind(self, sign: str) -> str | None:
        """The guest with this sign, among those who sit here or have said something."""
        known = [*(seat.guest for seat in self.seats), *(speech.guest for speech in self.talk)]
        return next((guest for guest in known if guest and sender_id(self.row.id, guest) == sign), None)

    def sit(self, seat: Seat) -> None:
        """Replace a seat and update all pages."""
        self.seats[seat.seat] = seat
        self.owned.clear()
        self.reseat()
        self.tell()

    def rename(self, old: str, new: str) -> None:
        """Give a guest's seats and chat lines to another token. Pages of the old token become spectators."""
        self.talk.change(old, guest=new)
        for watcher in self.watchers:
            watcher.muted = {new if muted == old else muted for muted in watcher.muted}
        for seat in [self.seats[number] for number in self.seats_of(old)]:
            self.sit(msgspec.structs.replace(seat, guest=new))

    def call(self, guest: str, name: str) -> None:
        """Change a guest's name on seats and in the chat."""
        self.talk.change(guest, name=name)
        for seat in [self.seats[number] for number in self.seats_of(guest)]:
            self.sit(msgspec.structs.replace(seat, name=name))

    def show_out(self, guest: str) -> None:
        """Tell the pages of a guest that the guest is banned."""
        for watcher in self.watchers:
            if watcher.guest == guest:
                watcher.tell(Fault("banned"))

    def end_sessions(self, ended: Collection[str]) -> None:
        """Close the pages of sessions that have ended. Their pending messages are dropped."""
        for watcher in [one for one in self.watchers if one.session and one.session in ended]:
            watcher.ended = True
            self.leave(watcher)
            watcher.hang_up()

    def forget(self, guest: str) -> None:
        """Delete a guest from this room: token and name from the seats, and the guest's chat lines."""
        self.talk.change(guest, guest="", name="", text="")
        for watcher in self.watchers:
            watcher.muted.discard(guest)
        for seat in [self.seats[number] for number in self.seats_of(guest)]:
            self.row.header = unnamed(self.row.header, seat.seat)
            self.sit(msgspec.structs.replace(seat, guest="", name=""))

    def reseat(self) -> None:
        """Move each page off a seat its guest has lost, and onto the guest's only seat."""
        for watcher in self.watchers:
            mine = self.seats_of(watcher.guest)
            lost = watcher.seat != SPECTATOR and watcher.seat not in mine
            found = watcher.seat == SPECTATOR and len(mine) == 1
            if lost or found:
                watcher.sit(self.seat_for(watcher.guest, None))

    # -- pages

    def enter(self, watcher: Watcher) -> None:
        """Add an opened page."""
        if self.trouble:
            watcher.tell(Fault(self.trouble))
        self.watchers.add(watcher)
        self.tell()
        if self.table is not None:
            self.table.wake_bots()  # bots pause while no page is open

    @property
    def requester(self) -> Requester:
        """For whom bots think here: the address of a player's page, else of any page."""
        pages = sorted(self.watchers, key=lambda watcher: not self.mine(watcher.guest))
        return Requester(pages[0].address if pages else "", self.row.id)

    def leave(self, watcher: Watcher) -> None:
        """Remove a closed page."""
        self.watchers.discard(watcher)
        watcher.wake = _ignore
        self.owned.pop(watcher.guest, None)  # else this would grow with every spectator
        if self.seats_of(watcher.guest):
            self.left[watcher.guest] = time.monotonic()
        if not self.watchers and self.table is not None and self.table.position.over:
            self.table.history.let_go()
        self.tell()

    def tell(self, moved: bool = False) -> None:
        """Wake the pages after a change. `moved`: only the game changed.

        Moves reach the players at once, and the spectators at a limited rate.
        """
        if self.table is not None and self.table.position.over:
            self.row.status = "over"
        if not moved:
            self.changes += 1
        self.updates.clear()
        has_spectators = False
        for watcher in self.watchers:
            if not moved or self.mine(watcher.guest):
                watcher.wake()
            else:
                has_spectators = True
        if has_spectators:
            self.spectator_updates.schedule(self._wake_spectators)

    def _wake_spectators(self) -> None:
        for watcher in self.watchers:
            if not self.mine(watcher.guest):
                watcher.wake()

    def news_for(self, watcher: Watcher) -> list[bytes]:
        """The encoded messages that a page must still get."""
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
        """The messages about all but the game: seats, own settings, chat."""
        watcher.around = around
        yield from self._seats_for(watcher, around)
        yield from self._own_for(watcher)
        yield from self._talk_for(watcher)

    def _seats_for(self, watcher: Watcher, around: Around) -> Iterator[bytes]:
        if self.info_state != around[:4]:
            self.info_state = around[:4]
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
        """The encoded update for a page in this state. Pages in the same state share it."""
        sent = self.updates.get(state)
        if sent is None:
            update = table.update(*state)
            sent = SentUpdate(encode(update), update.version, update.keep + len(update.lines))
            self.updates[state] = sent
        return sent


def _without_turn(seats: bytes) -> bytes:
    """Cut version and turn from the encoded message. They change with every answer and are part of the update."""
    start, end = seats.find(b'"version":'), seats.find(b'"mine":')
    return seats[:start] + seats[end:]

"""A room of the hall: a table with its seats, the game once it has begun, and those who watch."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator
from typing import NamedTuple

from meadhall.server.messages import Done, Outgoing, Refused, SeatInfo, Seats, TableInfo, encode
from meadhall.server.position import SPECTATOR
from meadhall.server.records import Seat, Stored
from meadhall.server.table import Table


class Told(NamedTuple):
    """An update as sent, and what a page has after it."""

    message: bytes
    version: int
    lines: int


class Watcher:
    """One open page: who it is, what it has, and what it must still be told."""

    def __init__(self, guest: str, seat: int) -> None:
        self.guest = guest
        self.seat = seat
        self.news = asyncio.Event()
        self.outbox: deque[Outgoing] = deque()
        self.version = -1
        self.lines = 0
        self.ready = False  # has said hello
        self.shown = b""  # the seats as last told, without whose turn it is
        self.seats = b""  # the very message we last looked at

    def greet(self, version: int, lines: int) -> None:
        """The page says what it has."""
        self.version, self.lines, self.ready = version, lines, True
        self.news.set()

    def tell(self, message: Outgoing) -> None:
        """Put a message in line."""
        self.outbox.append(message)
        self.news.set()

    def result(self, result: Done | Refused) -> None:
        """What became of an answer. After a refusal the whole table is shown again."""
        if isinstance(result, Refused):
            self.version, self.lines = -1, 0
        self.tell(result)


class Room:
    """Everything about one table that lives in memory."""

    def __init__(self, stored: Stored) -> None:
        self.row = stored.row
        self.seats = stored.seats
        self.table: Table | None = None
        self.watchers: set[Watcher] = set()
        self.lock = asyncio.Lock()
        self.infos: dict[tuple[int, ...], bytes] = {}  # the table as told to whoever owns these seats
        self.updates: dict[tuple[int, int, int], Told] = {}  # for a seat, from a version and so many lines

    @property
    def version(self) -> int:
        """The version of the table; -1 before the game."""
        return -1 if self.table is None else self.table.version

    # -- who is who

    def seats_of(self, guest: str) -> list[int]:
        """The seats a guest may sit in."""
        return [seat.seat for seat in self.seats if guest and seat.guest == guest]

    def seat_for(self, guest: str, wanted: int | None) -> int:
        """The seat a page speaks for: the one it wants if it may, else the guest's first, else none."""
        mine = self.seats_of(guest)
        if wanted in mine:
            return wanted
        return mine[0] if mine else SPECTATOR

    def free_seat(self, wanted: int | None) -> int | None:
        """A free seat: this one, or the first."""
        free = [seat.seat for seat in self.seats if seat.kind == "open"]
        if wanted is not None:
            return wanted if wanted in free else None
        return free[0] if free else None

    def info(self, guest: str) -> TableInfo:
        """The table as this guest may know it."""
        mine, setup = self.seats_of(guest), self.row.setup
        here = {watcher.seat for watcher in self.watchers}
        return TableInfo(
            id=self.row.id,
            game=self.row.game,
            status=self.row.status,
            seats=[SeatInfo(s.seat, s.kind, s.name, s.bot, s.seat in here, "") for s in self.seats],
            modules=setup.modules,
            options=setup.options,
            private=self.row.private,
            version=self.version,
            asked=[] if self.table is None else self.table.position.asked(),
            mine=mine,
            invite=self.row.invite if mine else "",
            cards=setup.cards,
            clock=setup.clock,
            delay=setup.delay,
            gallery=setup.gallery,
            practice=setup.practice,
            origin=setup.origin,
            commitment="",
            next="",
            watching=len({id(w) for w in self.watchers if w.seat == SPECTATOR}),
            wish=None,
        )

    def sit(self, seat: Seat) -> None:
        """Somebody takes a seat; pages they have open here speak for it from now on."""
        self.seats[seat.seat] = seat
        for watcher in self.watchers:
            if watcher.guest == seat.guest and watcher.seat == SPECTATOR:
                watcher.seat = seat.seat
        self.tell()

    # -- those who watch

    def enter(self, watcher: Watcher) -> None:
        """A page opens."""
        self.watchers.add(watcher)
        self.tell()

    def leave(self, watcher: Watcher) -> None:
        """A page closes."""
        self.watchers.discard(watcher)
        self.tell()

    def tell(self) -> None:
        """Something changed: everybody looks."""
        if self.table is not None and self.table.position.over:
            self.row.status = "over"
        self.infos.clear()
        self.updates.clear()
        for watcher in self.watchers:
            watcher.news.set()

    def news_for(self, watcher: Watcher) -> Iterator[bytes]:
        """All that a page must still be told, each seat its own bytes."""
        while watcher.outbox:
            yield encode(watcher.outbox.popleft())
        if watcher.ready:
            yield from self._seats_for(watcher)
            yield from self._updates_for(watcher)

    def _seats_for(self, watcher: Watcher) -> Iterator[bytes]:
        mine = tuple(self.seats_of(watcher.guest))
        if mine not in self.infos:
            self.infos[mine] = encode(Seats(self.info(watcher.guest)))
        seats = self.infos[mine]
        if seats is not watcher.seats and _without_turn(seats) != watcher.shown:
            watcher.shown = _without_turn(seats)
            yield seats
        watcher.seats = seats

    def _updates_for(self, watcher: Watcher) -> Iterator[bytes]:
        while self.table is not None and watcher.version != self.table.version:
            told = self._update(self.table, (watcher.seat, watcher.version, watcher.lines))
            watcher.version, watcher.lines = told.version, told.lines
            yield told.message
            if watcher.outbox:
                return  # an answer first; we are called again

    def _update(self, table: Table, state: tuple[int, int, int]) -> Told:
        """Made once for all pages of a seat that show the same; most who look on do."""
        if state not in self.updates:
            update = table.update(*state)
            self.updates[state] = Told(encode(update), update.version, update.keep + len(update.lines))
        return self.updates[state]


def _without_turn(seats: bytes) -> bytes:
    """Version and turn change with every answer and travel with the update; only the rest is news."""
    start, end = seats.find(b'"version":'), seats.find(b'"mine":')
    return seats[:start] + seats[end:]

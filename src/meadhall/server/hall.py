"""The hall: opens tables, lets people sit down, and keeps in memory what is being played."""

from __future__ import annotations

import asyncio
import secrets

from sqlalchemy import Connection

from meadhall.server import records
from meadhall.server.bots import Bots
from meadhall.server.messages import HallInfo, Join, NewTable, Pledge, SeatWish, TableInfo
from meadhall.server.position import Position, Setup, Shelf
from meadhall.server.records import Row, Seat, Stored, TableRow
from meadhall.server.room import Room
from meadhall.server.store import ConflictError, Store
from meadhall.server.table import Keeper, Table

SHOWN = 50  # tables listed at once
IN_MEMORY = 400  # rooms kept when nobody watches


class UnwelcomeError(Exception):
    """Something the hall does not do for you; `reason` is a key of words."""

    def __init__(self, status: int, reason: str) -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason


class Hall:
    """All rooms."""

    def __init__(self, store: Store, shelf: Shelf, bots: Bots) -> None:
        self.store = store
        self.shelf = shelf
        self.bots = bots
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room | None]] = {}

    # -- the first page

    async def info(self, guest: str) -> HallInfo:
        """What a guest sees on entering."""
        name, waiting, mine = await self.store.read(lambda c: _overview(c, guest))
        return HallInfo(
            name=name,
            games=[game.info for game in self.shelf.values()],
            open=[self._glance(stored, guest) for stored in waiting],
            mine=[self._glance(stored, guest) for stored in mine],
            pledge=Pledge("", ""),
        )

    def _glance(self, stored: Stored, guest: str) -> TableInfo:
        """A table as listed; what is in memory knows more."""
        room = self.rooms.get(stored.row.id) or Room(stored)
        return room.info(guest)

    # -- tables

    async def create(self, wish: NewTable, guest: str) -> Room:
        """Open a table."""
        game = self.shelf.get(wish.game)
        if game is None:
            raise UnwelcomeError(404, "no-such-game")
        for seat in wish.seats:
            if seat.kind == "bot" and seat.bot not in game.info.bots:
                raise UnwelcomeError(400, "no-such-bot")
        setup = Setup(wish.modules, wish.options)
        game.check(len(wish.seats), setup)
        row = TableRow(new_name(), wish.game, setup, "", "waiting", wish.private, secrets.token_urlsafe(12))
        room = Room(Stored(row, [_seat(n, seat, guest, wish.name) for n, seat in enumerate(wish.seats)]))
        await self.store.write(lambda c: _open(c, room, guest, wish.name))
        self._remember(room)
        await self._start_if_full(room)
        return room

    async def join(self, room: Room, wish: Join, guest: str) -> None:
        """Sit down at a table."""
        if room.row.private and wish.invite != room.row.invite:
            raise UnwelcomeError(403, "invite-needed")
        async with room.lock:
            seat = room.free_seat(wish.seat)
            if seat is None:
                raise UnwelcomeError(409, "no-free-seat")
            await self._sit(room, seat, guest, wish.name)
        await self._start_if_full(room)

    async def _sit(self, room: Room, seat: int, guest: str, name: str) -> None:
        try:
            await self.store.write(lambda c: _sit(c, room.row.id, seat, guest, name))
        except ConflictError:
            raise UnwelcomeError(409, "no-free-seat") from None
        room.sit(Seat(seat, "person", name, "", guest))

    async def _start_if_full(self, room: Room) -> None:
        async with room.lock:
            if room.row.status != "waiting" or room.free_seat(None) is not None:
                return
            game = self.shelf[room.row.game]
            people = sum(1 for seat in room.seats if seat.kind == "person")
            names = [seat.name or seat.bot for seat in room.seats]
            header, first = game.begin(names, room.row.setup, secrets.token_hex(16), live=people > 1)
            await self.store.write(lambda c: records.start_table(c, room.row.id, header))
            room.row.header, room.row.status = header, "playing"
            self._seat_table(room, first, [])
        room.tell()

    def _seat_table(self, room: Room, first: Position, rows: list[Row]) -> None:
        """Put the game on the table."""
        table = Table(room.row, room.seats, first, self._keeper(room), self.bots)
        table.replay(rows)
        room.table = table
        table.wake_bots()

    def _keeper(self, room: Room) -> Keeper:
        name = room.row.id

        async def add(row: Row, over: bool) -> None:
            await records.keep_answer(self.store, name, row, over)

        async def load() -> list[Row]:
            return await self.store.read(lambda c: records.answers_of(c, name))

        return Keeper(add, load, room.tell)

    # -- rooms

    async def room(self, name: str) -> Room | None:
        """The room of a table, from memory or from disk."""
        room = self.rooms.get(name)
        if room is not None:
            return room
        if name not in self.opening:
            self.opening[name] = asyncio.create_task(self._open(name))
            self.opening[name].add_done_callback(lambda _: self.opening.pop(name, None))
        return await asyncio.shield(self.opening[name])

    async def _open(self, name: str) -> Room | None:
        stored = await self.store.read(lambda c: records.find_table(c, name))
        if stored is None:
            return None
        room = Room(stored)
        if stored.row.status != "waiting":
            rows = await self.store.read(lambda c: records.answers_of(c, name))
            first = self.shelf[stored.row.game].resume(stored.row.header)
            self._seat_table(room, first, rows)
        self._remember(room)
        return room

    def _remember(self, room: Room) -> None:
        self.rooms[room.row.id] = room
        if len(self.rooms) > IN_MEMORY:
            self._forget_idle(len(self.rooms) - IN_MEMORY)

    def _forget_idle(self, count: int) -> None:
        idle = [name for name, room in self.rooms.items() if not room.watchers and not _busy(room)]
        for name in idle[:count]:
            del self.rooms[name]

    async def close(self) -> None:
        """Let begun answers end; nothing acknowledged is ever lost."""
        for room in self.rooms.values():
            if room.table is not None:
                await room.table.close()
        self.bots.close()
        self.store.close()


def new_name() -> str:
    """A name for a table that nobody guesses."""
    return secrets.token_urlsafe(9)


def _busy(room: Room) -> bool:
    return room.table is not None and (bool(room.table.work) or room.table.bots_at_work)


def _seat(number: int, wish: SeatWish, guest: str, name: str) -> Seat:
    if wish.kind == "me":
        return Seat(number, "person", name, "", guest)
    return Seat(number, wish.kind, "", wish.bot, "")


def _open(connection: Connection, room: Room, guest: str, name: str) -> None:
    records.add_table(connection, Stored(room.row, room.seats))
    if name:
        records.set_name(connection, guest, name)


def _sit(connection: Connection, table: str, seat: int, guest: str, name: str) -> None:
    records.take_seat(connection, table, seat, guest, name)
    if name:
        records.set_name(connection, guest, name)


def _overview(connection: Connection, guest: str) -> tuple[str, list[Stored], list[Stored]]:
    waiting = records.open_tables(connection, SHOWN)
    return records.name_of(connection, guest), waiting, records.tables_of(connection, guest, SHOWN)

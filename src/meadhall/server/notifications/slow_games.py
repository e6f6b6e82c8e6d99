"""Games over days: a bot plays for a player who misses a deadline, and a game without answers for long ends.

All times are stored, so a restart changes nothing. Players are warned a week before an abandoned game ends. Bots then
finish the game, and it does not count.
"""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec
from sqlalchemy import ColumnElement, Connection, func, insert, select, update

from meadhall.server.notifications import digest, preferences
from meadhall.server.storage import records
from meadhall.server.storage.rows import Seat
from meadhall.server.storage.schema import ANSWERS, IDLE, SEATS, TABLES
from meadhall.server.storage.writer import Store
from meadhall.server.tables import seating
from meadhall.server.tables.autoplay import STAND_IN, people, person_seats
from meadhall.server.tables.clock import DAY_S, is_slow
from meadhall.server.tables.hall import Hall
from meadhall.server.tables.room import Room
from meadhall.server.tables.table import Table

LOG = logging.getLogger("meadhall.slow")
POLL_INTERVAL_S = 60.0  # seconds between two checks
WARNED_S = 7 * DAY_S  # seconds between the warning and the end of a game
CHECK_AFTER_S = float(DAY_S)  # seconds without an answer after which a game is checked
AT_ONCE = 50  # tables checked in one round
CLAIM = "slow-games"


def last_touch() -> ColumnElement[float]:
    """SQL: when a player last answered, or the game began."""
    last = select(func.max(ANSWERS.c.at)).where(ANSWERS.c.table_id == TABLES.c.id).scalar_subquery()
    return func.coalesce(last, TABLES.c.changed)


class QuietGame(msgspec.Struct, frozen=True):
    """A game of several people without an answer for long."""

    table: str
    touched: float
    warned: float  # when players were warned; 0: not yet
    ended: float


def quiet_games(connection: Connection, before: float, limit: int) -> list[QuietGame]:
    """Return games without an answer since this time, the longest quiet first."""
    touched = last_touch()
    persons = select(func.count(SEATS.c.guest.distinct())).where(
        SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == "person", SEATS.c.guest != ""
    )
    columns = (TABLES.c.id, touched.label("touched"), IDLE.c.warned, IDLE.c.ended)
    quiet = (TABLES.c.status == "playing", persons.scalar_subquery() > 1, touched < before)
    wanted = select(*columns).outerjoin(IDLE, IDLE.c.table_id == TABLES.c.id).where(*quiet)
    found = connection.execute(wanted.order_by(touched).limit(limit))
    return [QuietGame(row.id, row.touched, row.warned or 0.0, row.ended or 0.0) for row in found]


def asked_at(connection: Connection, table: str, version: int) -> float:
    """Return when this version of a game was reached."""
    at = select(ANSWERS.c.at).where(ANSWERS.c.table_id == table, ANSWERS.c.version == version)
    began = select(TABLES.c.changed).where(TABLES.c.id == table)
    return float(connection.execute(at).scalar() or connection.execute(began).scalar() or 0.0)


def set_idle(connection: Connection, table: str, **values: float) -> None:
    """Store when players were warned, or when the end of the game began."""
    if connection.execute(update(IDLE).where(IDLE.c.table_id == table).values(**values)).rowcount == 0:
        connection.execute(insert(IDLE).values(**{"table_id": table, "warned": 0.0, "ended": 0.0, **values}))


class TurnDeadlines:
    """Background task for games over days: enforces turn deadlines and ends abandoned games.

    One process at a time does this.
    """

    def __init__(self, hall: Hall, store: Store, idle_s: float) -> None:
        self.hall, self.store, self.idle_s = hall, store, idle_s

    async def run(self) -> None:
        """Check all quiet games every minute until cancelled."""
        while True:
            await asyncio.sleep(POLL_INTERVAL_S)
            try:
                if await self.store.write(lambda c: records.claim(c, CLAIM, POLL_INTERVAL_S / 2)):
                    await self.round()
            except Exception as trouble:
                LOG.warning("cannot check games over days: %s", trouble)

    async def round(self) -> None:
        """Check all games without an answer for a day."""
        before = time.time() - CHECK_AFTER_S
        for quiet in await self.store.read(lambda c: quiet_games(c, before, AT_ONCE)):
            try:
                await self._check(quiet)
            except Exception:
                LOG.exception("cannot check table %s", quiet.table)

    async def _check(self, quiet: QuietGame) -> None:
        room = await self.hall.room(quiet.table)
        if room is None or room.table is None or room.table.position.over:
            return
        if is_slow(room.row.setup.clock):
            await self._replace_late(room, room.table)
        if self.idle_s and await self._has_no_absence(room):
            await self._end_idle(room, room.table, quiet)

    # -- turn deadlines

    async def _replace_late(self, room: Room, table: Table) -> None:
        """Let bots play for players whose deadline has passed, until they come back. Absences extend deadlines."""
        for number in table.awaited():
            seat = room.seats[number]
            since = table.asked_since.get(number, table.version)
            if await self.store.read(lambda c, s=seat, v=since: deadline_of(c, room, s, v)) <= time.time():  # type: ignore[misc]
                await self._notify(room, [seat], "stood", since)
                await seating.change_seat(self.hall, room, msgspec.structs.replace(seat, bot=STAND_IN))

    async def _notify(self, room: Room, seats: list[Seat], kind: str, since: int) -> None:
        def work(connection: Connection) -> None:
            for seat in seats:
                digest.add(connection, seat.guest, room.row.id, seat.seat, since, kind)

        await self.store.write(work)

    # -- abandoned games

    async def _has_no_absence(self, room: Room) -> bool:
        """Is no player of this table on an announced absence? Such an absence keeps the game from ending."""
        now, guests = time.time(), [seat.guest for seat in people(room.seats)]
        away = await self.store.read(lambda c: [preferences.load(c, guest)["away_until"] for guest in guests])
        return all(until <= now for until in away)

    async def _end_idle(self, room: Room, table: Table, quiet: QuietGame) -> None:
        """Warn the players of an abandoned game; a week later, or at the set limit if that is later, end it."""
        now, name = time.time(), quiet.table
        warned = quiet.warned if quiet.warned > quiet.touched else 0.0  # an answer after the warning cancels it
        if quiet.ended:
            await self._finish(room, table)
        elif not warned and now >= quiet.touched + self.idle_s - WARNED_S:
            await self._notify(room, person_seats(room.seats), "idle", table.version)
            await self.store.write(lambda c: set_idle(c, name, warned=now))
        elif warned and now >= max(warned + WARNED_S, quiet.touched + self.idle_s):
            await self.store.write(lambda c: set_idle(c, name, ended=now))
            await self._finish(room, table)

    async def _finish(self, room: Room, table: Table) -> None:
        """Let bots finish the game without spectators. After a crash the next round continues."""
        LOG.info("table %s ends: abandoned", room.row.id)
        for seat in people(room.seats):
            await seating.change_seat(self.hall, room, msgspec.structs.replace(seat, bot=STAND_IN))
        table.finishing = True
        table.wake_bots()


def deadline_of(connection: Connection, room: Room, seat: Seat, since: int) -> float:
    """Return the deadline of a seat that is asked since this version; 0: no clock of days runs."""
    clock = room.row.setup.clock
    if clock is None or not is_slow(clock):
        return 0.0
    began, known = asked_at(connection, room.row.id, since), preferences.load(connection, seat.guest)
    due = began + clock.seconds
    return due + preferences.away_within(known, began, max(due, float(known["away_until"])))


def ends_at(connection: Connection, table: str, idle_s: float) -> float:
    """Return when a quiet game will be ended after its warning; 0: no warning was sent."""
    touched = connection.execute(select(last_touch()).where(TABLES.c.id == table)).scalar() or 0.0
    warned = connection.execute(select(IDLE.c.warned).where(IDLE.c.table_id == table)).scalar() or 0.0
    return max(warned + WARNED_S, touched + idle_s) if idle_s and warned > touched else 0.0

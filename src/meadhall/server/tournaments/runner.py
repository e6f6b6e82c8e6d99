"""Runs contests: begins them, opens the tables of each round, and ends them. One process at a time does this.

All state is in the database, so after a crash the next check, in any process, continues the work.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from msgspec import structs
from sqlalchemy import Connection, select, update

from meadhall.core.errors import MeadhallError
from meadhall.server.protocol.contests import Pace
from meadhall.server.protocol.messages import Clock
from meadhall.server.storage import records as store_records
from meadhall.server.storage.hall_storage import ClosedError, ConflictError, TableOpening
from meadhall.server.storage.rows import Kind, Seat, StoredTable, TableRow, TableSetup
from meadhall.server.storage.schema import SETTINGS
from meadhall.server.tables import luck
from meadhall.server.tables.autoplay import STAND_IN
from meadhall.server.tables.hall import UnwelcomeError
from meadhall.server.tables.new_table import DELAY_VERSIONS
from meadhall.server.tables.public import PublicHall
from meadhall.server.tournaments import records
from meadhall.server.tournaments.plan import ContestState, ContestTable

LOG = logging.getLogger("meadhall.contests")
EVERY_S = 3.0  # seconds between two checks
LEASE = "steward"  # setting with the process in charge and the end of its lease; other versions read it too
LEASE_S = 15.0
MOST_SEATS = 8
CLOCKS: dict[Pace, Clock] = {
    "quick": Clock("total", 900, 5),
    "evening": Clock("total", 2700, 15),
    "days": Clock("total", 432_000, 3600),
}


class ContestRunner:
    """Background task that runs all contests of a server."""

    def __init__(self, hall: PublicHall) -> None:
        self.hall = hall
        self.me = secrets.token_hex(6)
        self.woken = asyncio.Event()

    def wake(self) -> None:
        """Check soon: a game has ended in this process, or a contest has changed."""
        self.woken.set()

    async def run(self) -> None:
        """Check contests every few seconds until cancelled."""
        while True:
            try:
                await self.check()
            except (ConflictError, ClosedError):
                pass  # another process was faster, or the hall closes
            except Exception as trouble:
                LOG.warning("contests wait: %s", trouble)
            with suppress(TimeoutError):
                async with asyncio.timeout(EVERY_S):
                    await self.woken.wait()
            self.woken.clear()

    async def check(self) -> None:
        """Advance every contest that is not over, if this process holds the lease."""
        contests = await self.hall.store.read(records.current)
        if contests and await self.hold_lease():
            for contest in contests:
                await self.advance(contest)

    async def hold_lease(self) -> bool:
        """Take or extend the lease; False: another process holds it."""
        return await self.hall.store.write(lambda c: take_lease(c, self.me, time.time()))

    async def advance(self, contest: str) -> None:
        """Take all due steps of one contest, open its new tables, and load its running games."""
        store = self.hall.store
        while await store.read(lambda c: records.is_due(c, contest, time.time())):
            await store.write(lambda c: records.advance(c, contest, time.time()))
        state = await store.read(lambda c: records.state_of(c, contest))
        for contest_table in await store.read(lambda c: records.unopened_tables(c, contest)):
            if state is not None:
                await self.open(state, contest_table)
        for table in await store.read(lambda c: records.running_tables(c, contest)):
            if table not in self.hall.rooms:
                await self.hall.room(table)  # clocks run and bots think where a table is in memory

    async def open(self, state: ContestState, contest_table: ContestTable) -> None:
        """Open a contest table with all players seated, so the game begins. Another process may have opened it."""
        seats, setup = seats_for(state, contest_table), setup_for(state)
        row = TableRow(contest_table.table, state.wish.game, setup, "", "waiting", False, secrets.token_urlsafe(12))
        row.pledge = luck.new_pledge()
        try:
            filled = self.fill_seats(state, seats, setup)
            rated = len(filled) > 1 and all(seat.kind == "person" for seat in filled)
            row.setup = structs.replace(setup, rated=rated)
            await self.hall.open_room(TableOpening(StoredTable(row, filled), []))
        except UnwelcomeError:
            pass
        except MeadhallError as trouble:
            LOG.error("contest %s: a table for %d cannot be opened: %s", state.id, len(seats), trouble)

    def fill_seats(self, state: ContestState, seats: list[Seat], setup: TableSetup) -> list[Seat]:
        """Add bots if too few players are left for the game's rules. Such bots are not members and score no points."""
        game = self.hall.game(state.wish.game)
        for number in range(len(seats), MOST_SEATS):
            try:
                game.check(len(seats), setup)
            except MeadhallError:
                seats = [*seats, Seat(number, "bot", "", STAND_IN, "")]
            else:
                break
        return seats


def seats_for(state: ContestState, contest_table: ContestTable) -> list[Seat]:
    """Return the seats of a table. A bot takes the seat of a deleted person."""
    members = {member.number: member for member in state.members}
    found = []
    for seat, number in enumerate(contest_table.seats):
        who = members[number]
        kind: Kind = "person" if who.guest else "bot"
        found.append(Seat(seat, kind, who.name, "" if who.guest else who.bot or STAND_IN, who.guest))
    return found


def setup_for(state: ContestState) -> TableSetup:
    """Return the setup shared by all tables of a contest."""
    wish = state.wish
    people = sum(bool(member.guest) for member in state.members)
    delay = DELAY_VERSIONS if people > 1 else 0
    return TableSetup(wish.modules, wish.options, "", CLOCKS[wish.pace], delay, contest=state.id)


def take_lease(connection: Connection, me: str, now: float) -> bool:
    """Take or extend the lease for process `me`; False: another process holds a lease that has not expired."""
    store_records.setting(connection, LEASE, "")
    held = select(SETTINGS.c.value).where(SETTINGS.c.key == LEASE).with_for_update()
    who, _, until = str(connection.execute(held).scalar() or "").partition(" ")
    if who != me and until and now < float(until) < now + 2 * LEASE_S:
        return False
    values = {"value": f"{me} {now + LEASE_S}"}
    connection.execute(update(SETTINGS).where(SETTINGS.c.key == LEASE).values(**values))
    return True


@asynccontextmanager
async def run_contests(hall: PublicHall) -> AsyncIterator[None]:
    """Run contests while the context is open."""
    runner = ContestRunner(hall)
    hall.on_end.append(runner.wake)
    hall.on_contest_change.append(runner.wake)
    running = asyncio.create_task(runner.run())
    try:
        yield
    finally:
        running.cancel()
        hall.on_end.remove(runner.wake)
        hall.on_contest_change.remove(runner.wake)

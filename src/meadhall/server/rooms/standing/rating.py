"""Games that end are entered into the ledger, as long as the hall is open."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import Connection, select

from meadhall.server.rooms.public import PublicHall
from meadhall.server.rooms.standing import ledger
from meadhall.server.store.books import ClosedError, ConflictError
from meadhall.server.store.schema import DECLARED, TABLES

LOG = logging.getLogger("meadhall.ratings")
EVERY_S = 20.0  # seconds between two looks, for what other processes left
MOST_TABLES = 300  # rated games that are kept in memory though no page is open
GATHER_S = 1.0  # seconds in which further games may end: they are entered together


class Rater:
    """Looks when a game has ended here, and now and then."""

    def __init__(self, hall: PublicHall) -> None:
        self.hall, self.store = hall, hall.store
        self.woken = asyncio.Event()

    def wake(self) -> None:
        """A game has ended."""
        self.woken.set()

    async def run(self) -> None:
        """For ever; the first look goes back to the beginning."""
        whole = True
        while True:
            try:
                await self.enter_all(whole)
                whole = False
            except (ConflictError, ClosedError):
                pass  # another process was faster, or the hall closes
            except Exception as trouble:
                LOG.warning("ratings wait: %s", trouble)
            await self._rest()

    async def enter_all(self, whole: bool = False) -> None:
        """Everything that waits, a few games in each transaction."""
        while await self.store.read(lambda c: ledger.waiting(c, whole)):
            await self.store.write(lambda c: ledger.step(c, whole))
        await self.open_tables()

    async def open_tables(self) -> None:
        """Bring rated games that go on into memory: only there their clocks run."""
        for table in await self.store.read(going):
            if self.hall.keeps(table) and table not in self.hall.rooms:
                await self.hall.room(table)

    async def _rest(self) -> None:
        try:
            async with asyncio.timeout(EVERY_S):
                await self.woken.wait()
        except TimeoutError:
            return
        await asyncio.sleep(GATHER_S)
        self.woken.clear()


def going(connection: Connection) -> list[str]:
    """Games declared rated that have begun and are not over."""
    rated = (TABLES.c.status == "playing", TABLES.c.rating == DECLARED)
    return [*connection.execute(select(TABLES.c.id).where(*rated).limit(MOST_TABLES)).scalars()]


@asynccontextmanager
async def rating(hall: PublicHall) -> AsyncIterator[None]:
    """As long as the hall is open."""
    rater = Rater(hall)
    hall.on_end.append(rater.wake)
    running = asyncio.create_task(rater.run())
    try:
        yield
    finally:
        running.cancel()
        hall.on_end.remove(rater.wake)

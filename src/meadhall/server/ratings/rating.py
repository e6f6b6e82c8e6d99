"""Background task that enters finished games into the ledger."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import Connection, select

from meadhall.server.ratings import ledger
from meadhall.server.storage.hall_storage import ClosedError, ConflictError
from meadhall.server.storage.schema import DECLARED, TABLES
from meadhall.server.tables.public import PublicHall

LOG = logging.getLogger("meadhall.ratings")
EVERY_S = 20.0  # seconds between two checks for games that other processes left
MOST_TABLES = 300  # rated games that are kept in memory though no page is open
GATHER_S = 1.0  # seconds in which further games may end: they are entered together


class Rater:
    """Enters finished games: soon after a game ends in this process, and every few seconds."""

    def __init__(self, hall: PublicHall) -> None:
        self.hall, self.store = hall, hall.store
        self.woken = asyncio.Event()

    def wake(self) -> None:
        """Check soon: a game has ended."""
        self.woken.set()

    async def run(self) -> None:
        """Enter games until cancelled. The first round checks all old games too."""
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
        """Enter all finished games, a few in each transaction."""
        while await self.store.read(lambda c: ledger.missing_games(c, whole)):
            await self.store.write(lambda c: ledger.step(c, whole))
        await self.open_tables()

    async def open_tables(self) -> None:
        """Load running rated games into memory, because clocks run only there."""
        for table in await self.store.read(running_rated_tables):
            if self.hall.plays_here(table) and table not in self.hall.rooms:
                await self.hall.room(table)

    async def _rest(self) -> None:
        try:
            async with asyncio.timeout(EVERY_S):
                await self.woken.wait()
        except TimeoutError:
            return
        await asyncio.sleep(GATHER_S)
        self.woken.clear()


def running_rated_tables(connection: Connection) -> list[str]:
    """Return ids of rated games that are in play."""
    rated = (TABLES.c.status == "playing", TABLES.c.rating == DECLARED)
    return [*connection.execute(select(TABLES.c.id).where(*rated).limit(MOST_TABLES)).scalars()]


@asynccontextmanager
async def run_ratings(hall: PublicHall) -> AsyncIterator[None]:
    """Enter finished games while the context is open."""
    rater = Rater(hall)
    hall.on_end.append(rater.wake)
    running = asyncio.create_task(rater.run())
    try:
        yield
    finally:
        running.cancel()
        hall.on_end.remove(rater.wake)

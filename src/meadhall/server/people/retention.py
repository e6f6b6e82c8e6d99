"""Deletes guests without games, old sessions, and old unrated games, as the host has configured."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple

from sqlalchemy import Connection, and_, delete, exists, select

from meadhall.server.people import personal_data
from meadhall.server.ratings.ledger import lock
from meadhall.server.storage import records
from meadhall.server.storage.hall_storage import ClosedError
from meadhall.server.storage.schema import (
    ACCOUNTS,
    ANSWERS,
    IDLE,
    KICKS,
    LOBBY,
    PAIRINGS,
    PEOPLE,
    RATED,
    RATED_SEATS,
    RECOVERY,
    SEATS,
    SESSIONS,
    TABLES,
    TALK,
    TURNS,
)
from meadhall.server.tables.public import PublicHall

LOG = logging.getLogger("meadhall.retention")
DAY_S = 24 * 3600.0
EVERY_S = 6 * 3600.0  # seconds between two runs, over all processes
LOOK_EVERY_S = 600.0  # seconds between two checks whether a run is due
SESSION_DAYS = 400  # a cookie lives for a year after its last use
A_COMMIT = 50  # people or tables deleted in one commit, so that moves do not wait for all of them
OF_TABLE = (ANSWERS, SEATS, TALK, KICKS, IDLE, TURNS, LOBBY)


class Retention(NamedTuple):
    """For how many days rows are kept; 0: forever."""

    guests: int = 30  # guests without tables, after their last visit
    games: int = 0  # finished unrated games


class Deleted(NamedTuple):
    """How many rows were deleted."""

    guests: int
    sessions: int
    games: int


async def apply(hall: PublicHall, retention: Retention) -> Deleted:
    """Delete everything that is due."""
    guests = games = 0
    sessions = await hall.store.write(delete_old_sessions)
    while retention.guests and (found := await hall.store.write(lambda c: delete_guests(c, retention.guests))):
        guests += found
    while retention.games and (tables := await hall.store.write(lambda c: delete_games(c, retention.games))):
        games += len(tables)
        for table in tables:
            hall.rooms.pop(table, None)
    return Deleted(guests, sessions, games)


@asynccontextmanager
async def retaining(hall: PublicHall, retention: Retention) -> AsyncIterator[None]:
    """Apply the settings regularly while the context is open; one process does it for all."""
    running = asyncio.create_task(_run(hall, retention))
    try:
        yield
    finally:
        running.cancel()


async def _run(hall: PublicHall, retention: Retention) -> None:
    while True:
        with suppress(ClosedError):
            try:
                if await hall.store.write(lambda c: records.claim(c, "retention", EVERY_S)):
                    deleted = await apply(hall, retention)
                    if any(deleted):
                        LOG.info("deleted %d guests, %d sessions and %d games", *deleted)
            except hall.storage.away as trouble:
                LOG.warning("old rows are not deleted now: %s", trouble)
        await asyncio.sleep(LOOK_EVERY_S)


# -- queries


def delete_old_sessions(connection: Connection) -> int:
    """Delete sessions whose cookie has expired, and codes that are too old."""
    now = time.time()
    connection.execute(delete(RECOVERY).where(RECOVERY.c.until < now))
    return connection.execute(delete(SESSIONS).where(SESSIONS.c.used < now - SESSION_DAYS * DAY_S)).rowcount


def delete_guests(connection: Connection, days: int) -> int:
    """Delete a batch of guests who own nothing and were not seen for so many days; return how many."""
    account = exists().where(ACCOUNTS.c.guest == PEOPLE.c.id)
    old = and_(PEOPLE.c.seen < time.time() - days * DAY_S, ~account, *personal_data.owns_nothing(PEOPLE.c.id))
    found = [*connection.execute(select(PEOPLE.c.id).where(old).limit(A_COMMIT)).scalars()]
    connection.execute(delete(SESSIONS).where(SESSIONS.c.person.in_(found)))
    connection.execute(delete(PEOPLE).where(PEOPLE.c.id.in_(found)))
    return len(found)


def delete_games(connection: Connection, days: int) -> list[str]:
    """Delete a batch of old finished games that are unrated and not of a contest; return their tables."""
    counted = exists().where(RATED.c.table_id == TABLES.c.id, RATED.c.why_not == "")
    paired = exists().where(PAIRINGS.c.table_id == TABLES.c.id)
    waits = and_(~exists().where(RATED.c.table_id == TABLES.c.id), TABLES.c.result != "")  # not rated yet
    old = and_(TABLES.c.status == "over", TABLES.c.changed < time.time() - days * DAY_S, ~counted, ~paired, ~waits)
    found = [*connection.execute(select(TABLES.c.id).where(old).limit(A_COMMIT)).scalars()]
    if found:
        lock(connection)
        numbers = select(RATED.c.number).where(RATED.c.table_id.in_(found)).scalar_subquery()
        connection.execute(delete(RATED_SEATS).where(RATED_SEATS.c.number.in_(numbers)))
        connection.execute(delete(RATED).where(RATED.c.table_id.in_(found)))
        for table in OF_TABLE:
            connection.execute(delete(table).where(table.c.table_id.in_(found)))
        connection.execute(delete(TABLES).where(TABLES.c.id.in_(found)))
    return found

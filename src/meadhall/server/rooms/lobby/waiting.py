"""The rows of those who wait for anybody; each is gone when its game begins or nobody waits any more."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, insert, or_, select, text, update

from meadhall.server.store import records
from meadhall.server.store.books import ConflictError
from meadhall.server.store.rows import Stored
from meadhall.server.store.schema import DECLARED, LOBBY, MUTES, SEATS, TABLES, UNRATED

SEEN_S = 30.0  # seconds for which somebody who plays live is believed to be there
GONE_S = 300.0  # seconds after which their table is given up
GIVEN_UP_S = 14 * 24 * 3600.0  # the same where the game goes on over days
LOCK = 0x6C6F6262  # a number of our own: one at a time looks for a table and opens one
AT_ONCE = 20


class Wanted(NamedTuple):
    """What somebody looks for. Who takes bots and who wants people only do not meet."""

    game: str
    players: int
    pace: str
    bots: bool


def find_or_open(connection: Connection, wanted: Wanted, guest: str, opening: Stored, fill_at: float) -> str:
    """The table to go to: where I wait already, where others wait, or else the new one."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))  # a file has one writer at a time anyway
    same = TABLES.c.rating == (DECLARED if opening.row.setup.rated else UNRATED)
    sits, welcome = and_(same, _sits(guest)), and_(same, _welcome(wanted, guest))
    found = _find(connection, wanted, sits) or _find(connection, wanted, welcome)
    if found:
        return found
    records.add_table(connection, opening)
    records.set_name(connection, guest, opening.seats[0].name)
    row = {"table_id": opening.row.id, **wanted._asdict(), "fill_at": fill_at, "seen": time.time()}
    connection.execute(insert(LOBBY).values(**row))
    return opening.row.id


def _find(connection: Connection, wanted: Wanted, more: ColumnElement[bool]) -> str:
    """The table at which somebody has waited longest."""
    same = and_(*(LOBBY.c[key] == value for key, value in wanted._asdict().items()))
    free = exists().where(SEATS.c.table_id == LOBBY.c.table_id, SEATS.c.kind == "open")
    waits = and_(same, TABLES.c.id == LOBBY.c.table_id, TABLES.c.status == "waiting", free, more)
    return connection.execute(select(TABLES.c.id).where(waits).order_by(TABLES.c.opened).limit(1)).scalar() or ""


def _sits(guest: str) -> ColumnElement[bool]:
    return exists().where(SEATS.c.table_id == LOBBY.c.table_id, SEATS.c.guest == guest)


def _welcome(wanted: Wanted, guest: str) -> ColumnElement[bool]:
    """Somebody is there, and nobody whom I do not want to hear."""
    muted = exists().where(SEATS.c.table_id == LOBBY.c.table_id, SEATS.c.guest == MUTES.c.muted, MUTES.c.guest == guest)
    there = exists().where(SEATS.c.table_id == LOBBY.c.table_id, SEATS.c.kind == "person")
    since = time.time() - (SEEN_S if wanted.pace == "live" else GIVEN_UP_S)
    return and_(~muted, there, LOBBY.c.seen > since)


def note_seen(connection: Connection, tables: list[str]) -> None:
    """Somebody who waits there has the page open."""
    connection.execute(update(LOBBY).where(LOBBY.c.table_id.in_(tables)).values(seen=time.time()))


def stale(connection: Connection) -> list[str]:
    """Tables whose game has begun, or whose people went away."""
    now = time.time()
    gone = or_(
        and_(LOBBY.c.pace == "live", LOBBY.c.seen < now - GONE_S),
        and_(LOBBY.c.pace != "live", LOBBY.c.seen < now - GIVEN_UP_S),
    )
    old = and_(TABLES.c.id == LOBBY.c.table_id, or_(TABLES.c.status != "waiting", gone))
    return [*connection.execute(select(LOBBY.c.table_id).where(old).limit(AT_ONCE)).scalars()]


def give_up(connection: Connection) -> list[str]:
    """Forget those whose game has begun; where people went away their seats are free again."""
    tables = stale(connection)
    for table in tables:
        for seat in records.seats_at(connection, table):
            with suppress(ConflictError):  # it has begun
                records.stand_up(connection, table, seat.seat)
        connection.execute(delete(LOBBY).where(LOBBY.c.table_id == table))
    return tables


def due(connection: Connection) -> list[str]:
    """Tables at which bots take the free seats now. Where nobody looks there is nobody to begin for."""
    now = time.time()
    present = or_(LOBBY.c.pace != "live", LOBBY.c.seen > now - SEEN_S)
    ripe = and_(LOBBY.c.fill_at > 0, LOBBY.c.fill_at <= now, present)
    waits = and_(ripe, TABLES.c.id == LOBBY.c.table_id, TABLES.c.status == "waiting")
    return [*connection.execute(select(LOBBY.c.table_id).where(waits).limit(AT_ONCE)).scalars()]


class TableDetails(NamedTuple):
    """What the lobby tells of a table besides its seats."""

    pace: str
    fill_at: float
    seen: float


def told_of(connection: Connection, tables: list[str]) -> dict[str, TableDetails]:
    """Of those of these tables at which anybody is welcome."""
    found = connection.execute(select(LOBBY).where(LOBBY.c.table_id.in_(tables)))
    return {row.table_id: TableDetails(row.pace, row.fill_at, row.seen) for row in found}


def is_for_people(connection: Connection, table: str) -> bool:
    """Do people wait there who want no bots?"""
    wanted = select(func.count()).where(LOBBY.c.table_id == table, ~LOBBY.c.bots)
    return bool(connection.execute(wanted).scalar())

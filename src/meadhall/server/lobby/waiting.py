"""Rows of lobby tables: tables that any visitor may join. A row is deleted when the game begins or all leave."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, insert, or_, select, text, update

from meadhall.server.storage import records
from meadhall.server.storage.hall_storage import ConflictError
from meadhall.server.storage.rows import StoredTable
from meadhall.server.storage.schema import DECLARED, LOBBY, MUTES, SEATS, TABLES, UNRATED

SEEN_S = 30.0  # seconds after which a player of a live game who was not seen counts as away
GONE_S = 300.0  # seconds after which the table of absent players is removed from the lobby
GIVEN_UP_S = 14 * 24 * 3600.0  # the same for games over days
LOCK = 0x6C6F6262  # the key of a PostgreSQL advisory lock, so that only one transaction at a time opens a table
AT_ONCE = 20  # tables in one pass


class Wanted(NamedTuple):
    """The game that a player looks for. Players who accept bots and those who want people only are not matched."""

    game: str
    players: int
    pace: str
    bots: bool


def find_or_open(connection: Connection, wanted: Wanted, guest: str, opening: StoredTable, fill_at: float) -> str:
    """Return the table at which this guest waits already, or another one that fits; else store the new table."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))  # SQLite has one writer at a time anyway
    same = TABLES.c.rating == (DECLARED if opening.row.setup.rated else UNRATED)
    sits, welcome = and_(same, _has_seat(guest)), and_(same, _is_joinable(wanted, guest))
    found = _find(connection, wanted, sits) or _find(connection, wanted, welcome)
    if found:
        return found
    records.add_table(connection, opening)
    records.set_name(connection, guest, opening.seats[0].name)
    row = {"table_id": opening.row.id, **wanted._asdict(), "fill_at": fill_at, "seen": time.time()}
    connection.execute(insert(LOBBY).values(**row))
    return opening.row.id


def _find(connection: Connection, wanted: Wanted, more: ColumnElement[bool]) -> str:
    """Return the oldest waiting table that fits the wish and this condition, or ""."""
    same = and_(*(LOBBY.c[key] == value for key, value in wanted._asdict().items()))
    free = exists().where(SEATS.c.table_id == LOBBY.c.table_id, SEATS.c.kind == "open")
    waits = and_(same, TABLES.c.id == LOBBY.c.table_id, TABLES.c.status == "waiting", free, more)
    return connection.execute(select(TABLES.c.id).where(waits).order_by(TABLES.c.opened).limit(1)).scalar() or ""


def _has_seat(guest: str) -> ColumnElement[bool]:
    return exists().where(SEATS.c.table_id == LOBBY.c.table_id, SEATS.c.guest == guest)


def _is_joinable(wanted: Wanted, guest: str) -> ColumnElement[bool]:
    """Condition: players of the table are present, and this guest has muted none of them."""
    muted = exists().where(SEATS.c.table_id == LOBBY.c.table_id, SEATS.c.guest == MUTES.c.muted, MUTES.c.guest == guest)
    there = exists().where(SEATS.c.table_id == LOBBY.c.table_id, SEATS.c.kind == "person")
    since = time.time() - (SEEN_S if wanted.pace == "live" else GIVEN_UP_S)
    return and_(~muted, there, LOBBY.c.seen > since)


def note_seen(connection: Connection, tables: list[str]) -> None:
    """Note that players of these tables have the page open now."""
    connection.execute(update(LOBBY).where(LOBBY.c.table_id.in_(tables)).values(seen=time.time()))


def deserted(connection: Connection) -> list[str]:
    """Return lobby tables whose game has begun or whose players went away."""
    now = time.time()
    gone = or_(
        and_(LOBBY.c.pace == "live", LOBBY.c.seen < now - GONE_S),
        and_(LOBBY.c.pace != "live", LOBBY.c.seen < now - GIVEN_UP_S),
    )
    old = and_(TABLES.c.id == LOBBY.c.table_id, or_(TABLES.c.status != "waiting", gone))
    return [*connection.execute(select(LOBBY.c.table_id).where(old).limit(AT_ONCE)).scalars()]


def remove_deserted(connection: Connection) -> list[str]:
    """Remove stale tables from the lobby and free the seats of absent players; return the tables."""
    tables = deserted(connection)
    for table in tables:
        for seat in records.seats_at(connection, table):
            with suppress(ConflictError):  # the game has begun
                records.stand_up(connection, table, seat.seat)
        connection.execute(delete(LOBBY).where(LOBBY.c.table_id == table))
    return tables


def due_for_bots(connection: Connection) -> list[str]:
    """Return tables whose free seats go to bots now. Live games need a player who is present."""
    now = time.time()
    present = or_(LOBBY.c.pace != "live", LOBBY.c.seen > now - SEEN_S)
    ripe = and_(LOBBY.c.fill_at > 0, LOBBY.c.fill_at <= now, present)
    waits = and_(ripe, TABLES.c.id == LOBBY.c.table_id, TABLES.c.status == "waiting")
    return [*connection.execute(select(LOBBY.c.table_id).where(waits).limit(AT_ONCE)).scalars()]


class TableDetails(NamedTuple):
    """Lobby data of a table besides its seats."""

    pace: str
    fill_at: float
    seen: float


def details_of(connection: Connection, tables: list[str]) -> dict[str, TableDetails]:
    """Read the lobby data of those of these tables that are in the lobby."""
    found = connection.execute(select(LOBBY).where(LOBBY.c.table_id.in_(tables)))
    return {row.table_id: TableDetails(row.pace, row.fill_at, row.seen) for row in found}


def is_for_people(connection: Connection, table: str) -> bool:
    """Do the players of this table want people only, no bots?"""
    wanted = select(func.count()).where(LOBBY.c.table_id == table, ~LOBBY.c.bots)
    return bool(connection.execute(wanted).scalar())

"""Deletes an account: its name becomes free, its games stay without the person."""

from __future__ import annotations

from functools import partial

from sqlalchemy import Connection, delete, select, update

from meadhall.server.people import accounts, personal_data
from meadhall.server.people.sessions import Session
from meadhall.server.storage.rows import unnamed
from meadhall.server.storage.schema import CONTESTS, ENTRANTS, SEATS, SESSIONS, TABLES
from meadhall.server.tables import seating
from meadhall.server.tables.autoplay import STAND_IN
from meadhall.server.tables.public import PublicHall
from meadhall.server.workers.turns import Requester

TABLES_A_COMMIT = 50  # tables changed in one commit, so that moves do not wait for all of them


async def delete_account(hall: PublicHall, session: Session, password: str, requester: Requester) -> None:
    """Delete a person after checking the password; guests have none. It can be repeated after a crash."""
    if await hall.store.read(lambda c: accounts.name_of(c, session.person)):
        await accounts.confirm(hall, session, password, requester)
    await remove(hall, session.person)


async def remove(hall: PublicHall, person: str) -> None:
    """Delete a person. The caller has verified ownership."""
    tables = await hall.store.read(lambda c: tables_of(c, person))
    await leave_all(hall, person, [table for table, status in tables.items() if status != "over"])
    for at in range(0, len(tables), TABLES_A_COMMIT):
        await hall.store.write(partial(unname, person=person, tables=[*tables][at : at + TABLES_A_COMMIT]))
    hall.sessions.announce_end(await hall.store.write(lambda c: _erase(c, person)))
    await accounts.update_rooms(hall, lambda room: room.forget(person), [*tables])


async def leave_all(hall: PublicHall, person: str, tables: list[str]) -> None:
    """Leave each table: before the game the seat becomes free; during it a bot plays on."""
    for table in tables:
        room = await hall.room(table)
        if room is not None and room.seats_of(person):
            await seating.leave(hall, room, person, STAND_IN)


# -- queries


def tables_of(connection: Connection, person: str) -> dict[str, str]:
    """Return the tables at which a person sits, with their status."""
    theirs = select(TABLES.c.id, TABLES.c.status).where(TABLES.c.id == SEATS.c.table_id, SEATS.c.guest == person)
    return {row.id: row.status for row in connection.execute(theirs.distinct())}


def unname(connection: Connection, person: str, tables: list[str]) -> None:
    """Remove the person's name and id from the seats and records of these tables. The games stay."""
    theirs = (SEATS.c.table_id.in_(tables), SEATS.c.guest == person)
    columns = (TABLES.c.id, TABLES.c.header, SEATS.c.seat)
    headers: dict[str, str] = {}
    for row in connection.execute(select(*columns).where(TABLES.c.id == SEATS.c.table_id, *theirs)):
        headers[row.id] = unnamed(headers.get(row.id, row.header), row.seat)
    for table, header in headers.items():
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(header=header))
    connection.execute(update(SEATS).where(*theirs).values(name="", guest=""))


def _erase(connection: Connection, person: str) -> list[str]:
    """Delete all rows of the person. Returns their sessions, which have ended."""
    gathering = select(CONTESTS.c.id).where(CONTESTS.c.status == "gathering").scalar_subquery()
    connection.execute(delete(ENTRANTS).where(ENTRANTS.c.guest == person, ENTRANTS.c.contest.in_(gathering)))
    ended = [*connection.execute(select(SESSIONS.c.token_hash).where(SESSIONS.c.person == person)).scalars()]
    personal_data.erase(connection, person)
    return ended

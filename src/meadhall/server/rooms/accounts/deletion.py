"""Deletes an account: its name becomes free, its games stay, and nothing says whose they were."""

from __future__ import annotations

from functools import partial

from sqlalchemy import Connection, delete, or_, select, update

from meadhall.server.play.deputies import STAND_IN
from meadhall.server.rooms import seating
from meadhall.server.rooms.accounts import accounts
from meadhall.server.rooms.entry.guests import hash_of
from meadhall.server.rooms.hall import UnwelcomeError
from meadhall.server.rooms.notifications import preferences
from meadhall.server.rooms.order import people_book
from meadhall.server.rooms.public import PublicHall
from meadhall.server.rooms.standing import ownership
from meadhall.server.store.rows import unnamed
from meadhall.server.store.schema import ACCOUNTS, GUESTS, MUTES, SEATS, TABLES, TALK
from meadhall.server.thinking.turns import Behalf
from meadhall.server.workshop import sets

TABLES_A_COMMIT = 50  # tables changed in one commit: those who play do not wait for all of them


async def forget(hall: PublicHall, guest: str, password: str, account: Behalf) -> None:
    """Delete an account if the password is right; a guest has none. Interrupted, it continues when asked again."""
    key = await hall.store.read(lambda c: accounts.key_of(c, guest))
    if key:
        right = hash_of(await accounts.token_for(hall, account, key, password)) == guest
        hall.forge.was(right, account, key)
        if not right:
            raise UnwelcomeError(403, "wrong-password")
    await remove(hall, guest)


async def remove(hall: PublicHall, guest: str) -> None:
    """All of it, whoever has shown that it is theirs."""
    tables = await hall.store.read(lambda c: tables_of(c, guest))
    await leave_all(hall, guest, [table for table, status in tables.items() if status != "over"])
    for at in range(0, len(tables), TABLES_A_COMMIT):
        await hall.store.write(partial(unname, guest=guest, tables=[*tables][at : at + TABLES_A_COMMIT]))
    await hall.store.write(lambda c: _forget(c, guest))
    await accounts.tell(hall, lambda room: room.forget(guest), [*tables])


async def leave_all(hall: PublicHall, guest: str, tables: list[str]) -> None:
    """As if they left each table by itself: before the game the seat is free, in it a bot plays on."""
    for table in tables:
        room = await hall.room(table)
        if room is not None and room.seats_of(guest):
            await seating.leave(hall, room, guest, STAND_IN)


# -- on disk


def tables_of(connection: Connection, guest: str) -> dict[str, str]:
    """Where they sit, and how it stands there."""
    theirs = select(TABLES.c.id, TABLES.c.status).where(TABLES.c.id == SEATS.c.table_id, SEATS.c.guest == guest)
    return {row.id: row.status for row in connection.execute(theirs.distinct())}


def unname(connection: Connection, guest: str, tables: list[str]) -> None:
    """Their seats at these tables are nobody's, also in the records; what was played stays."""
    theirs = (SEATS.c.table_id.in_(tables), SEATS.c.guest == guest)
    columns = (TABLES.c.id, TABLES.c.header, SEATS.c.seat)
    headers: dict[str, str] = {}
    for row in connection.execute(select(*columns).where(TABLES.c.id == SEATS.c.table_id, *theirs)):
        headers[row.id] = unnamed(headers.get(row.id, row.header), row.seat)
    for table, header in headers.items():
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(header=header))
    connection.execute(update(SEATS).where(*theirs).values(name="", guest=""))


def _forget(connection: Connection, guest: str) -> None:
    """What they said, whom they did not hear, their names."""
    connection.execute(update(TALK).where(TALK.c.guest == guest).values(guest="", name="", text=""))
    sets.forget(connection, guest)
    people_book.forget(connection, guest)
    connection.execute(delete(MUTES).where(or_(MUTES.c.guest == guest, MUTES.c.muted == guest)))
    preferences.forget(connection, guest)
    ownership.forget(connection, guest)
    connection.execute(delete(GUESTS).where(GUESTS.c.token_hash == guest))
    connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.guest == guest))

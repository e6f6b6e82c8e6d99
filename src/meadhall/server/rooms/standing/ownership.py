"""What is kept of a person here: it moves with their account, and goes with it."""

from __future__ import annotations

import secrets

from sqlalchemy import Column, Connection, Table, delete, or_, select, update

from meadhall.server.rooms.standing.ledger import hold
from meadhall.server.store.schema import (
    ACCOUNTS,
    CONTESTS,
    ENTRANTS,
    EXCHANGES,
    PROFILES,
    RATED_SEATS,
    STANDINGS,
    TIES,
)

GONE = "gone-"  # how the names of deleted people begin in the ledger


def _columns() -> list[tuple[Table, Column[str]]]:
    return [
        (RATED_SEATS, RATED_SEATS.c.person),
        (STANDINGS, STANDINGS.c.person),
        (EXCHANGES, EXCHANGES.c.person),
        (EXCHANGES, EXCHANGES.c.other),
        (PROFILES, PROFILES.c.guest),
        (TIES, TIES.c.guest),
        (TIES, TIES.c.other),
        (ENTRANTS, ENTRANTS.c.guest),
        (CONTESTS, CONTESTS.c.host),
    ]


def move(connection: Connection, old: str, new: str) -> None:
    """Somebody with an account has another token now."""
    hold(connection)
    for table, column in _columns():
        connection.execute(update(table).where(column == old).values({column.name: new}))
    _rename_in_contests(connection, new)


def _rename_in_contests(connection: Connection, guest: str) -> None:
    """The account may have another name as well."""
    name = connection.execute(select(ACCOUNTS.c.name).where(ACCOUNTS.c.guest == guest)).scalar()
    if name:
        connection.execute(update(ENTRANTS).where(ENTRANTS.c.guest == guest).values(name=name))


def forget(connection: Connection, guest: str) -> None:
    """Nothing says who they were. Their games stay, under a name of no meaning, so that the others' ratings stand."""
    hold(connection)
    nobody = GONE + secrets.token_hex(16)
    for table in (RATED_SEATS, STANDINGS):
        connection.execute(update(table).where(table.c.person == guest).values(person=nobody))
    for column in (EXCHANGES.c.person, EXCHANGES.c.other):
        connection.execute(update(EXCHANGES).where(column == guest).values({column.name: nobody}))
    connection.execute(delete(PROFILES).where(PROFILES.c.guest == guest))
    connection.execute(delete(TIES).where(or_(TIES.c.guest == guest, TIES.c.other == guest)))
    _leave_contests(connection, guest)


def _leave_contests(connection: Connection, guest: str) -> None:
    """A place without a name, paired no more; what only gathers goes on without them."""
    gathering = select(CONTESTS.c.id).where(CONTESTS.c.status == "gathering").scalar_subquery()
    theirs = ENTRANTS.c.guest == guest
    connection.execute(delete(ENTRANTS).where(theirs, ENTRANTS.c.contest.in_(gathering)))
    connection.execute(update(ENTRANTS).where(theirs).values(guest="", name="", out=True))
    connection.execute(update(CONTESTS).where(CONTESTS.c.host == guest).values(host=""))

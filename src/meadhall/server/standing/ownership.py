"""What is kept of a person here: it moves with their account, and goes with it."""

from __future__ import annotations

import secrets

from sqlalchemy import Column, Connection, Table, delete, or_, update

from meadhall.server.standing.ledger import hold
from meadhall.server.store.schema import PROFILES, RATED_SEATS, STANDINGS, TIES

GONE = "gone-"  # how the names of deleted people begin in the ledger


def _columns() -> list[tuple[Table, Column[str]]]:
    return [
        (RATED_SEATS, RATED_SEATS.c.person),
        (STANDINGS, STANDINGS.c.person),
        (PROFILES, PROFILES.c.guest),
        (TIES, TIES.c.guest),
        (TIES, TIES.c.other),
    ]


def move(connection: Connection, old: str, new: str) -> None:
    """Somebody with an account has another token now."""
    hold(connection)
    for table, column in _columns():
        connection.execute(update(table).where(column == old).values({column.name: new}))


def forget(connection: Connection, guest: str) -> None:
    """Nothing says who they were. Their games stay, under a name of no meaning, so that the others' ratings stand."""
    hold(connection)
    nobody = GONE + secrets.token_hex(16)
    for table in (RATED_SEATS, STANDINGS):
        connection.execute(update(table).where(table.c.person == guest).values(person=nobody))
    connection.execute(delete(PROFILES).where(PROFILES.c.guest == guest))
    connection.execute(delete(TIES).where(or_(TIES.c.guest == guest, TIES.c.other == guest)))

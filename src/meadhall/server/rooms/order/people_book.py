"""Rows of order that belong to a guest: moved when they get another token, gone when they go."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update

from meadhall.server.store.schema import BANS, BARRED_NAMES, KICKS, REPORTS


def move(connection: Connection, old: str, new: str) -> None:
    """A guest has another token now; a ban follows them."""
    for column in (REPORTS.c.reporter, REPORTS.c.about):
        connection.execute(update(REPORTS).where(column == old).values({column.name: new}))
    connection.execute(update(KICKS).where(KICKS.c.guest == old).values(guest=new))
    connection.execute(delete(BANS).where(BANS.c.what == new))
    connection.execute(update(BANS).where(BANS.c.what == old).values(what=new))
    _move_barred(connection, old, new)


def _move_barred(connection: Connection, old: str, new: str) -> None:
    """What keepers took from either is not theirs."""
    both = BARRED_NAMES.c.guest.in_((old, new))
    looks = {*connection.execute(select(BARRED_NAMES.c.looks).where(both)).scalars()}
    connection.execute(delete(BARRED_NAMES).where(both))
    for one in sorted(looks):
        connection.execute(insert(BARRED_NAMES).values(guest=new, looks=one))


def forget(connection: Connection, guest: str) -> None:
    """What somebody reported is nobody's; what is about them is gone with what they said, and so are their votes."""
    connection.execute(delete(REPORTS).where(REPORTS.c.about == guest))
    connection.execute(update(REPORTS).where(REPORTS.c.reporter == guest).values(reporter=""))
    connection.execute(delete(KICKS).where(KICKS.c.guest == guest))
    connection.execute(delete(BARRED_NAMES).where(BARRED_NAMES.c.guest == guest))

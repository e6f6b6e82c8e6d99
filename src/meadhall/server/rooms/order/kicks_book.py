"""Players who were voted out of a table, before or during its game."""

from __future__ import annotations

from sqlalchemy import Connection, select

from meadhall.server.store.schema import KICKS


def was_voted_out(connection: Connection, table: str, guest: str) -> bool:
    """Was this guest voted out of this table?"""
    done = select(KICKS.c.seat).where(KICKS.c.table_id == table, KICKS.c.voter < 0, KICKS.c.guest == guest)
    return connection.execute(done.limit(1)).first() is not None

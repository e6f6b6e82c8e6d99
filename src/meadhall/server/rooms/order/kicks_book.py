"""Who was voted out of a table, before its game or in it."""

from __future__ import annotations

from sqlalchemy import Connection, select

from meadhall.server.store.schema import KICKS


def was_put_out(connection: Connection, table: str, guest: str) -> bool:
    """May this guest not sit down here again?"""
    done = select(KICKS.c.seat).where(KICKS.c.table_id == table, KICKS.c.voter < 0, KICKS.c.guest == guest)
    return connection.execute(done.limit(1)).first() is not None

"""Who was voted out of a table."""

from __future__ import annotations

from sqlalchemy import Connection, select

from meadhall.server.store.schema import KICKS

DONE = -1  # the voter in the row of somebody who was voted out


def was_put_out(connection: Connection, table: str, guest: str) -> bool:
    """May this guest not sit down here again?"""
    done = select(KICKS.c.seat).where(KICKS.c.table_id == table, KICKS.c.voter == DONE, KICKS.c.guest == guest)
    return connection.execute(done.limit(1)).first() is not None

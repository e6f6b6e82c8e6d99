"""Chat on disk: what was said, and who does not want to hear whom."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, select

from meadhall.server.rooms.talk.talk import SHOWN
from meadhall.server.store.rows import Speech
from meadhall.server.store.schema import MUTES, TALK


def add(connection: Connection, table: str, speech: Speech) -> Speech:
    """Write it down under the next number."""
    last = connection.execute(select(func.max(TALK.c.number)).where(TALK.c.table_id == table)).scalar()
    numbered = msgspec.structs.replace(speech, number=(last or 0) + 1, at=time.time())
    connection.execute(insert(TALK).values(table_id=table, **msgspec.structs.asdict(numbered)))
    return numbered


def since(connection: Connection, table: str, number: int) -> list[Speech]:
    """What was said after this, the newest things only."""
    later = and_(TALK.c.table_id == table, TALK.c.number > number)
    found = connection.execute(select(TALK).where(later).order_by(TALK.c.number.desc()).limit(SHOWN))
    fields = Speech.__struct_fields__
    speeches = [Speech(**{name: row[name] for name in fields}) for row in found.mappings()]
    return speeches[::-1]


def muted_by(connection: Connection, guest: str) -> set[str]:
    """Whom this guest does not want to hear."""
    return set(connection.execute(select(MUTES.c.muted).where(MUTES.c.guest == guest)).scalars())


def mute(connection: Connection, guest: str, muted: str, on: bool) -> None:
    """Do not hear somebody, or hear them again."""
    connection.execute(delete(MUTES).where(and_(MUTES.c.guest == guest, MUTES.c.muted == muted)))
    if on:
        connection.execute(insert(MUTES).values(guest=guest, muted=muted))

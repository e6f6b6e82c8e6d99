"""Chat on disk: what was said, and who does not want to hear whom."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, select

from meadhall.server.rooms.talk.talk import GALLERY_KEPT, KEPT, NUMBER, SHOWN
from meadhall.server.store.rows import Speech
from meadhall.server.store.schema import MUTES, TALK


def add(connection: Connection, table: str, speech: Speech) -> Speech:
    """Write a line down under the next number; the oldest lines of its channel go."""
    last = connection.execute(select(func.max(TALK.c.number)).where(TALK.c.table_id == table)).scalar()
    numbered = msgspec.structs.replace(speech, number=(last or 0) + 1, at=time.time())
    connection.execute(insert(TALK).values(table_id=table, **msgspec.structs.asdict(numbered)))
    _drop_oldest(connection, table, speech.gallery)
    return numbered


def _drop_oldest(connection: Connection, table: str, gallery: bool) -> None:
    """Spectators and players have room apart, so spectators cannot fill the players' talk."""
    channel = and_(TALK.c.table_id == table, TALK.c.gallery == gallery)
    kept = select(TALK.c.number).where(channel).order_by(TALK.c.number.desc())
    oldest = connection.execute(kept.offset(GALLERY_KEPT if gallery else KEPT).limit(1)).scalar()
    if oldest is not None:
        connection.execute(delete(TALK).where(channel, TALK.c.number <= oldest))


def since(connection: Connection, table: str, number: int) -> list[Speech]:
    """The newest lines after this one, of players and of spectators."""
    later = and_(TALK.c.table_id == table, TALK.c.number > number)
    newest = select(TALK).order_by(TALK.c.number.desc()).limit(SHOWN)
    found = [connection.execute(newest.where(later, TALK.c.gallery == gallery)).mappings() for gallery in (False, True)]
    fields = Speech.__struct_fields__
    speeches = [Speech(**{name: row[name] for name in fields}) for rows in found for row in rows]
    return sorted(speeches, key=NUMBER)


def muted_by(connection: Connection, guest: str) -> set[str]:
    """Whom this guest does not want to hear."""
    return set(connection.execute(select(MUTES.c.muted).where(MUTES.c.guest == guest)).scalars())


def mute(connection: Connection, guest: str, muted: str, on: bool) -> None:
    """Do not hear somebody, or hear them again."""
    connection.execute(delete(MUTES).where(and_(MUTES.c.guest == guest, MUTES.c.muted == muted)))
    if on:
        connection.execute(insert(MUTES).values(guest=guest, muted=muted))

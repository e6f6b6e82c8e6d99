"""Chat lines and mutes in the database."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, select

from meadhall.server.chat.talk import GALLERY_KEPT, KEPT, NUMBER, SHOWN
from meadhall.server.storage.rows import Speech
from meadhall.server.storage.schema import MUTES, TALK


def add(connection: Connection, table: str, speech: Speech) -> Speech:
    """Store a line under the next number, and delete the oldest lines of its channel."""
    last = connection.execute(select(func.max(TALK.c.number)).where(TALK.c.table_id == table)).scalar()
    numbered = msgspec.structs.replace(speech, number=(last or 0) + 1, at=time.time())
    connection.execute(insert(TALK).values(table_id=table, **msgspec.structs.asdict(numbered)))
    _drop_oldest(connection, table, speech.gallery)
    return numbered


def _drop_oldest(connection: Connection, table: str, gallery: bool) -> None:
    """Delete lines beyond the limit of a channel. Spectators have their own limit, so they cannot push out players."""
    channel = and_(TALK.c.table_id == table, TALK.c.gallery == gallery)
    kept = select(TALK.c.number).where(channel).order_by(TALK.c.number.desc())
    oldest = connection.execute(kept.offset(GALLERY_KEPT if gallery else KEPT).limit(1)).scalar()
    if oldest is not None:
        connection.execute(delete(TALK).where(channel, TALK.c.number <= oldest))


def since(connection: Connection, table: str, number: int) -> list[Speech]:
    """Read the newest lines after this number, of players and of spectators."""
    later = and_(TALK.c.table_id == table, TALK.c.number > number)
    newest = select(TALK).order_by(TALK.c.number.desc()).limit(SHOWN)
    found = [connection.execute(newest.where(later, TALK.c.gallery == gallery)).mappings() for gallery in (False, True)]
    fields = Speech.__struct_fields__
    speeches = [Speech(**{name: row[name] for name in fields}) for rows in found for row in rows]
    return sorted(speeches, key=NUMBER)


def muted_by(connection: Connection, guest: str) -> set[str]:
    """Return the guests whom this guest has muted."""
    return set(connection.execute(select(MUTES.c.muted).where(MUTES.c.guest == guest)).scalars())


def mute(connection: Connection, guest: str, muted: str, on: bool) -> None:
    """Mute another guest, or end the mute."""
    connection.execute(delete(MUTES).where(and_(MUTES.c.guest == guest, MUTES.c.muted == muted)))
    if on:
        connection.execute(insert(MUTES).values(guest=guest, muted=muted))

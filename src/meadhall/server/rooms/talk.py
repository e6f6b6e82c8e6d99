"""Chat at a table: messages, who sees them, and mutes."""

from __future__ import annotations

import hashlib
import time

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, select

from meadhall.server.contract.messages import Said
from meadhall.server.play.position import SPECTATOR
from meadhall.server.store.schema import MUTES, TALK

MOST = 2000  # things said at one table
SHOWN = 200  # of them to whoever comes in


class Speech(msgspec.Struct, frozen=True):
    """Something somebody said."""

    number: int
    seat: int
    guest: str
    name: str
    text: str
    gallery: bool
    at: float

    def heard_by(self, seat: int, muted: set[str]) -> bool:
        """Players hear each other; what spectators say is for spectators. Of who is forgotten nothing is heard."""
        return bool(self.text) and self.guest not in muted and (seat == SPECTATOR or not self.gallery)

    def told(self, table: str) -> Said:
        """As it is sent."""
        who, at = sign_of(table, self.guest), int(self.at * 1000)
        return Said(self.number, self.seat, who, self.name, self.text, at, self.gallery)


def sign_of(table: str, guest: str) -> str:
    """A sign for a person at one table, which says nothing about their token."""
    return hashlib.sha256(f"{table} {guest}".encode()).hexdigest()[:16] if guest else ""


def tidy(text: str) -> str:
    """One line without strange spaces."""
    return " ".join("".join(c for c in text if c.isprintable() or c.isspace()).split())


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

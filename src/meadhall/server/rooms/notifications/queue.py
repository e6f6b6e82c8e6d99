"""The outbox: a note is claimed on disk before it is sent, and settled after. On disk.

Killed in between, it is claimed again when the claim has run out, under the same id: receivers know it by that (a mail
by its Message-ID, a push by its topic and tag). So nothing is lost, and nobody reads it twice.
"""

from __future__ import annotations

import time
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, and_, delete, select, update

from meadhall.server.store.schema import DEVICES, NOTES, TURNS

CLAIM_S = 60.0  # seconds after which whoever claimed it is believed dead
RETRY_S = (60.0, 300.0, 1800.0, 7200.0)  # seconds before it is tried again
KEPT_S = 7 * 24 * 3600.0  # seconds for which it is remembered
READ = msgspec.json.Decoder(dict[str, Any])


class Note(NamedTuple):
    """Something to be sent."""

    id: str
    guest: str
    channel: str
    target: str
    body: dict[str, Any]
    tries: int


def is_anything_due(connection: Connection) -> bool:
    """Is there something to send?"""
    return connection.execute(select(NOTES.c.id).where(_ripe()).limit(1)).first() is not None


def _ripe() -> Any:  # Any: a condition
    return and_(NOTES.c.state.in_(("waiting", "sending")), NOTES.c.due <= time.time())


def claim(connection: Connection) -> Note | None:
    """The next note, ours for a minute."""
    first = select(NOTES).where(_ripe()).order_by(NOTES.c.due).limit(1).with_for_update(skip_locked=True)
    found = connection.execute(first).mappings().first()
    if found is None:
        return None
    mine = {"state": "sending", "tries": found["tries"] + 1, "due": time.time() + CLAIM_S}
    connection.execute(update(NOTES).where(NOTES.c.id == found["id"]).values(**mine))
    body = READ.decode(found["body"] or "{}")
    return Note(found["id"], found["guest"], found["channel"], found["target"], body, found["tries"] + 1)


def sent(connection: Connection, note: Note) -> None:
    """It has arrived; what it said is forgotten."""
    connection.execute(update(NOTES).where(NOTES.c.id == note.id).values(state="sent", body=""))


def failed(connection: Connection, note: Note, for_good: bool) -> bool:
    """It has not: tried again later, or given up; True: given up."""
    over = for_good or note.tries > len(RETRY_S)
    if over:
        connection.execute(update(NOTES).where(NOTES.c.id == note.id).values(state="failed", body=""))
        if for_good and note.channel == "push":
            connection.execute(delete(DEVICES).where(DEVICES.c.id == note.target))
    else:
        later = time.time() + RETRY_S[note.tries - 1]
        connection.execute(update(NOTES).where(NOTES.c.id == note.id).values(state="waiting", due=later))
    return over


def tidy(connection: Connection) -> None:
    """Forget what was told long ago."""
    old = time.time() - KEPT_S
    connection.execute(delete(NOTES).where(NOTES.c.at < old, NOTES.c.state.in_(("sent", "failed"))))
    connection.execute(delete(TURNS).where(TURNS.c.at < old, TURNS.c.note != ""))

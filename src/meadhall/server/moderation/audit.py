"""The append-only log of moderators' actions. Each line has a digest of itself and the line before."""

from __future__ import annotations

import hashlib
import json
import time

from sqlalchemy import Connection, RowMapping, insert, select

from meadhall.server.people.roles import Actor
from meadhall.server.protocol.moderation import AuditLine
from meadhall.server.storage.schema import AUDIT

SHOWN = 200


def chain(before: str, number: int, at: float, moderator: str, deed: str, about: str, why: str) -> str:
    """Return the digest of a line. A line that is changed or deleted invalidates all later digests."""
    said = json.dumps([before, number, round(at, 3), moderator, deed, about, why], ensure_ascii=False)
    return hashlib.sha256(said.encode()).hexdigest()


def append(connection: Connection, actor: Actor, deed: str, about: str, why: str, target: str = "") -> None:
    """Log an action, in the transaction of the action itself. `target`: the guest id of the person concerned."""
    last = connection.execute(select(AUDIT).order_by(AUDIT.c.number.desc()).limit(1)).mappings().first()
    number, before, at = (last["number"] + 1, last["chain"], time.time()) if last else (1, "", time.time())
    mark = chain(before, number, at, actor.name, deed, about, why)
    values = {"number": number, "at": at, "keeper": actor.name, "deed": deed, "about": about, "why": why}
    values |= {"actor": actor.person, "target": target}
    connection.execute(insert(AUDIT).values(**values, chain=mark))


def newest(connection: Connection) -> list[AuditLine]:
    """Return the last lines of the log, newest first."""
    rows = connection.execute(select(AUDIT).order_by(AUDIT.c.number.desc()).limit(SHOWN)).mappings().all()
    return [AuditLine(row["number"], row["at"], row["keeper"], row["deed"], row["about"], row["why"]) for row in rows]


def is_intact(connection: Connection) -> bool:
    """Do the numbers and digests of all lines match?"""
    before, number = "", 0
    for row in connection.execute(select(AUDIT).order_by(AUDIT.c.number)).mappings():
        if row["number"] != number + 1 or row["chain"] != _mark(before, row):
            return False
        before, number = row["chain"], row["number"]
    return True


def _mark(before: str, row: RowMapping) -> str:
    return chain(before, row["number"], row["at"], row["keeper"], row["deed"], row["about"], row["why"])

"""One-time codes for forgotten passwords and for the first owner of a hall. Only their hashes are stored."""

from __future__ import annotations

import secrets
import time
from typing import Literal

from sqlalchemy import Connection, delete, insert, select

from meadhall.server.people.sessions import hash_of
from meadhall.server.storage.schema import RECOVERY

Kind = Literal["mail", "link", "owner"]
VALID_S: dict[Kind, float] = {"mail": 1800.0, "link": 24 * 3600.0, "owner": 7 * 24 * 3600.0}
CODE_BYTES = 16  # too long to guess, so wrong codes are not counted


def issue(connection: Connection, kind: Kind, person: str = "") -> str:
    """Return a new code. Earlier codes of the same kind for this person become void."""
    code = secrets.token_urlsafe(CODE_BYTES)
    same = (RECOVERY.c.kind == kind, RECOVERY.c.person == person)
    connection.execute(delete(RECOVERY).where(*same))
    values = {"code_hash": hash_of(code), "kind": kind, "person": person, "until": time.time() + VALID_S[kind]}
    connection.execute(insert(RECOVERY).values(**values))
    return code


def redeem(connection: Connection, code: str, *kinds: Kind) -> str | None:
    """Return the person of a code and make the code void; None if it is unknown or expired."""
    there = (RECOVERY.c.code_hash == hash_of(code), RECOVERY.c.kind.in_(kinds))
    row = connection.execute(select(RECOVERY).where(*there)).first()
    if row is None or connection.execute(delete(RECOVERY).where(*there)).rowcount != 1 or row.until < time.time():
        return None
    return str(row.person)


def void(connection: Connection, person: str) -> None:
    """Make all codes of a person void, except an owner's."""
    connection.execute(delete(RECOVERY).where(RECOVERY.c.person == person, RECOVERY.c.kind != "owner"))

"""Who has a page open: here in memory, elsewhere by a row that each process writes every few seconds."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterable, Mapping

import msgspec
from sqlalchemy import Connection, delete, insert, select

from meadhall.server.store.schema import PRESENCE

BELIEVED_S = 30.0  # seconds after which a process that says nothing is gone
SIGN = 12  # letters: enough to count each person once
NAMES = 100  # told at most
Here = dict[str, str]  # sign of a guest, and the name if they want it told
READ = msgspec.json.Decoder(Here)


def sign_of(guest: str) -> str:
    """A short sign that says nothing about the token."""
    return hashlib.sha256(f"presence {guest}".encode()).hexdigest()[:SIGN]


def gathered(guests: Iterable[str], named: Mapping[str, str]) -> Here:
    """Those who are here, as others are told."""
    return {sign_of(guest): named.get(guest, "") for guest in guests if guest}


def write(connection: Connection, process: str, here: Here) -> None:
    """What this process sees; what processes said that are gone is forgotten."""
    now = time.time()
    stale = PRESENCE.c.at < now - BELIEVED_S
    connection.execute(delete(PRESENCE).where((PRESENCE.c.process == process) | stale))
    connection.execute(insert(PRESENCE).values(process=process, at=now, guests=msgspec.json.encode(here).decode()))


def read_others(connection: Connection, process: str) -> Here:
    """What the other processes see."""
    others = (PRESENCE.c.process != process, PRESENCE.c.at > time.time() - BELIEVED_S)
    found: Here = {}
    for guests in connection.execute(select(PRESENCE.c.guests).where(*others)).scalars():
        found.update({sign: name or found.get(sign, "") for sign, name in READ.decode(guests).items()})
    return found


def names_in(here: Here) -> list[str]:
    """Of those who want to be named."""
    return sorted({name for name in here.values() if name}, key=str.casefold)[:NAMES]

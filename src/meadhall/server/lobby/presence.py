"""Guests with a page open. Each process writes those it serves to a row every few seconds; others read it."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterable, Mapping

import msgspec
from sqlalchemy import Connection, delete, insert, select

from meadhall.server.storage.schema import PRESENCE

BELIEVED_S = 30.0  # seconds after which a row that is not renewed counts as stale
SIGN = 12  # hexadecimal digits of a hashed guest: enough to count each person once
NAMES = 100  # most names that are shown
Here = dict[str, str]  # hash of a guest → their name, or "" if they do not want to be shown
READ = msgspec.json.Decoder(Here)


def hash_of(guest: str) -> str:
    """Return a short hash of a guest's id, from which the id cannot be found."""
    return hashlib.sha256(f"presence {guest}".encode()).hexdigest()[:SIGN]


def presence_of(guests: Iterable[str], named: Mapping[str, str]) -> Here:
    """Return the presence of these guests: hash and public name of each."""
    return {hash_of(guest): named.get(guest, "") for guest in guests if guest}


def write(connection: Connection, process: str, here: Here) -> None:
    """Store the presence row of this process, and delete stale rows of processes that ended."""
    now = time.time()
    stale = PRESENCE.c.at < now - BELIEVED_S
    connection.execute(delete(PRESENCE).where((PRESENCE.c.process == process) | stale))
    connection.execute(insert(PRESENCE).values(process=process, at=now, guests=msgspec.json.encode(here).decode()))


def read_others(connection: Connection, process: str) -> Here:
    """Read the presence rows of the other processes."""
    others = (PRESENCE.c.process != process, PRESENCE.c.at > time.time() - BELIEVED_S)
    found: Here = {}
    for guests in connection.execute(select(PRESENCE.c.guests).where(*others)).scalars():
        found.update({sign: name or found.get(sign, "") for sign, name in READ.decode(guests).items()})
    return found


def names_in(here: Here) -> list[str]:
    """Return the names of present guests who want to be shown."""
    return sorted({name for name in here.values() if name}, key=str.casefold)[:NAMES]

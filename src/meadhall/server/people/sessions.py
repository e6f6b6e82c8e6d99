"""Sessions: one row for each signed-in browser.

A browser holds a random token in a cookie; the database holds its hash. A request is made by the person of its
session; without a session it is anonymous. Ending a session makes every copy of its token worthless.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from meadhall.server.protocol.accounts import SignedInDevice
from meadhall.server.storage.schema import PEOPLE, SESSIONS
from meadhall.server.storage.writer import Store

TOKEN_BYTES = 32
ID_BYTES = 16
SHORTEST_TOKEN, LONGEST_TOKEN = 16, 128  # characters of a cookie that is looked up
REMEMBERED = 50_000  # sessions kept in memory
BELIEVED_S = 5.0  # seconds until a cached session is read again: another process may have ended it
NOTED_EVERY_S = 12 * 3600.0  # seconds between two updates of a session's time of use
FRESH_S = 600.0  # seconds after a sign-in during which no password is required
LONGEST_DEVICE = 64
SHOWN_ID = 16  # characters of a session id that a page sees


class Session(NamedTuple):
    """A signed-in browser."""

    id: str  # the hash of its token
    person: str
    created: float
    used: float

    @property
    def is_fresh(self) -> bool:
        """Was the session started within the last minutes?"""
        return time.time() - self.created < FRESH_S

    @property
    def needs_note(self) -> bool:
        """Is the stored time of use so old that it is updated and the cookie renewed?"""
        return time.time() - self.used > NOTED_EVERY_S


EndListener = Callable[[Collection[str]], None]


class Sessions:
    """The sessions of a hall, with a cache for this process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: OrderedDict[str, tuple[Session, float]] = OrderedDict()
        self.on_end: list[EndListener] = []  # called with the ids of sessions that have ended

    def remembered(self, cookie: str) -> Session | None:
        """Return the cached session of a cookie, or None."""
        session, until = self.known.get(hash_of(cookie), (None, 0.0))
        return session if until > time.monotonic() else None

    async def find(self, cookie: str) -> Session | None:
        """Return the session of a cookie from the database, or None."""
        session = await self.store.read(lambda c: find(c, hash_of(cookie)))
        if session is None:
            self.known.pop(hash_of(cookie), None)
            return None
        if session.needs_note:
            await self.store.write(lambda c: note_use(c, session))
        self._remember(session)
        return session

    def _remember(self, session: Session) -> None:
        self.known[session.id] = session, time.monotonic() + BELIEVED_S
        self.known.move_to_end(session.id)
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)

    async def start_guest(self, device: str) -> str:
        """Create a guest with a session. Returns the token for the cookie."""
        token = new_token()
        await self.store.write(lambda c: start(c, add_person(c), token, device))
        return token

    async def end(self, person: str, ended: Iterable[str]) -> None:
        """End these sessions if they are the person's."""
        wanted = [*ended]
        self.announce_end(await self.store.write(lambda c: end(c, person, wanted)))

    async def end_others(self, session: Session) -> None:
        """End all sessions of this person except this one."""
        self.announce_end(await self.store.write(lambda c: end_others(c, session.person, session.id)))

    def announce_end(self, ended: Collection[str]) -> None:
        """Drop ended sessions from the cache, and notify listeners, which close open sockets."""
        for one in ended:
            self.known.pop(one, None)
        if ended:
            for listener in self.on_end:
                listener(ended)

    async def check(self, open_here: Collection[str]) -> None:
        """Announce those of these sessions that another process has ended."""
        if open_here:
            found = await self.store.read(lambda c: existing(c, open_here))
            self.announce_end(set(open_here) - found)


def new_token() -> str:
    """Return a random token."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hash_of(cookie: str) -> str:
    """Return the hash of a token for the database. Cookies of earlier versions end with a dot and a signature."""
    return hashlib.sha256(cookie.partition(".")[0].encode()).hexdigest()


def device_name(user_agent: str) -> str:
    """Return a short name of a browser and its system, from its User-Agent header."""
    browser = next((name for sign, name in BROWSERS if sign in user_agent), "")
    system = next((name for sign, name in SYSTEMS if sign in user_agent), "")
    return ", ".join(part for part in (browser, system) if part) or user_agent[:LONGEST_DEVICE].strip()


# The first match counts: Chrome also names Safari, and Edge also names Chrome.
BROWSERS = [
    ("Edg/", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
]
SYSTEMS = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
]


# -- queries


def add_person(connection: Connection, name: str = "") -> str:
    """Insert a person without an account. Returns the id."""
    person, now = secrets.token_urlsafe(ID_BYTES), time.time()
    connection.execute(insert(PEOPLE).values(id=person, name=name, created=now, seen=now))
    return person


def start(connection: Connection, person: str, token: str, device: str) -> None:
    """Insert a session."""
    now = time.time()
    values = {"person": person, "device": device[:LONGEST_DEVICE], "created": now, "used": now}
    connection.execute(insert(SESSIONS).values(token_hash=hash_of(token), **values))


def find(connection: Connection, session: str) -> Session | None:
    """Return the session with this hash of a token, or None."""
    row = connection.execute(select(SESSIONS).where(SESSIONS.c.token_hash == session)).first()
    return None if row is None else Session(row.token_hash, row.person, row.created, row.used)


def existing(connection: Connection, sessions: Collection[str]) -> set[str]:
    """Return those of these sessions that have not ended."""
    there = select(SESSIONS.c.token_hash).where(SESSIONS.c.token_hash.in_(sessions))
    return set(connection.execute(there).scalars())


def note_use(connection: Connection, session: Session) -> None:
    """Store the time at which a session and its person were active."""
    now = time.time()
    connection.execute(update(SESSIONS).where(SESSIONS.c.token_hash == session.id).values(used=now))
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == session.person).values(seen=now))


def end(connection: Connection, person: str, wanted: Collection[str]) -> list[str]:
    """End those of these sessions that belong to the person. Returns their ids."""
    theirs = (SESSIONS.c.person == person, SESSIONS.c.token_hash.in_(wanted))
    found = [*connection.execute(select(SESSIONS.c.token_hash).where(*theirs)).scalars()]
    connection.execute(delete(SESSIONS).where(*theirs))
    return found


def end_others(connection: Connection, person: str, kept: str = "") -> list[str]:
    """End all sessions of a person except one. Returns the ended ones."""
    mine = select(SESSIONS.c.token_hash).where(SESSIONS.c.person == person, SESSIONS.c.token_hash != kept)
    return end(connection, person, [*connection.execute(mine).scalars()])


def starting_with(connection: Connection, person: str, start: str) -> list[str]:
    """Return the sessions of a person whose ids have this prefix, as `devices` shows it."""
    mine = select(SESSIONS.c.token_hash).where(SESSIONS.c.person == person)
    found = connection.execute(mine).scalars()
    return [one for one in found if len(start) == SHOWN_ID and one.startswith(start)]


def devices(connection: Connection, person: str, current: str) -> list[SignedInDevice]:
    """Return all signed-in browsers of a person, last used first."""
    rows = connection.execute(select(SESSIONS).where(SESSIONS.c.person == person).order_by(SESSIONS.c.used.desc()))
    return [_device(row, current) for row in rows]


def _device(row: Any, current: str) -> SignedInDevice:  # Any: a row of a query
    return SignedInDevice(row.token_hash[:SHOWN_ID], row.device, row.created, row.used, row.token_hash == current)

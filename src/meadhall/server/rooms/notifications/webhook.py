"""The webhook: a note to the host's address when an absent player must move, once for each question.

Moves never wait for it: a task checks every few seconds who is away, and a thread delivers the notes.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import os
import queue
import threading
import time
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from http.client import HTTPException
from typing import Literal
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection, select, update
from sqlalchemy.exc import OperationalError

import meadhall
from meadhall.core.errors import SetupError
from meadhall.server import metrics
from meadhall.server.contract.messages import encode
from meadhall.server.play.deputies import people
from meadhall.server.play.table import Table
from meadhall.server.rooms.notifications import dialling, digest
from meadhall.server.rooms.public import PublicHall
from meadhall.server.rooms.room import Room
from meadhall.server.store import records
from meadhall.server.store.books import ConflictError
from meadhall.server.store.rows import Seat
from meadhall.server.store.schema import SETTINGS

LOG = logging.getLogger("meadhall.messenger")
SECRET = "MEADHALL_WEBHOOK_SECRET"  # in the environment: what notes are signed with
SIGNATURE = "X-Meadhall-Signature"
AWAY_AFTER_S = 30.0  # seconds for which somebody is asked and away
POLL_INTERVAL_S = 5.0  # seconds between two looks
MOST_NOTES = 1000
LOOK_BACK_GAMES = 200  # after a start: so many at most,
LOOK_BACK_S = 30 * 24 * 3600.0  # in which somebody answered since
PAUSE_BETWEEN_TABLES_S = 2.0  # seconds between two of them: to open a game takes a moment
CLAIM, DONE = "looked-back", "looked-back-done"  # one of several processes that begin together does it
TIMEOUT_S = 5.0  # seconds for an answer
RETRY_DELAYS_S = (2.0, 10.0)  # seconds before it is tried once more, and once again
NEVER = float("inf")
AskedTurn = tuple[str, int, int]  # table, seat and version


class TurnNotice(msgspec.Struct, frozen=True):
    """Whose turn it is, and nothing that others at the table do not see."""

    kind: Literal["turn"]
    id: str  # the same if it is sent again
    table: str
    game: str
    seat: int
    name: str
    path: str  # of the table, to be put behind the hall's address
    at: float


def check(url: str) -> None:
    """Refuse what is no address."""
    right = "http:// or https://, a host and a path, without a name and a password"
    with suppress(ValueError):  # brackets or a port that are none
        parts = urlsplit(url)
        plain = url.isascii() and url.isprintable() and " " not in url and "@" not in parts.netloc
        if plain and parts.scheme in ("http", "https") and parts.hostname and parts.port != 0:
            return
    raise SetupError(f"--webhook {url!r} is no address", right=right)


# -- who is to be called


class Lookout:
    """Finds players who are asked and have been away long enough."""

    def __init__(self, hall: PublicHall, messenger: Messenger | None, root_path: str) -> None:
        self.hall, self.messenger, self.root_path = hall, messenger, root_path
        self.away: dict[AskedTurn, float] = {}  # since when we know it; NEVER: called already

    async def look_round(self) -> None:
        """Every now and then, for ever."""
        while True:
            await asyncio.sleep(POLL_INTERVAL_S)
            try:
                await self.look()
            except Exception as trouble:
                LOG.warning("nobody can be called: %s", trouble)

    async def look_back(self) -> None:
        """Once: open games that go on, so that we see who is asked; then they are looked at like all others."""
        await asyncio.sleep(AWAY_AFTER_S)
        while (games := await self._from_before()) is None:
            await asyncio.sleep(AWAY_AFTER_S)  # another process does it, if it lives
        for name in games:
            try:
                await self.hall.room(name)
                await self.hall.store.write(lambda c: look_back_goes_on(c, done=False))
            except Exception as trouble:
                LOG.warning("nobody can be called to table %s: %s", name, trouble)
            await asyncio.sleep(PAUSE_BETWEEN_TABLES_S)
        await self.hall.store.write(lambda c: look_back_goes_on(c, done=True))

    async def _from_before(self) -> list[str] | None:
        """Games to open, for one of several processes that begin together; None: another one is at it."""
        with suppress(ConflictError, OperationalError):  # another one was faster, or the database is away
            if await self.hall.store.read(was_looked_back):
                return []
            if await self.hall.store.write(lambda c: records.claim(c, CLAIM, AWAY_AFTER_S / 2)):
                since = time.time() - LOOK_BACK_S
                return await self.hall.store.read(lambda c: records.games_since(c, since, LOOK_BACK_GAMES))
        return None

    async def look(self) -> None:
        """Who came back or answered is forgotten; who is away for long is called."""
        now = time.monotonic()
        rooms = self.hall.rooms.values()
        found = {(room.row.id, seat.seat, room.version): room for room in rooms for seat in absent(room)}
        self.away = {asked: self.away.get(asked, now) for asked in found}
        for asked, room in found.items():
            if now - self.away[asked] >= AWAY_AFTER_S and room.table is not None:
                self.away[asked] = NEVER
                await self._call(room.table, room.seats[asked[1]], asked)

    async def _call(self, table: Table, seat: Seat, asked: AskedTurn) -> None:
        """Once, though several processes look."""
        name, number, version = asked
        since = table.asked_since.get(number, version)
        if await self.hall.store.write(lambda c: claim_call(c, seat.guest, asked, since)) and self.messenger:
            path = f"{self.root_path}/#/table/{name}"
            self.messenger.take(
                TurnNotice(
                    "turn", f"{name}-{number}-{since}", name, table.row.game, number, seat.name, path, time.time()
                )
            )


def claim_call(connection: Connection, guest: str, asked: AskedTurn, since: int) -> bool:
    """In one commit: nobody else calls them for this, and they will be told in the ways they chose."""
    table, seat, version = asked
    if not records.call_seat(connection, table, seat, since, version):
        return False
    digest.add(connection, guest, table, seat, since, "turn")
    return True


def was_looked_back(connection: Connection) -> bool:
    """Has one of the processes that began together done it? Those of an earlier evening do not count."""
    rows = connection.execute(select(SETTINGS).where(SETTINGS.c.key.in_((CLAIM, DONE))))
    known = {row.key: float(row.value) for row in rows}
    return abs(time.time() - known.get(DONE, 0.0)) < 2 * AWAY_AFTER_S and known.get(DONE, 0.0) >= known.get(CLAIM, 0.0)


def look_back_goes_on(connection: Connection, done: bool) -> None:
    """Whoever looks back says so all the time: if they fall another one begins anew."""
    key, now = DONE if done else CLAIM, str(time.time())
    records.setting(connection, key, now)
    connection.execute(update(SETTINGS).where(SETTINGS.c.key == key).values(value=now))


def absent(room: Room) -> list[Seat]:
    """Whom others wait for, and who has no page open; where bots only wait nobody minds."""
    playing = people(room.seats)
    away = [seat for seat in playing if not room.is_here(seat.guest)]
    if room.table is None or not away or len({seat.guest for seat in playing}) < 2:
        return []
    awaited = room.table.awaited()
    return [seat for seat in away if seat.seat in awaited]


# -- how notes travel


class Messenger:
    """Delivers notes to one address in order; what cannot be delivered is dropped."""

    def __init__(self, url: str, secret: str, private: bool = False) -> None:
        self.url, self.secret = url, secret.encode()
        self.place = urlsplit(url).hostname  # what may be logged: the rest may be a secret
        self.opener = dialling.opener(private)
        self.notes: queue.Queue[TurnNotice | None] = queue.Queue(MOST_NOTES)
        self.ended = threading.Event()
        threading.Thread(target=self._carry_all, name="messenger", daemon=True).start()

    def take(self, note: TurnNotice) -> None:
        """Put it in line, if the line is not too long."""
        try:
            self.notes.put_nowait(note)
        except queue.Full:
            metrics.CALLS.add(outcome="dropped")

    def close(self) -> None:
        """What is still in line is dropped."""
        self.ended.set()
        with suppress(queue.Full):
            self.notes.put_nowait(None)

    def _carry_all(self) -> None:
        while (note := self.notes.get()) is not None and not self.ended.is_set():
            self._carry(encode(note))

    def _carry(self, body: bytes) -> None:
        for pause in (*RETRY_DELAYS_S, NEVER):
            try:
                self._post(body)
            except (OSError, HTTPException) as trouble:
                reason = str(trouble)
            else:
                metrics.CALLS.add(outcome="sent")
                return
            if pause == NEVER or self.ended.wait(pause):
                break
        metrics.CALLS.add(outcome="failed")
        LOG.warning("a note could not be brought to %s: %s", self.place, reason)

    def _post(self, body: bytes) -> None:
        headers = {"Content-Type": "application/json", "User-Agent": f"Meadhall/{meadhall.__version__}"}
        if self.secret:
            headers[SIGNATURE] = "sha256=" + hmac.new(self.secret, body, hashlib.sha256).hexdigest()
        request = urllib.request.Request(self.url, body, headers, method="POST")
        self.opener.open(request, timeout=TIMEOUT_S).close()


@asynccontextmanager
async def calling(hall: PublicHall, url: str, root_path: str, private: bool = False) -> AsyncIterator[None]:
    """As long as the hall is open, if there is any way to call somebody."""
    if not url and not hall.ways.mail and hall.ways.push is None:
        yield
        return
    messenger = Messenger(url, os.environ.get(SECRET, ""), private) if url else None
    lookout = Lookout(hall, messenger, root_path)
    looking = [asyncio.create_task(look) for look in (lookout.look_round(), lookout.look_back())]
    try:
        yield
    finally:
        for task in looking:
            task.cancel()
        if messenger is not None:
            messenger.close()

"""Finds players whom others wait for and who have no page open, and notifies them once for each question.

A background task checks every few seconds, so moves never wait for it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import suppress
from typing import Literal

import msgspec
from sqlalchemy import Connection, select, update
from sqlalchemy.exc import OperationalError

from meadhall.server import metrics
from meadhall.server.notifications import digest, queue
from meadhall.server.notifications.webhook import TurnNotice
from meadhall.server.storage import records
from meadhall.server.storage.hall_storage import ConflictError
from meadhall.server.storage.rows import Seat
from meadhall.server.storage.schema import SETTINGS
from meadhall.server.tables.autoplay import people, person_seats
from meadhall.server.tables.clock import is_slow
from meadhall.server.tables.public import PublicHall
from meadhall.server.tables.room import Room
from meadhall.server.tables.table import Table

LOG = logging.getLogger("meadhall.notifications")
AWAY_AFTER_S = 30.0  # seconds for which a player must be asked and away before a notification
POLL_INTERVAL_S = 5.0  # seconds between two checks
LOOK_BACK_GAMES = 200  # most games opened after a start
LOOK_BACK_S = 30 * 24 * 3600.0  # seconds; only games with a later answer are opened
PAUSE_BETWEEN_TABLES_S = 2.0  # seconds between opening two of them, which costs CPU time
CLAIM, DONE = "looked-back", "looked-back-done"  # settings; one of several starting processes opens games
NEVER = float("inf")
AskedTurn = tuple[str, int, int]  # table, seat and version


class AbsenceWatcher:
    """Finds players who are asked and have been away long enough, and queues their notifications."""

    def __init__(self, hall: PublicHall, root_path: str, webhook: bool) -> None:
        self.hall, self.root_path, self.webhook = hall, root_path, webhook
        self.away: dict[AskedTurn, float] = {}  # when each was first seen to be away; NEVER: notified already

    async def run(self) -> None:
        """Check for absent players every few seconds until cancelled."""
        while True:
            await asyncio.sleep(POLL_INTERVAL_S)
            try:
                await self.check()
            except Exception as error:
                LOG.warning("cannot look for absent players: %s", error)

    async def open_running_games(self) -> None:
        """After a start, open running games, because only an open game knows whom it asks."""
        await asyncio.sleep(AWAY_AFTER_S)
        while (games := await self._games_before_start()) is None:
            await asyncio.sleep(AWAY_AFTER_S)  # another process opens the games, unless it dies
        for name in games:
            try:
                await self.hall.room(name)
                await self.hall.store.write(lambda c: note_start_check(c, done=False))
            except Exception as error:
                LOG.warning("cannot look for absent players at table %s: %s", name, error)
            await asyncio.sleep(PAUSE_BETWEEN_TABLES_S)
        await self.hall.store.write(lambda c: note_start_check(c, done=True))

    async def _games_before_start(self) -> list[str] | None:
        """Return the games that this process must open after a start; None: another process is opening them."""
        with suppress(ConflictError, OperationalError):  # another process was faster, or the database is down
            if await self.hall.store.read(is_start_check_done):
                return []
            if await self.hall.store.write(lambda c: records.claim(c, CLAIM, AWAY_AFTER_S / 2)):
                since = time.time() - LOOK_BACK_S
                return await self.hall.store.read(lambda c: records.games_since(c, since, LOOK_BACK_GAMES))
        return None

    async def check(self) -> None:
        """Check once: drop players who came back or answered, and notify those who have been away long enough."""
        now = time.monotonic()
        rooms = self.hall.rooms.values()
        found = {(room.row.id, seat.seat, room.version): room for room in rooms for seat in absent_seats(room)}
        self.away = {asked: self.away.get(asked, now) for asked in found}
        for asked, room in found.items():
            if now - self.away[asked] >= AWAY_AFTER_S and room.table is not None:
                try:
                    await self._notify(room.table, room.seats[asked[1]], asked)
                except Exception as error:
                    LOG.warning("cannot notify a player at table %s: %s", asked[0], error)  # the next check tries again
                else:
                    self.away[asked] = NEVER

    async def _notify(self, table: Table, seat: Seat, asked: AskedTurn) -> None:
        name, number, version = asked
        since = table.asked_since.get(number, version)
        path, notice = f"{self.root_path}/#/table/{name}", f"{name}-{number}-{since}"
        webhook = TurnNotice("turn", notice, name, table.row.game, number, seat.name, path, time.time())
        note = webhook if self.webhook else None
        if await self.hall.store.write(lambda c: queue_notifications(c, seat.guest, asked, since, note)) == "dropped":
            metrics.CALLS.add(channel="webhook", outcome="dropped")


def queue_notifications(
    connection: Connection, guest: str, asked: AskedTurn, since: int, webhook: TurnNotice | None = None
) -> Literal["queued", "dropped", ""]:
    """Queue the notifications of one question to a player.

    Returns "dropped" if the webhook's queue is full, and "" if another process has queued the question or stored a
    later version. All is one transaction, so after a crash a question is neither lost nor queued twice.
    """
    table, seat, version = asked
    if not records.call_seat(connection, table, seat, since, version):
        return ""
    digest.add(connection, guest, table, seat, since, "turn")
    if webhook is not None:
        body = msgspec.to_builtins(webhook)
        if not queue.add(connection, secrets.token_hex(12), guest, "webhook", "", body):
            return "dropped"
    return "queued"


def is_start_check_done(connection: Connection) -> bool:
    """Has a process of this start opened the running games? Earlier starts do not count."""
    rows = connection.execute(select(SETTINGS).where(SETTINGS.c.key.in_((CLAIM, DONE))))
    known = {row.key: float(row.value) for row in rows}
    return abs(time.time() - known.get(DONE, 0.0)) < 2 * AWAY_AFTER_S and known.get(DONE, 0.0) >= known.get(CLAIM, 0.0)


def note_start_check(connection: Connection, done: bool) -> None:
    """Store that the opening of running games goes on or is done. If the process dies, another one starts over."""
    key, now = DONE if done else CLAIM, str(time.time())
    records.setting(connection, key, now)
    connection.execute(update(SETTINGS).where(SETTINGS.c.key == key).values(value=now))


def absent_seats(room: Room) -> list[Seat]:
    """Return seats that are asked and whose players have no page open. None if only bots wait for them."""
    playing = people(room.seats)
    away = [seat for seat in playing if not room.is_here(seat.guest)]
    # In a game over days, people whose seat a bot plays may come back and so count; in live games they have left.
    others = person_seats(room.seats) if is_slow(room.row.setup.clock) else playing
    if room.table is None or not away or len({seat.guest for seat in others}) < 2:
        return []
    awaited = room.table.awaited()
    return [seat for seat in away if seat.seat in awaited]

"""What the lobby tells: made once for everybody, when something changed, and sent to all who look."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from sqlalchemy import Connection

from meadhall.server.contract.lobby import LobbyNews, LobbyTable
from meadhall.server.contract.messages import encode
from meadhall.server.rooms.hall import Hall
from meadhall.server.rooms.lobby import presence, seeking, waiting
from meadhall.server.rooms.lobby.presence import Here
from meadhall.server.rooms.lobby.waiting import SEEN_S, TableDetails
from meadhall.server.rooms.room import Room
from meadhall.server.rooms.standing import ladders
from meadhall.server.store import records
from meadhall.server.store.rows import Stored
from meadhall.server.store.writer import Store

LOG = logging.getLogger("meadhall.lobby")
TICK_S = 1.0  # seconds between two looks at whether something changed
REFRESH_TICKS = 5  # ticks after which we look anyway, for what nobody told
BEAT_TICKS = 10  # ticks between two words about who is here
SHOWN = 30  # tables of each sort
Listed = tuple[list[Stored], list[Stored], dict[str, TableDetails]]


class Onlooker:
    """A page that shows the lobby; `name` is told to others if it is not ""."""

    def __init__(self, guest: str, name: str) -> None:
        self.guest, self.name = guest, name
        self.told = b""
        self.wake: Callable[[], None] = _nobody


def _nobody() -> None:
    """Nobody waits for news."""


class Lobby:
    """The lobby of one process."""

    def __init__(self, hall: Hall, store: Store) -> None:
        self.hall, self.store = hall, store
        self.process = f"{os.getpid()}-{secrets.token_hex(4)}"
        self.onlookers: set[Onlooker] = set()
        self.elsewhere: Here = {}
        self.changed = True
        self.news = b""
        self.ticks = 0
        hall.stirred = self.stir

    def stir(self) -> None:
        """Something may be different now."""
        self.changed = True

    # -- those who look

    def enter(self, onlooker: Onlooker) -> None:
        """A page opens."""
        self.onlookers.add(onlooker)
        self.changed = True
        onlooker.wake()

    def leave(self, onlooker: Onlooker) -> None:
        """A page closes."""
        self.onlookers.discard(onlooker)
        onlooker.wake = _nobody
        self.changed = True

    def news_for(self, onlooker: Onlooker) -> list[bytes]:
        """What a page has not been told yet."""
        if self.news == onlooker.told:
            return []
        onlooker.told = self.news
        return [self.news]

    # -- who is here

    def here(self) -> Here:
        """Everybody with a page open at this process."""
        named = {one.guest: one.name for one in self.onlookers if one.name}
        players = (watcher.guest for room in self.hall.rooms.values() for watcher in room.watchers)
        return presence.gathered([*(one.guest for one in self.onlookers), *players], named)

    async def _beat(self) -> None:
        """Say who is here: to other processes, and at tables where somebody waits for anybody."""
        rooms = self.hall.rooms.values()
        waits = [room.row.id for room in rooms if room.row.status == "waiting" and _is_attended(room)]
        if waits:
            await self.store.write(lambda c: waiting.note_seen(c, waits))
        if not self.hall.herald.alone:
            here = self.here()
            await self.store.write(lambda c: presence.write(c, self.process, here))
            self.elsewhere = await self.store.read(lambda c: presence.read_others(c, self.process))

    # -- what is told

    async def look(self) -> LobbyNews:
        """The lobby as it is now."""
        open_, running, told = await self.store.read(_listed)
        here = {**self.elsewhere, **self.here()}
        names = presence.names_in(here)
        return LobbyNews(
            here=len(here),
            names=names,
            known=await self.store.read(lambda c: ladders.known_names(c, names)) if names else [],
            open=[self._shown(stored, told.get(stored.row.id)) for stored in open_],
            running=[self._shown(stored, None) for stored in running],
            now=round(time.time(), 1),
        )

    def _shown(self, stored: Stored, told: TableDetails | None) -> LobbyTable:
        row, room, seats = stored.row, self.hall.rooms.get(stored.row.id), stored.seats
        seen = told is not None and told.seen > time.time() - SEEN_S
        return LobbyTable(
            id=row.id,
            game=row.game,
            players=len(seats),
            names=[seat.name for seat in seats if seat.kind == "person"],
            bots=sum(seat.kind == "bot" for seat in seats),
            free=sum(seat.kind == "open" for seat in seats),
            modules=row.setup.modules,
            pace=told.pace if told is not None else "",  # type: ignore[arg-type]  # written by us
            here=seen or (room is not None and _is_attended(room)),
            fill_at=round(told.fill_at, 1) if told is not None else 0.0,
            since=round(stored.changed, 1),
            watching=0 if room is None else room.watching,
            rated=row.setup.rated,
        )

    # -- as time goes by

    async def attend(self) -> None:
        """Every second, for ever."""
        while True:
            await asyncio.sleep(TICK_S)
            try:
                await self.tick()
            except Exception as trouble:
                LOG.warning("the lobby cannot be seen to: %s", trouble)

    async def tick(self) -> None:
        """Bots sit down, those who are here are noted, and whoever looks is told what is new."""
        self.ticks += 1
        if self.ticks % BEAT_TICKS == 0:
            await self._beat()
        if self.ticks % 2 == 0:
            await seeking.keep_promises(self.hall, self.store)
        if self.onlookers and (self.changed or self.ticks % REFRESH_TICKS == 0):
            self.changed = False
            await self.refresh()

    async def refresh(self) -> None:
        """Look, and wake whoever has been told something else. The hour alone is no news."""
        news = encode(await self.look())
        if _timeless(news) != _timeless(self.news):
            self.news = news
            for onlooker in self.onlookers:
                onlooker.wake()


def _timeless(news: bytes) -> bytes:
    return news[: news.rfind(b'"now":')]


def _is_attended(room: Room) -> bool:
    """Has somebody who sits there the page open?"""
    return any(seat.guest and room.is_here(seat.guest) for seat in room.seats)


def _listed(connection: Connection) -> Listed:
    open_, running = records.open_tables(connection, SHOWN), records.running_tables(connection, SHOWN)
    return open_, running, waiting.told_of(connection, [stored.row.id for stored in open_])


@asynccontextmanager
async def attending(lobby: Lobby) -> AsyncIterator[None]:
    """As long as the hall is open."""
    task = asyncio.create_task(lobby.attend())
    try:
        yield
    finally:
        task.cancel()

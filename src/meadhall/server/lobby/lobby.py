"""Live data of the lobby: built once after a change and sent to every page that shows the lobby."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from sqlalchemy import Connection

from meadhall.server.lobby import matchmaking, presence, waiting
from meadhall.server.lobby.presence import Here
from meadhall.server.lobby.waiting import SEEN_S, TableDetails
from meadhall.server.protocol.lobby import LobbyNews, LobbyTable
from meadhall.server.protocol.messages import encode
from meadhall.server.ratings import ladders
from meadhall.server.storage import records
from meadhall.server.storage.rows import StoredTable
from meadhall.server.storage.writer import Store
from meadhall.server.tables.hall import Hall
from meadhall.server.tables.room import Room

LOG = logging.getLogger("meadhall.lobby")
TICK_S = 1.0  # seconds between two checks for changes
REFRESH_TICKS = 5  # ticks between two refreshes without a known change; other processes change tables too
PRESENCE_TICKS = 10  # ticks between two writes of the presence row
SHOWN = 30  # tables shown, of waiting and of running ones each
Listed = tuple[list[StoredTable], list[StoredTable], dict[str, TableDetails]]


class LobbyViewer:
    """A page that shows the lobby. Others see `name`, unless it is ""."""

    def __init__(self, guest: str, name: str) -> None:
        self.guest, self.name = guest, name
        self.sent = b""
        self.wake: Callable[[], None] = _do_nothing


def _do_nothing() -> None:
    """Do nothing: the page's socket is closed."""


class Lobby:
    """The lobby of one process."""

    def __init__(self, hall: Hall, store: Store) -> None:
        self.hall, self.store = hall, store
        self.process = f"{os.getpid()}-{secrets.token_hex(4)}"
        self.viewers: set[LobbyViewer] = set()
        self.elsewhere: Here = {}
        self.changed = True
        self.news = b""
        self.ticks = 0
        hall.on_tables_changed = self.mark_changed

    def mark_changed(self) -> None:
        """Mark the lobby as changed; the next tick refreshes it."""
        self.changed = True

    # -- pages that show the lobby

    def enter(self, viewer: LobbyViewer) -> None:
        """Add a page that shows the lobby."""
        self.viewers.add(viewer)
        self.changed = True
        viewer.wake()

    def leave(self, viewer: LobbyViewer) -> None:
        """Remove a page."""
        self.viewers.discard(viewer)
        viewer.wake = _do_nothing
        self.changed = True

    def news_for(self, viewer: LobbyViewer) -> list[bytes]:
        """Return the newest lobby message if this page has not got it yet."""
        if self.news == viewer.sent:
            return []
        viewer.sent = self.news
        return [self.news]

    # -- presence

    def here(self) -> Here:
        """Return all guests with a page open at this process."""
        named = {one.guest: one.name for one in self.viewers if one.name}
        players = (watcher.guest for room in self.hall.rooms.values() for watcher in room.watchers)
        return presence.presence_of([*(one.guest for one in self.viewers), *players], named)

    async def _write_presence(self) -> None:
        """Write the presence of this process for other processes, and mark waiting tables whose players are present."""
        rooms = self.hall.rooms.values()
        waits = [room.row.id for room in rooms if room.row.status == "waiting" and _is_attended(room)]
        if waits:
            await self.store.write(lambda c: waiting.note_seen(c, waits))
        if not self.hall.bus.alone:
            here = self.here()
            await self.store.write(lambda c: presence.write(c, self.process, here))
            self.elsewhere = await self.store.read(lambda c: presence.read_others(c, self.process))

    # -- messages

    async def look(self) -> LobbyNews:
        """Build the message about the lobby as it is now."""
        open_, running, details = await self.store.read(_read_tables)
        here = {**self.elsewhere, **self.here()}
        names = presence.names_in(here)
        return LobbyNews(
            here=len(here),
            names=names,
            known=await self.store.read(lambda c: ladders.known_names(c, names)) if names else [],
            open=[self._table_info(stored, details.get(stored.row.id)) for stored in open_],
            running=[self._table_info(stored, None) for stored in running],
            now=round(time.time(), 1),
        )

    def _table_info(self, stored: StoredTable, details: TableDetails | None) -> LobbyTable:
        row, room, seats = stored.row, self.hall.rooms.get(stored.row.id), stored.seats
        seen = details is not None and details.seen > time.time() - SEEN_S
        return LobbyTable(
            id=row.id,
            game=row.game,
            players=len(seats),
            names=[seat.name for seat in seats if seat.kind == "person"],
            bots=sum(seat.kind == "bot" for seat in seats),
            free=sum(seat.kind == "open" for seat in seats),
            modules=row.setup.modules,
            pace=details.pace if details is not None else "",  # type: ignore[arg-type]  # written by us
            here=seen or (room is not None and _is_attended(room)),
            fill_at=round(details.fill_at, 1) if details is not None else 0.0,
            since=round(stored.changed, 1),
            watching=0 if room is None else room.watching,
            rated=row.setup.rated,
        )

    # -- the background task

    async def run(self) -> None:
        """Call `tick` every second until cancelled."""
        while True:
            await asyncio.sleep(TICK_S)
            try:
                await self.tick()
            except Exception as trouble:
                LOG.warning("cannot update the lobby: %s", trouble)

    async def tick(self) -> None:
        """Seat due bots, write presence, and send changes to the pages that show the lobby."""
        self.ticks += 1
        if self.ticks % PRESENCE_TICKS == 0:
            await self._write_presence()
        if self.ticks % 2 == 0:
            await matchmaking.serve_waiting_tables(self.hall, self.store)
        if self.viewers and (self.changed or self.ticks % REFRESH_TICKS == 0):
            self.changed = False
            await self.refresh()

    async def refresh(self) -> None:
        """Build the message again, and wake all pages if anything but its time has changed."""
        news = encode(await self.look())
        if _timeless(news) != _timeless(self.news):
            self.news = news
            for viewer in self.viewers:
                viewer.wake()


def _timeless(news: bytes) -> bytes:
    return news[: news.rfind(b'"now":')]


def _is_attended(room: Room) -> bool:
    """Does any player of this table have its page open?"""
    return any(seat.guest and room.is_here(seat.guest) for seat in room.seats)


def _read_tables(connection: Connection) -> Listed:
    open_, running = records.open_tables(connection, SHOWN), records.running_tables(connection, SHOWN)
    return open_, running, waiting.details_of(connection, [stored.row.id for stored in open_])


@asynccontextmanager
async def run_lobby(lobby: Lobby) -> AsyncIterator[None]:
    """Keep the lobby up to date while the context is open."""
    task = asyncio.create_task(lobby.run())
    try:
        yield
    finally:
        task.cancel()

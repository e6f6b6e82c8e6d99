"""Reloads tables that other processes of the hall have changed, when the bus announces it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from meadhall.server.run.bus import TableChange
from meadhall.server.tables.room import Room

if TYPE_CHECKING:
    from meadhall.server.tables.hall import Hall

LOG = logging.getLogger("meadhall.peer_sync")
LOOK_ROUND_EVERY_S = 10.0  # seconds in which all watched tables are checked once, in case messages were lost
PRESENCE_TTL_S = 25.0  # seconds for which a guest counts as present after a message
BOTS_ELSEWHERE_TIMEOUT_S = 4.0  # seconds that the process that wrote last has to run the bots, before this one does


class PeerSync:
    """Keeps the rooms of this process up to date with other processes."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.behind: dict[str, bool] = {}  # rooms being reloaded, and whether to reload them again
        self.early: dict[
            str, dict[str, TableChange]
        ] = {}  # rooms being opened: the last message of each process meanwhile
        self.tasks: set[asyncio.Task[None]] = set()

    def heard(self, change: TableChange) -> None:
        """Handle a message: a table has changed in another process, or a page was opened or closed there."""
        room = self.hall.rooms.get(change.table)
        if change.version <= 0:
            self.hall.on_tables_changed()
        if room is not None:
            self._note_guests(room, change)
            self._look_at(room)
        elif change.table in self.hall.opening:
            self._early_at(change.table)[change.process] = change

    def _early_at(self, name: str) -> dict[str, TableChange]:
        """The messages to apply once a room is open. It may have been read before the change."""
        if name not in self.early:
            self.early[name] = {}
            self.hall.opening[name].add_done_callback(lambda _: self._opened(name))
        return self.early[name]

    def _opened(self, name: str) -> None:
        changes, room = self.early.pop(name), self.hall.rooms.get(name)
        if room is not None:
            for change in changes.values():
                self._note_guests(room, change)
            self._look_at(room)

    def _note_guests(self, room: Room, change: TableChange) -> None:
        before, _ = room.elsewhere.get(change.process, ([], 0.0))
        room.elsewhere[change.process] = change.here, time.monotonic() + PRESENCE_TTL_S
        if before != change.here:
            room.tell()

    def missed(self) -> None:
        """Reload all rooms after lost messages."""
        for room in list(self.hall.rooms.values()):
            self._look_at(room)
        for name in self.hall.opening:
            self._early_at(name)

    async def look_round(self) -> None:
        """Check all watched tables in turn, forever, and announce who is present.

        The checks are spread over LOOK_ROUND_EVERY_S, so that the event loop stays free. A bus that loses no message
        needs no reload.
        """
        while True:
            watched = [room for room in self.hall.rooms.values() if room.watchers]
            for room in watched:
                await asyncio.sleep(LOOK_ROUND_EVERY_S / len(watched))
                self.hall.publish(room)
                if not self.hall.bus.certain:
                    self._look_at(room)
            if not watched:
                await asyncio.sleep(LOOK_ROUND_EVERY_S)

    def close(self) -> None:
        """Cancel all reloads."""
        for task in self.tasks:
            task.cancel()

    def _look_at(self, room: Room) -> None:
        """Start reloading a room. If it is being reloaded, it is reloaded once more afterwards."""
        name = room.row.id
        if name in self.behind:
            self.behind[name] = True
            return
        self.behind[name] = False
        task = asyncio.create_task(self._look_until_quiet(room))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _look_until_quiet(self, room: Room) -> None:
        name, again = room.row.id, True
        try:
            while again:
                self.behind[name] = False
                await self._look(room)
                again = self.behind[name]
        except Exception:
            LOG.exception("table %s: cannot see what changed", name)
        finally:
            del self.behind[name]

    async def _look(self, room: Room) -> None:
        """Reload row, seats, chat and game. The room's lock keeps local changes out meanwhile."""
        async with room.lock:
            name, heard = room.row.id, room.talk.last
            changed = await self.hall.look_again(room)
            said = await self.hall.storage.said_since(name, heard)
            room.talk.extend(said)
            played = await self._look_at_game(room)
        if changed or said or played:
            room.tell()

    async def _look_at_game(self, room: Room) -> bool:
        """Load answers saved by other processes. That process runs the bots; this one only after a timeout."""
        table = room.table
        if table is None:
            await self.hall.put_on_table(room)
            return room.table is not None
        version = table.version
        await table.catch_up()
        if table.version != version:
            asyncio.get_running_loop().call_later(BOTS_ELSEWHERE_TIMEOUT_S, table.wake_bots)
        return table.version != version


@asynccontextmanager
async def syncing_peers(hall: Hall) -> AsyncIterator[None]:
    """Receive table changes of other processes while the hall is open."""
    listener = PeerSync(hall)
    if hall.bus.alone:
        yield
        return
    hall.bus.open(listener)
    looking = asyncio.create_task(listener.look_round())
    yield
    looking.cancel()
    listener.close()
    await hall.bus.close()

"""What other processes of the same hall did: read from the database when a bus notifies us."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from meadhall.server.rooms.bus import TableChange
from meadhall.server.rooms.room import Room

if TYPE_CHECKING:
    from meadhall.server.rooms.hall import Hall

LOG = logging.getLogger("meadhall.peer_sync")
LOOK_ROUND_EVERY_S = 10.0  # seconds between two looks at all tables, for whatever no bus told
PRESENCE_TTL_S = 25.0  # seconds for which somebody is there without another word
BOTS_ELSEWHERE_TIMEOUT_S = 4.0  # seconds in which the process that wrote last sees to the bots; then we do


class PeerSync:
    """Listens for one process of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.behind: dict[str, bool] = {}  # rooms being looked at, and whether to look again
        self.early: dict[str, dict[str, TableChange]] = {}  # rooms being opened: the last cry of each process meanwhile
        self.tasks: set[asyncio.Task[None]] = set()

    def heard(self, change: TableChange) -> None:
        """A table has changed elsewhere, or somebody came or went there."""
        room = self.hall.rooms.get(change.table)
        if change.version <= 0:
            self.hall.on_tables_changed()
        if room is not None:
            self._note_guests(room, change)
            self._look_at(room)
        elif change.table in self.hall.opening:
            self._early_at(change.table)[change.process] = change

    def _early_at(self, name: str) -> dict[str, TableChange]:
        """A room being opened may have been read before what we hear now: it is looked at again once it is open."""
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
        """Something may have changed anywhere."""
        for room in list(self.hall.rooms.values()):
            self._look_at(room)
        for name in self.hall.opening:
            self._early_at(name)

    async def look_round(self) -> None:
        """At every table that somebody watches within some seconds, one after the other, for ever: all at once would
        keep everybody waiting. Where nothing is lost unheard it is enough to say who is there."""
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
        """Look no more."""
        for task in self.tasks:
            task.cancel()

    def _look_at(self, room: Room) -> None:
        """One look at a time; what is heard meanwhile makes us look again."""
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
        """Row, seats, what was said, and the game: read while nobody here changes them, so that it is never old."""
        async with room.lock:
            name, heard = room.row.id, room.talk.last
            changed = await self.hall.look_again(room)
            said = await self.hall.storage.said_since(name, heard)
            room.talk.extend(said)
            played = await self._look_at_game(room)
        if changed or said or played:
            room.tell()

    async def _look_at_game(self, room: Room) -> bool:
        """The answers given elsewhere. Whoever gave them sees to the bots; we only if that process is gone."""
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
    """Hear what other processes do, as long as the hall is open."""
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

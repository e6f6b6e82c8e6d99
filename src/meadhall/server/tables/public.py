"""A hall that people reach over the network: a database, sessions, passwords, moderation."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager, suppress

from msgspec import structs

from meadhall.server.limits.limits import Limits
from meadhall.server.lobby.lobby import Lobby
from meadhall.server.moderation import bans
from meadhall.server.moderation.state import ModerationState
from meadhall.server.notifications.channels import ChannelOptions
from meadhall.server.people import names, signing
from meadhall.server.people.openid import Provider, provider_settings
from meadhall.server.people.passwords import PasswordQueue
from meadhall.server.people.sessions import Sessions
from meadhall.server.people.signing import Signer
from meadhall.server.ratings import pauses
from meadhall.server.run.bus import Bus
from meadhall.server.storage.rows import Result, Seat
from meadhall.server.storage.writer import Store
from meadhall.server.tables import luck
from meadhall.server.tables.database_storage import DatabaseStorage
from meadhall.server.tables.hall import Hall, UnwelcomeError
from meadhall.server.tables.position import Shelf
from meadhall.server.tables.room import Room
from meadhall.server.workers.background_jobs import BackgroundJobs
from meadhall.server.workers.bots import Bots

RANGES = "ranges"  # the setting that holds the secret for digests of address ranges
LOOK_EVERY_S = 10.0  # seconds between two checks of bans and sessions


class PublicHall(Hall):
    """A hall with a database that strangers can reach."""

    def __init__(
        self,
        store: Store,
        shelf: Shelf,
        bots: Bots,
        bus: Bus | None = None,
        limits: Limits | None = None,
        jobs: BackgroundJobs | None = None,
        order: ModerationState | None = None,
    ) -> None:
        super().__init__(DatabaseStorage(store), shelf, bots, bus, limits, jobs)
        self.order = order or ModerationState()
        self.store = store
        self.signer = Signer("")
        self.sessions = Sessions(store)
        self.sessions.on_end.append(self.end_sessions)
        self.passwords = PasswordQueue()
        self.public_url = ""  # the public URL, if the host has set one
        self.home_url = ""  # the public URL, or the loopback URL of a hall for one machine
        chosen = provider_settings()
        self.provider = None if chosen is None else Provider(chosen)
        self.lobby = Lobby(self, store)
        self.ways = ChannelOptions()  # the notification channels
        self.on_contest_change: list[Callable[[], None]] = []  # called when a contest was created or joined

    async def open(self) -> None:
        """Load the hall's secrets and bans, and create missing ones."""
        await super().open()
        self.signer = Signer(await self.storage.setting(signing.SETTING, luck.new_secret()))
        self.order.secret = await self.storage.setting(RANGES, luck.new_secret())
        await self.store.write(names.fill_missing_looks)
        await self.learn_bans()

    # -- sessions

    def end_sessions(self, ended: Collection[str]) -> None:
        """Close the pages of sessions that have ended."""
        for room in [*self.rooms.values()]:
            room.end_sessions(ended)

    async def check_sessions(self) -> None:
        """Close pages here whose sessions another process has ended."""
        open_here = {watcher.session for room in self.rooms.values() for watcher in room.watchers if watcher.session}
        await self.sessions.check(open_here)

    # -- moderation

    async def learn_bans(self) -> None:
        """Reload the bans, which another process may have changed."""
        self.order.bans.replace(await self.store.write(bans.current))

    async def keep_order(self) -> None:
        """Reload bans and sessions periodically, forever, because other processes may change them."""
        while True:
            await asyncio.sleep(LOOK_EVERY_S)
            with suppress(*self.storage.away):
                await self.learn_bans()
                await self.check_sessions()

    def is_unwelcome(self, text: str) -> bool:
        """Whether a text contains a word from the host's list."""
        return self.order.unwelcome.matches(text)

    def is_banned(self, guest: str, address: str) -> bool:
        """Whether this guest or address is banned."""
        return self.order.is_banned(guest, address)

    async def check_may_sit(self, room: Room, guest: str) -> None:
        """Raise UnwelcomeError if this guest was voted out of this table."""
        if await self.store.read(lambda c: bans.was_voted_out(c, room.row.id, guest)):
            raise UnwelcomeError(403, "voted-out")

    # -- rated games

    async def check_rated(self, guest: str) -> None:
        """Raise UnwelcomeError without an account, and during a pause from rated games."""
        has_account, until = await self.store.read(lambda c: (pauses.has_account(c, guest), pauses.pause_of(c, guest)))
        if not has_account:
            raise UnwelcomeError(403, "rated-accounts")
        if until > time.time():
            raise UnwelcomeError(403, "rated-pause")

    def with_shared_addresses(self, result: Result, seats: list[Seat]) -> Result:
        """The result, with the seats whose players came from the same address range."""
        ranges: dict[str, list[int]] = {}
        for seat in seats:
            if near := self.order.recent_ranges.of(seat.guest):
                ranges.setdefault(near, []).append(seat.seat)
        return structs.replace(result, near=[found for found in ranges.values() if len(found) > 1])

    def contest_changed(self) -> None:
        """Call the listeners of contest changes."""
        for heard in self.on_contest_change:
            heard()

    async def close(self) -> None:
        """Close the hall after pending answers are saved."""
        self.passwords.close()
        await super().close()


@asynccontextmanager
async def in_order(hall: PublicHall) -> AsyncIterator[None]:
    """Keep bans and sessions up to date while the hall is open."""
    looking = asyncio.create_task(hall.keep_order())
    yield
    looking.cancel()

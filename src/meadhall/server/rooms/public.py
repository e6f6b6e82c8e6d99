"""A hall that people reach over the network: a database, tokens of guests, passwords."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.server.play import luck
from meadhall.server.play.clerks import Clerks
from meadhall.server.play.position import Shelf
from meadhall.server.rooms.disk import Disk
from meadhall.server.rooms.entry import guests, names
from meadhall.server.rooms.entry.guests import Seal
from meadhall.server.rooms.entry.limits import Limits
from meadhall.server.rooms.entry.passwords import Forge
from meadhall.server.rooms.hall import Hall
from meadhall.server.rooms.herald import Herald
from meadhall.server.store.writer import Store
from meadhall.server.thinking.bots import Bots


class PublicHall(Hall):
    """What a hall needs besides its tables where strangers come in."""

    def __init__(
        self,
        store: Store,
        shelf: Shelf,
        bots: Bots,
        herald: Herald | None = None,
        limits: Limits | None = None,
        clerks: Clerks | None = None,
    ) -> None:
        super().__init__(Disk(store), shelf, bots, herald, limits, clerks)
        self.store = store
        self.seal = Seal("")  # of our guests' tokens
        self.forge = Forge()
        self.on_call: list[Callable[[], None]] = []  # who wants to hear that somebody called or joined a contest

    async def open(self) -> None:
        """Read, or make, what the hall keeps for itself."""
        await super().open()
        self.seal = Seal(await self.books.setting(guests.SECRET, luck.new_secret()))
        await self.store.write(names.note_looks)

    def called(self) -> None:
        """Something about a contest is different now."""
        for heard in self.on_call:
            heard()

    async def close(self) -> None:
        """Let begun answers end; nothing acknowledged is ever lost."""
        self.forge.close()
        await super().close()

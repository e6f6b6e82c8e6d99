"""Who and what is welcome in a hall: anybody and anything, where nobody keeps order."""

from __future__ import annotations

from meadhall.core.cards import is_made
from meadhall.core.errors import SetupError
from meadhall.server.rooms.room import Room
from meadhall.server.store.books import Books
from meadhall.server.workshop.laying import is_laid_out, lay_out

CLOSED = "!"  # the invite of a table that keepers have closed: no link can name it


class Welcome:
    """What a hall asks before it lets something happen; one that strangers reach says more."""

    books: Books

    def is_unwelcome(self, text: str) -> bool:
        """Does the host not want to read this here?"""
        return False

    def bars(self, guest: str, address: str) -> bool:
        """Is this guest, or where they come from, banned?"""
        return False

    async def check_welcome(self, room: Room, guest: str) -> None:
        """May this guest sit down here?"""

    def shut(self, room: Room) -> None:
        """A table that keepers have closed is not played at any more."""
        if room.row.invite == CLOSED:
            room.table, room.trouble = None, "closed"

    async def bring_cards(self, name: str) -> None:
        """A card set that somebody made here lies where every process finds it, if there is such a set."""
        if is_made(name) and not is_laid_out(name):
            kept = await self.books.card_set(name)
            if kept is None:
                raise SetupError(f"there is no card set {name!r} here", right="the name of one that was made here")
            lay_out(name, kept.files)

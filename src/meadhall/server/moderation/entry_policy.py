"""Checks before a person or text is let in. Without moderators everything is allowed."""

from __future__ import annotations

from meadhall.core.cards import is_made
from meadhall.core.errors import SetupError
from meadhall.server.card_sets.set_folder import has_set_folder, lay_out
from meadhall.server.storage.hall_storage import HallStorage
from meadhall.server.tables.room import Room

CLOSED = "!"  # the invite of a table that a moderator has closed; no link can contain it


class EntryPolicy:
    """Checks of a hall (a running server) that by default allow everything. A public hall overrides them."""

    storage: HallStorage

    def is_unwelcome(self, text: str) -> bool:
        """Does this text contain a word that the host has forbidden?"""
        return False

    def is_banned(self, guest: str, address: str) -> bool:
        """Is this guest or their address banned?"""
        return False

    async def check_may_sit(self, room: Room, guest: str) -> None:
        """Raise an error if this guest may not sit down at this table."""

    def stop_if_closed(self, room: Room) -> None:
        """Stop the game of a table that a moderator has closed."""
        if room.row.invite == CLOSED:
            room.table, room.trouble = None, "closed"

    async def load_card_set(self, name: str) -> None:
        """Load a user-made card set from the database, so that its games can be opened in this process.

        Raise SetupError if there is no such set.
        """
        if is_made(name) and not has_set_folder(name):
            kept = await self.storage.card_set(name)
            if kept is None:
                raise SetupError(f"there is no card set {name!r} here", right="the name of one that was made here")
            lay_out(name, kept.files)

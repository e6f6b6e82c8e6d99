"""Moderation state of a running server: bans, recent address ranges, and unwelcome words."""

from __future__ import annotations

from meadhall.server.rooms.order.bans import Bans, Traces, range_of
from meadhall.server.rooms.order.wishes import OrderWishes, read_words


class Order:
    """Moderation state of one process. Bans are read again from the database when they may have changed."""

    def __init__(self, wishes: OrderWishes | None = None) -> None:
        self.wishes = wishes or OrderWishes()
        self.unwelcome = read_words(self.wishes.words)
        self.bans = Bans()
        self.traces = Traces()
        self.secret = ""  # key of the digests of address ranges

    def near(self, address: str) -> str:
        """Return the digest of an address's range."""
        return range_of(address, self.secret) if self.secret else ""

    def met(self, guest: str, address: str) -> None:
        """Remember a person's address range in memory for a day, for range bans and for checks of rated games."""
        if guest:
            self.traces.note(guest, self.near(address))

    def bars(self, guest: str, address: str) -> bool:
        """Is this guest or their address range banned?"""
        return self.bans.hold(guest, self.near(address) if self.bans.held else "")

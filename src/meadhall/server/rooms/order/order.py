"""What a hall knows of order while it is open: who keeps it, who is banned, which words are not welcome."""

from __future__ import annotations

from meadhall.server.rooms.order.bans import Bans, Traces, range_of
from meadhall.server.rooms.order.wishes import OrderWishes, read_words


class Order:
    """One for each process; bans are read from the database, and again when they may have changed."""

    def __init__(self, wishes: OrderWishes | None = None) -> None:
        self.wishes = wishes or OrderWishes()
        self.unwelcome = read_words(self.wishes.words)
        self.bans = Bans()
        self.traces = Traces()
        self.secret = ""  # behind the digests of address ranges

    def near(self, address: str) -> str:
        """The digest of the range of an address."""
        return range_of(address, self.secret) if self.secret else ""

    def met(self, guest: str, address: str) -> None:
        """Remember for a day, in memory, where a person comes from: for a ban, and for rated games of neighbours."""
        if guest:
            self.traces.note(guest, self.near(address))

    def bars(self, guest: str, address: str) -> bool:
        """Is this guest banned, or where they come from?"""
        return self.bans.hold(guest, self.near(address) if self.bans.held else "")

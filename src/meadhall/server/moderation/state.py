"""Moderation state of a running server: bans, recent address ranges, and unwelcome words."""

from __future__ import annotations

from meadhall.server.moderation.bans import Bans, RecentRanges, range_of
from meadhall.server.moderation.settings import ModerationSettings, read_words


class ModerationState:
    """Moderation state of one process. Bans are read again from the database when they may have changed."""

    def __init__(self, settings: ModerationSettings | None = None) -> None:
        self.settings = settings or ModerationSettings()
        self.unwelcome = read_words(self.settings.words)
        self.bans = Bans()
        self.recent_ranges = RecentRanges()
        self.secret = ""  # key of the digests of address ranges

    def near(self, address: str) -> str:
        """Return the digest of an address's range."""
        return range_of(address, self.secret) if self.secret else ""

    def note_guest(self, guest: str, address: str) -> None:
        """Remember a person's address range in memory for a day, for range bans and for checks of rated games."""
        if guest:
            self.recent_ranges.note(guest, self.near(address))

    def is_banned(self, guest: str, address: str) -> bool:
        """Is this guest or their address range banned?"""
        return self.bans.contain_any(guest, self.near(address) if self.bans.held else "")

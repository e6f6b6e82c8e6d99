"""Chat at a table: messages and who sees them."""

from __future__ import annotations

import hashlib

import msgspec

from meadhall.server.contract.messages import Said
from meadhall.server.play.position import SPECTATOR

MOST = 2000  # things said at one table
SHOWN = 200  # of them to whoever comes in


class Speech(msgspec.Struct, frozen=True):
    """Something somebody said."""

    number: int
    seat: int
    guest: str
    name: str
    text: str
    gallery: bool
    at: float

    def heard_by(self, seat: int, muted: set[str]) -> bool:
        """Players hear each other; what spectators say is for spectators. Of who is forgotten nothing is heard."""
        return bool(self.text) and self.guest not in muted and (seat == SPECTATOR or not self.gallery)

    def told(self, table: str) -> Said:
        """As it is sent."""
        who, at = sign_of(table, self.guest), int(self.at * 1000)
        return Said(self.number, self.seat, who, self.name, self.text, at, self.gallery)


def sign_of(table: str, guest: str) -> str:
    """A sign for a person at one table, which says nothing about their token."""
    return hashlib.sha256(f"{table} {guest}".encode()).hexdigest()[:16] if guest else ""


def tidy(text: str) -> str:
    """One line without strange spaces."""
    return " ".join("".join(c for c in text if c.isprintable() or c.isspace()).split())

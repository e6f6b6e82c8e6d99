"""Chat at a table: messages and who sees them."""

from __future__ import annotations

import hashlib

from meadhall.server.contract.messages import Said
from meadhall.server.play.position import SPECTATOR
from meadhall.server.store.rows import Speech

MOST_SAID = 2000  # things said at one table
SHOWN = 200  # of them to whoever comes in


def heard_by(speech: Speech, seat: int, muted: set[str]) -> bool:
    """Players hear each other; what spectators say is for spectators. Of who is forgotten nothing is heard."""
    return bool(speech.text) and speech.guest not in muted and (seat == SPECTATOR or not speech.gallery)


def told(table: str, speech: Speech) -> Said:
    """As it is sent."""
    who, at = sign_of(table, speech.guest), int(speech.at * 1000)
    return Said(speech.number, speech.seat, who, speech.name, speech.text, at, speech.gallery)


def sign_of(table: str, guest: str) -> str:
    """A sign for a person at one table, which says nothing about their token."""
    return hashlib.sha256(f"{table} {guest}".encode()).hexdigest()[:16] if guest else ""


def tidy(text: str) -> str:
    """One line without strange spaces."""
    return " ".join("".join(c for c in text if c.isprintable() or c.isspace()).split())

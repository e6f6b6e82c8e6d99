"""Requests and responses of the workshop: card sets that players write, check, try and share."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from meadhall.server.protocol.messages import Key

FileName = Annotated[str, Meta(max_length=40)]
SetTitle = Annotated[str, Meta(max_length=60)]
CardFiles = Annotated[dict[FileName, dict[str, Any]], Meta(max_length=32)]  # Any: cards as typed in, unchecked


class CardTexts(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: read card files from the player's computer into the forms."""

    game: Key
    files: Annotated[dict[FileName, str], Meta(max_length=32)]


class CardWork(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: check or keep a card set, as filled in the forms."""

    game: Key
    files: CardFiles
    title: SetTitle = ""


class CardSetInfo(Struct, frozen=True):
    """A card set, to view, copy or play with."""

    name: str
    game: str
    title: str
    files: dict[str, dict[str, Any]]


class Complaint(Struct, frozen=True):
    """An error in a card set and its place: card number `at` of this table of this file, and the field's path."""

    what: str
    right: str
    rule: str
    file: str = ""
    table: str = ""
    at: int = -1
    path: list[str] = []


class CardVerdict(Struct, frozen=True):
    """The result of a check: the name of a playable set, or the first error."""

    name: str = ""
    complaint: Complaint | None = None


class SetDraft(Struct, frozen=True, forbid_unknown_fields=True):
    """A card set that is being written, kept for an account. The page chooses `key`."""

    key: Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z0-9-]+$")]
    game: Key
    title: SetTitle
    files: CardFiles
    changed: float = 0.0  # seconds since 1970, by the hall's clock


class DraftInfo(Struct, frozen=True):
    """A draft in a list."""

    key: str
    game: str
    title: str
    changed: float


class DraftKey(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: the draft to delete."""

    key: Key

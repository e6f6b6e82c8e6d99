"""The workshop: card sets that people type in, check, try and share."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from meadhall.server.contract.messages import Key

FileName = Annotated[str, Meta(max_length=40)]
SetTitle = Annotated[str, Meta(max_length=60)]
CardFiles = Annotated[dict[FileName, dict[str, Any]], Meta(max_length=32)]  # Any: cards as typed in, unchecked


class CardTexts(Struct, frozen=True, forbid_unknown_fields=True):
    """Card files of somebody's own computer, to be read into the forms."""

    game: Key
    files: Annotated[dict[FileName, str], Meta(max_length=32)]


class CardWork(Struct, frozen=True, forbid_unknown_fields=True):
    """A set as it stands in the forms."""

    game: Key
    files: CardFiles
    title: SetTitle = ""


class CardSetInfo(Struct, frozen=True):
    """A set of cards, to look at, to copy or to play with."""

    name: str
    game: str
    title: str
    files: dict[str, dict[str, Any]]


class Complaint(Struct, frozen=True):
    """What the checker says, and where: the card `at` of this table of this file, the field below `path`."""

    what: str
    right: str
    rule: str
    file: str = ""
    table: str = ""
    at: int = -1
    path: list[str] = []


class CardVerdict(Struct, frozen=True):
    """A set that can be played has a name; of another one the first mistake is told."""

    name: str = ""
    complaint: Complaint | None = None


class SetDraft(Struct, frozen=True, forbid_unknown_fields=True):
    """A set that is being typed in, kept for an account. `key` is chosen by the page."""

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
    """Which draft."""

    key: Key

"""What travels between hall and page: one schema for requests, answers and the table's socket."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from meadhall.wire import LogLine, Question

Name = Annotated[str, Meta(max_length=32)]
Key = Annotated[str, Meta(max_length=64)]
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=-1, lt=1 << 31)]


# -- requests


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit here: I, whoever comes by, or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: Key = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Key
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    modules: Annotated[list[Key], Meta(max_length=32)] = []
    options: Annotated[dict[Key, Key], Meta(max_length=64)] = {}
    private: bool = False
    name: Name = ""


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """I take a free seat: this one, or the first."""

    seat: Annotated[int, Meta(ge=0, lt=8)] | None = None
    invite: Key = ""
    name: Name = ""


# -- what the hall tells


class ModuleInfo(Struct, frozen=True):
    """An expansion or variant one may choose."""

    key: str


class GameInfo(Struct, frozen=True):
    """A game of the house."""

    key: str
    fewest: int
    most: int
    modules: list[ModuleInfo]
    bots: list[str]


class SeatInfo(Struct, frozen=True):
    """Who sits where."""

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str
    bot: str
    here: bool  # has the page open now


class TableInfo(Struct, frozen=True):
    """A table, as the one who asks may know it."""

    id: str
    game: str
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatInfo]
    modules: list[str]
    options: dict[str, str]
    private: bool
    version: int
    asked: list[int]
    mine: list[int]
    invite: str  # "" for those who do not sit here


class HallInfo(Struct, frozen=True):
    """Everything the first page shows."""

    name: str
    games: list[GameInfo]
    open: list[TableInfo]
    mine: list[TableInfo]


class Problem(Struct, frozen=True):
    """Why something cannot be done: a key of words, and a sentence for those without words."""

    reason: str
    detail: str = ""
    rule: str = ""


# -- the table's socket: from the page


class Hello(Struct, frozen=True, tag="hello", tag_field="type"):
    """What I have already; sent once after connecting."""

    version: Number = -1
    lines: Number = 0


class Answer(Struct, frozen=True, tag="answer", tag_field="type"):
    """My answer to the question of this version. `id` is mine: sent twice, it counts once."""

    id: ClientId
    version: Number
    action: Number


class Undo(Struct, frozen=True, tag="undo", tag_field="type"):
    """Take my last answer back."""

    id: ClientId
    version: Number


class Ping(Struct, frozen=True, tag="ping", tag_field="type"):
    """Are you there?"""


Incoming = Hello | Answer | Undo | Ping


# -- the table's socket: to the page


class Update(Struct, frozen=True, tag="update", tag_field="type"):
    """The table at this version: keep the first `keep` lines of your log, add these, show this view."""

    version: int
    keep: int
    lines: list[LogLine]
    view: msgspec.Raw
    question: Question | None
    asked: list[int]
    undo: bool
    over: bool


class Done(Struct, frozen=True, tag="done", tag_field="type"):
    """Your answer is on disk; it made this version."""

    id: str
    version: int


class Refused(Struct, frozen=True, tag="refused", tag_field="type"):
    """Your answer did not count. The current table follows."""

    id: str
    reason: str
    detail: str
    rule: str
    version: int


class Seats(Struct, frozen=True, tag="table", tag_field="type"):
    """Who sits here now."""

    table: TableInfo


class Pong(Struct, frozen=True, tag="pong", tag_field="type"):
    """I am."""


class Fault(Struct, frozen=True, tag="fault", tag_field="type"):
    """A message that could not be read."""

    reason: str


Outgoing = Update | Done | Refused | Seats | Pong | Fault

ENCODER = msgspec.json.Encoder()
INCOMING = msgspec.json.Decoder(Incoming)


def encode(message: object) -> bytes:
    """The bytes of a message."""
    return ENCODER.encode(message)

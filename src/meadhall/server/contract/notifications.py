"""Being called to the table, and the moves that wait for somebody."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from meadhall.server.contract.messages import Key

Minute = Annotated[int, Meta(ge=0, lt=1440)]
Link = Annotated[str, Meta(min_length=1, max_length=1000)]


class CallWish(Struct, frozen=True, forbid_unknown_fields=True):
    """When I am called: not between these minutes of my day, and mail gathered for so long."""

    zone: Key = ""  # such as Europe/Warsaw; "": UTC
    quiet_from: Minute = 0
    quiet_to: Minute = 0  # the same: at any time
    digest: Annotated[int, Meta(ge=0, le=86_400)] = 600  # seconds
    lang: Annotated[str, Meta(max_length=8)] = "en"


class Device(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that takes web push, as it describes itself; `on` false: no longer."""

    endpoint: Link
    p256dh: Annotated[str, Meta(max_length=128)] = ""
    auth: Annotated[str, Meta(max_length=64)] = ""
    on: bool = True


class MailWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Where I get mail; "": nowhere any more. A code is sent there."""

    mail: Annotated[str, Meta(max_length=254)]
    lang: Annotated[str, Meta(max_length=8)] = "en"
    password: Annotated[str, Meta(max_length=128)] = ""  # of an account: a mail address can reset it


class MailCode(Struct, frozen=True, forbid_unknown_fields=True):
    """The code that was sent."""

    code: Annotated[str, Meta(max_length=16)]


class Absence(Struct, frozen=True, forbid_unknown_fields=True):
    """I am away for so many days: nobody calls me, and games over days wait. 0: I am back."""

    days: Annotated[int, Meta(ge=0, le=30)]


class CallInfo(Struct, frozen=True):
    """How I am called."""

    push_key: str  # the hall's key for web push; "": it has none
    mail_possible: bool
    mail: str
    confirmed: bool
    devices: int
    zone: str
    quiet_from: int
    quiet_to: int
    digest: int
    away_until: float  # seconds since 1970; 0: I am here


class Move(Struct, frozen=True):
    """One of my games of several people that go on."""

    table: str
    game: str
    state: Literal["asked", "waits", "unknown"]  # unknown: it is being looked up
    due: float  # when a bot answers for me; 0: never
    ends: float  # when the game ends by rule if nobody touches it; 0: not soon


class Moves(Struct, frozen=True):
    """Those that wait for me first, the most urgent before the others."""

    moves: list[Move]

"""Requests and responses about notifications, and the games that wait for a person's answer."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from meadhall.server.protocol.messages import Key

Minute = Annotated[int, Meta(ge=0, lt=1440)]
Link = Annotated[str, Meta(min_length=1, max_length=1000)]


class ChangeNotifications(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: set quiet hours in the caller's time zone, and the time for which mail is gathered."""

    zone: Key = ""  # such as Europe/Warsaw; "": UTC
    quiet_from: Minute = 0
    quiet_to: Minute = 0  # the same: at any time
    digest: Annotated[int, Meta(ge=0, le=86_400)] = 600  # seconds
    lang: Annotated[str, Meta(max_length=8)] = "en"


class Device(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: register a browser for web push, as it describes itself, or remove it (`on` false)."""

    endpoint: Link
    p256dh: Annotated[str, Meta(max_length=128)] = ""
    auth: Annotated[str, Meta(max_length=64)] = ""
    on: bool = True


class MailWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: set the mail address ("" removes it). A confirmation code is sent there."""

    mail: Annotated[str, Meta(max_length=254)]
    lang: Annotated[str, Meta(max_length=8)] = "en"
    password: Annotated[str, Meta(max_length=128)] = ""  # of an account: a mail address can reset it


class MailCode(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: confirm the mail address with the code that was sent."""

    code: Annotated[str, Meta(max_length=16)]


class Absence(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: be absent for so many days, without notifications; games over days wait. 0 ends the absence."""

    days: Annotated[int, Meta(ge=0, le=30)]


class NotificationSettings(Struct, frozen=True):
    """The notification settings of a person."""

    push_key: str  # the hall's key for web push; "": it has none
    mail_possible: bool
    mail: str
    confirmed: bool
    devices: int
    zone: str
    quiet_from: int
    quiet_to: int
    digest: int
    away_until: float  # seconds since 1970; 0: not absent


class Move(Struct, frozen=True):
    """A running game of several people at which the caller plays."""

    table: str
    game: str
    state: Literal["asked", "waits", "unknown"]  # unknown: the game is being loaded
    due: float  # when a bot answers for the caller; 0: never
    ends: float  # when the hall ends the game if no answer comes; 0: not soon


class Moves(Struct, frozen=True):
    """The caller's running games, the most urgent first."""

    moves: list[Move]

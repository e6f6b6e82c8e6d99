"""Requests and messages of the lobby: finding opponents, who is online, tables to join or watch."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from meadhall.server.protocol.messages import Key, Name, SeatNumber

Pace = Literal["live", "days"]


class Seek(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: find opponents. The reply is a waiting table with the same wishes, or a new one.

    At another player's table the caller is not seated yet: `mine` is empty, and `join` must follow.
    """

    game: Key
    players: Annotated[int, Meta(ge=2, le=8)]
    pace: Pace = "live"
    wait: Annotated[int, Meta(ge=0, le=604_800)] = 60  # seconds until bots take the free seats; 0: people only
    name: Name = ""
    pledge: Key = ""  # as in `NewTable`; used if a table is opened
    entropy: Key = ""
    rated: bool = False  # needs an account and `wait` 0


class Fill(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: let a bot take a free seat of a waiting table at which the caller sits."""

    seat: SeatNumber
    bot: Key


class LobbyTable(Struct, frozen=True):
    """A public table as the lobby shows it."""

    id: str
    game: str
    players: int
    names: list[str]  # of the seated people who have a name
    bots: int
    free: int
    modules: list[str]
    pace: Literal["live", "days", ""]  # "": no pace was agreed
    here: bool  # does a seated person have the page open?
    fill_at: float  # when bots take the free seats, in seconds since 1970; 0: they do not
    since: float  # when the table was opened, or the game began
    watching: int
    rated: bool = False


class LobbyNews(Struct, frozen=True, tag="lobby", tag_field="type"):
    """The state of the lobby: who is online, and the public tables. The same for everybody."""

    here: int  # people with a page open, in the hall or at a table
    names: list[str]  # of those who agreed to be named
    known: list[str]  # the names among them that have a visible profile
    open: list[LobbyTable]  # tables with a free seat
    running: list[LobbyTable]  # games of several people, to watch
    now: float  # the hall's clock

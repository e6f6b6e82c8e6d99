"""The lobby: somebody to play with, who is here, and what may be joined or watched."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from meadhall.server.contract.messages import Key, Name, SeatNumber

Pace = Literal["live", "days"]


class Seek(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody to play with: the table where others who want the same wait, or a new one.

    Whoever is led to the table of others is not seated yet: `mine` is empty, and `join` follows.
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
    """Let a bot take a free seat of a table that waits and at which I sit."""

    seat: SeatNumber
    bot: Key


class LobbyTable(Struct, frozen=True):
    """A table as everybody may know it."""

    id: str
    game: str
    players: int
    names: list[str]  # of the people who sit there, as far as they have one
    bots: int
    free: int
    modules: list[str]
    pace: Literal["live", "days", ""]  # "": as those who sit there like
    here: bool  # has somebody who sits there the page open?
    fill_at: float  # when bots take the free seats, in seconds since 1970; 0: they do not
    since: float  # when it was opened, or begun
    watching: int
    rated: bool = False


class LobbyNews(Struct, frozen=True, tag="lobby", tag_field="type"):
    """Who is here, and the public tables: the same for everybody."""

    here: int  # people with a page open, in the hall or at a table
    names: list[str]  # of those of them who want to be named
    known: list[str]  # those of the names that have a profile to look at
    open: list[LobbyTable]  # tables with a free seat
    running: list[LobbyTable]  # games of several people, to look on
    now: float  # the hall's clock

"""What travels about people: ladders, profiles, friends."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from meadhall.server.contract.messages import Name

# -- requests


class Showing(Struct, frozen=True, forbid_unknown_fields=True):
    """May others see my profile, and my name on ladders?"""

    hidden: bool


Bond = Literal["follow", "friend", "block"]


class Tie(Struct, frozen=True, forbid_unknown_fields=True):
    """I follow somebody, want to be friends (or say yes), or want nothing to do with them; or no longer."""

    name: Name
    kind: Bond
    on: bool = True


# -- what the hall tells


class LadderRow(Struct, frozen=True):
    """Somebody on a ladder. `place` 0: not enough games yet for one."""

    place: int
    name: str
    rating: int
    margin: int  # nine times in ten the truth lies within so much of it
    games: int
    won: int
    provisional: bool
    mine: bool


class Ladder(Struct, frozen=True):
    """The best of one game for so many players; `kinds` are the numbers of players for which there is a ladder."""

    game: str
    players: int
    kinds: list[int]
    rows: list[LadderRow]
    settled: int  # games until a rating is no longer provisional


class CurvePoint(Struct, frozen=True):
    """A rating after a game; others than its owner are told the day, not the hour."""

    at: float
    rating: int


class Rating(Struct, frozen=True):
    """How strong somebody is in one game for so many players."""

    game: str
    players: int
    rating: int
    margin: int
    games: int
    won: int
    provisional: bool
    curve: list[CurvePoint]


class Rated(Struct, frozen=True):
    """A game that counted: who played it, in what places, and what it did to the rating."""

    at: float
    game: str
    players: int
    place: int
    change: int
    others: list[str]  # "" for whoever is not shown
    table: str  # where it was


class Favourite(Struct, frozen=True):
    """What somebody played with most: `kind` and `key` are words of the game."""

    game: str
    kind: str
    key: str
    games: int
    won: int


class Deed(Struct, frozen=True):
    """Something done for the first time; `at` is 0 for what is still to do."""

    game: str
    key: str
    at: float


class Meeting(Struct, frozen=True):
    """Games between the two of us that counted."""

    game: str
    games: int
    ahead: int  # I came before them
    behind: int


class Bonds(Struct, frozen=True):
    """What there is between me and somebody, as far as I may know."""

    follow: bool = False
    block: bool = False
    friend: bool = False  # both said so
    asked: bool = False  # I said so
    asks: bool = False  # they said so


class Profile(Struct, frozen=True):
    """Somebody with an account."""

    name: str
    mine: bool
    hidden: bool
    ratings: list[Rating]
    history: list[Rated]
    favourites: list[Favourite]
    deeds: list[Deed]
    meetings: list[Meeting]
    bonds: Bonds


class Acquaintance(Struct, frozen=True):
    """Somebody I follow, am friends with, or want nothing to do with; and public tables they sit at now."""

    name: str
    bonds: Bonds
    tables: list[str]


class Circle(Struct, frozen=True):
    """Everybody I know, for me alone."""

    people: list[Acquaintance]


class Companion(Struct, frozen=True):
    """Somebody at a table who has an account and a profile for me to look at."""

    seat: int
    name: str
    rating: int  # in this game for so many players; 0: none yet
    provisional: bool
    change: int | None  # what this game did to it; None: nothing, or not yet


class ContestPlace(Struct, frozen=True):
    """For which contest a table was opened, and in which round."""

    id: str
    name: str
    round: int


class Company(Struct, frozen=True):
    """Who sits at a table, and whether its game counts: `why_not` says why not, "" that it does, None not yet.

    Of a private table nothing is told to those who do not sit there.
    """

    people: list[Companion]
    why_not: str | None
    contest: ContestPlace | None

"""Requests and responses about people: ladders, profiles, friends."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from meadhall.server.protocol.messages import Name

# -- requests


class Showing(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: hide the caller's profile and ladder places from others, or show them again."""

    hidden: bool


Bond = Literal["follow", "friend", "block"]


class Tie(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: follow a person, ask to be friends (or accept), or block them; `on` false ends it."""

    name: Name
    kind: Bond
    on: bool = True


# -- responses


class LadderRow(Struct, frozen=True):
    """A person on a ladder. `place` 0: too few games for a place."""

    place: int
    name: str
    rating: int
    margin: int  # half the width of the 90 % interval
    games: int
    won: int
    provisional: bool
    mine: bool


class Ladder(Struct, frozen=True):
    """The ladder of a game for one number of players; `kinds` are the numbers of players that have a ladder."""

    game: str
    players: int
    kinds: list[int]
    rows: list[LadderRow]
    settled: int  # games until a rating is no longer provisional


class CurvePoint(Struct, frozen=True):
    """A rating after a game. Other people see the day, not the hour."""

    at: float
    rating: int


class Rating(Struct, frozen=True):
    """A person's rating in a game for one number of players."""

    game: str
    players: int
    rating: int
    margin: int
    games: int
    won: int
    provisional: bool
    curve: list[CurvePoint]


class Rated(Struct, frozen=True):
    """A rated game: players, places, and the change of the rating."""

    at: float
    game: str
    players: int
    place: int
    change: int
    others: list[str]  # "" for people who are hidden
    table: str


class Favourite(Struct, frozen=True):
    """A game element that a person played with most often: `kind` and `key` are words of the game."""

    game: str
    kind: str
    key: str
    games: int
    won: int


class Achievement(Struct, frozen=True):
    """An achievement of a game; `at` is 0 if it is not reached yet."""

    game: str
    key: str
    at: float


class Meeting(Struct, frozen=True):
    """The rated games between the caller and this person."""

    game: str
    games: int
    ahead: int  # games in which the caller placed higher
    behind: int


class Bonds(Struct, frozen=True):
    """The relations between the caller and a person, as far as the caller may know them."""

    follow: bool = False
    block: bool = False
    friend: bool = False  # both sides agreed
    asked: bool = False  # the caller asked
    asks: bool = False  # the other person asked


class Profile(Struct, frozen=True):
    """The profile of a person with an account."""

    name: str
    mine: bool
    hidden: bool
    ratings: list[Rating]
    history: list[Rated]
    favourites: list[Favourite]
    deeds: list[Achievement]
    meetings: list[Meeting]
    bonds: Bonds


class Acquaintance(Struct, frozen=True):
    """A person with a relation to the caller, and the public tables at which they sit now."""

    name: str
    bonds: Bonds
    tables: list[str]


class Circle(Struct, frozen=True):
    """All people with a relation to the caller. Only the caller sees it."""

    people: list[Acquaintance]


class Companion(Struct, frozen=True):
    """A person at a table whose profile the caller may see."""

    seat: int
    name: str
    rating: int  # in this game for this number of players; 0: none yet
    provisional: bool
    change: int | None  # change of the rating by this game; None: none, or not yet


class ContestPlace(Struct, frozen=True):
    """The contest for which a table was opened, and the round."""

    id: str
    name: str
    round: int


class Company(Struct, frozen=True):
    """The people at a table, and why its game is not rated: "" if it is, None if not known yet.

    A private table is shown only to those who sit there.
    """

    people: list[Companion]
    why_not: str | None
    contest: ContestPlace | None

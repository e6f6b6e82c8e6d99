"""Requests and responses about tournaments and leagues."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from meadhall.server.protocol.messages import Key

Form = Literal["swiss", "robin", "knockout", "league"]
Pace = Literal["quick", "evening", "days"]
Status = Literal["gathering", "running", "over", "cancelled"]
ContestTitle = Annotated[str, Meta(min_length=1, max_length=48)]


# -- requests


class NewContest(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: create a contest. A league is a round robin whose games all start at once."""

    name: ContestTitle
    game: Key
    form: Form
    size: Annotated[int, Meta(ge=2, le=6)]  # players at one table, where the number of players allows it
    most: Annotated[int, Meta(ge=2, le=64)]  # participants; the contest begins when there are so many
    rounds: Annotated[int, Meta(ge=0, le=15)] = 0  # of a Swiss tournament; 0: enough to find one winner
    pace: Pace = "evening"
    starts_in: Annotated[int, Meta(ge=0, le=43_200)] = 0  # minutes; 0: the contest begins when it is full
    modules: Annotated[list[Key], Meta(max_length=32)] = []
    options: Annotated[dict[Key, Key], Meta(max_length=64)] = {}
    bots: Annotated[list[Key], Meta(max_length=16)] = []
    joining: bool = True  # does the caller take part?


# -- responses


class ContestInfo(Struct, frozen=True):
    """A contest in the list."""

    id: str
    name: str
    game: str
    form: Form
    size: int
    status: Status
    starts: float  # 0: when it is full
    most: int
    entrants: int
    round: int  # the current or last one; 0 before the first
    rounds: int  # 0: not known yet
    pace: Pace
    modules: list[str]
    mine: bool  # does the caller take part?


class Contests(Struct, frozen=True):
    """The list of contests: those to join, those running, and the last finished ones."""

    contests: list[ContestInfo]


class Entrant(Struct, frozen=True):
    """A participant and their score. Before the first round all have the same place."""

    number: int
    name: str  # "" for bots and deleted accounts
    bot: str
    place: int
    points: float  # a table is worth one point; the winner gets all of it, the places between a share
    opponents: float  # average points of all opponents met
    wins: int
    played: int
    out: bool
    mine: bool


class Pairing(Struct, frozen=True):
    """One table of a round: who sits there, and the final places. A table of one is a bye."""

    table: str
    seats: list[int]  # numbers of entrants
    places: list[int]  # [] while the game runs


class Contest(Struct, frozen=True):
    """One contest with all participants and rounds. Entrants are sorted by place."""

    info: ContestInfo
    entrants: list[Entrant]
    rounds: list[list[Pairing]]
    hosting: bool  # did the caller create it?

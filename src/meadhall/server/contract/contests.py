"""What travels about tournaments and leagues."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from meadhall.server.contract.messages import Key

Form = Literal["swiss", "robin", "knockout", "league"]
Pace = Literal["quick", "evening", "days"]
Status = Literal["gathering", "running", "over", "cancelled"]
ContestTitle = Annotated[str, Meta(min_length=1, max_length=48)]


# -- requests


class NewContest(Struct, frozen=True, forbid_unknown_fields=True):
    """A contest to be called. A league is a round robin whose games all begin at once."""

    name: ContestTitle
    game: Key
    form: Form
    size: Annotated[int, Meta(ge=2, le=6)]  # at one table, where that works out
    most: Annotated[int, Meta(ge=2, le=64)]  # who take part; then it begins
    rounds: Annotated[int, Meta(ge=0, le=15)] = 0  # of a Swiss tournament; 0: as many as find one winner
    pace: Pace = "evening"
    starts_in: Annotated[int, Meta(ge=0, le=43_200)] = 0  # minutes; 0: it begins when it is full
    modules: Annotated[list[Key], Meta(max_length=32)] = []
    options: Annotated[dict[Key, Key], Meta(max_length=64)] = {}
    bots: Annotated[list[Key], Meta(max_length=16)] = []
    joining: bool = True  # do I take part?


# -- what the hall tells


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
    round: int  # that is played, or was the last; 0 before the first
    rounds: int  # 0: nobody knows yet
    pace: Pace
    modules: list[str]
    mine: bool  # do I take part?


class Contests(Struct, frozen=True):
    """Those to join, those that run, and the last that ended."""

    contests: list[ContestInfo]


class Entrant(Struct, frozen=True):
    """Somebody who takes part, and how they stand. Before the first round all stand alike."""

    number: int
    name: str  # "" for bots, and for whoever is gone
    bot: str
    place: int
    points: float  # a table is worth one point: all of it for the first, a share for those who beat somebody
    opponents: float  # what those whom they met have on average, all tables together
    wins: int
    played: int
    out: bool
    mine: bool


class Pairing(Struct, frozen=True):
    """Who sits at one table, and in which places it ended; a table of one is a bye."""

    table: str
    seats: list[int]  # numbers of entrants
    places: list[int]  # [] while it is played


class Contest(Struct, frozen=True):
    """All about one contest. Entrants come in the order in which they stand."""

    info: ContestInfo
    entrants: list[Entrant]
    rounds: list[list[Pairing]]
    hosting: bool  # did I call it?

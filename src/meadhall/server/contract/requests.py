"""Requests besides opening and joining a table, and their responses."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from meadhall.puzzles.shapes import Try
from meadhall.review.shapes import Reason, Review
from meadhall.server.contract.messages import Key, Name, Number, Problem, SeatNumber, SeatWish, Wait
from meadhall.wire import LogLine

# -- requests


class StandIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot takes over this seat: mine, because I leave, or that of somebody who is away. "": I am back."""

    seat: SeatNumber
    bot: Key = ""


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a practice table that continues from this version of a finished game."""

    version: Number
    seats: Annotated[list[SeatWish], Meta(max_length=8)] = []  # []: I play them all
    name: Name = ""


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    """The same people play again, each a seat further."""

    entropy: Key = ""  # as in `Luck`


class Luck(Struct, frozen=True, forbid_unknown_fields=True):
    """My entropy for the game that the same people play next, chosen after I saw `TableInfo.again`."""

    entropy: Key


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A table for the lesson of this module."""

    game: Key
    module: Key
    name: Name = ""


class NewPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A table for a puzzle: this one, or today's."""

    game: Key
    id: Key = ""
    name: Name = ""


class Riddles(Struct, frozen=True):
    """The puzzles of a game, and how I do with them."""

    today: str  # the same for everybody on a date
    done: bool  # have I answered it?
    next: str  # one that I have not answered; "" if there is none left
    count: int
    tried: int
    solved: int
    rating: int


class Solved(Struct, frozen=True, kw_only=True):
    """What came of a puzzle: told when it has been answered; before that everything here is empty."""

    right: bool
    prompt: str  # what was asked
    mine: str  # my answer by its name; "" before it
    tries: list[Try]  # the best first
    why: list[Reason]  # why it is better than the second
    hard: int  # the puzzle's rating
    rating: int  # mine, after it
    gained: int


# -- what the hall tells


Against = Literal["alone", "bots", "people"]


class Tally(Struct, frozen=True):
    """My finished games of one kind: so many players, against bots only or against people, too."""

    game: str
    players: int
    against: Against
    games: int
    won: int
    shared: int  # of those won, those shared with another winner
    points: float  # on average
    best: int
    place: float | None  # on average; None where all win or lose together


class Statistics(Struct, frozen=True):
    """What I have played to the end; practice, shared devices and games that a bot ended for me do not count,
    nor do games in which something was taken back that somebody had learned from.
    """

    tallies: list[Tally]
    longest: int  # longest run of victories


class Checked(Struct, frozen=True):
    """Can such a table be opened? And which modules could not be added or removed, and why."""

    problem: Problem | None
    modules: dict[str, Problem]


class PastMoment(Struct, frozen=True):
    """The game at an earlier version, for this viewer; nobody is asked anything there."""

    version: int
    seat: int
    view: msgspec.Raw
    lines: list[LogLine]  # from `?lines=` on
    asked: list[int]
    waits: list[Wait]
    over: bool


class StoryPoint(Struct, frozen=True):
    """One version of the game as it stands: who answered, how long the log was then, and the points."""

    version: int
    seat: int
    lines: int
    scores: list[int]  # [] while the game runs


class Story(Struct, frozen=True):
    """The game from its start, without what was taken back."""

    over: bool
    chapters: list[StoryPoint]


class LessonStep(Struct, frozen=True):
    """What the pupil answers at this version, the key of what is said, and what that speaks of."""

    version: int
    verb: str
    key: str
    words: str
    point: list[str]


class Check(Struct, frozen=True):
    """One thing that was checked; the message `check-<key>` says what."""

    key: str
    good: bool
    detail: str


class Proof(Struct, frozen=True):
    """Was the luck fair? The hall's seed, what each seat added, and the whole game played again with it."""

    good: bool
    commitment: str  # as it was published before the game
    seed: str
    entropy: list[str]
    checks: list[Check]


class Reviewed(Struct, frozen=True):
    """The review of a finished game, or how far it is. `trouble` says why there will be none."""

    percent: int
    review: Review | None = None
    trouble: str = ""


class RuleText(Struct, frozen=True):
    """A rule; `lang` is English if it has not been translated."""

    id: str
    chapter: str
    text: str
    lang: str
    aside: bool  # in a chapter that players do not need

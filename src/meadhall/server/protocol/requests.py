"""Requests about tables, lessons and puzzles besides opening and joining, and their responses."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from meadhall.interface.wire import LogLine
from meadhall.research.puzzles.shapes import Try
from meadhall.research.review.shapes import Reason, Review
from meadhall.server.protocol.messages import Key, Name, Number, Problem, SeatNumber, SeatWish, Wait

# -- requests


class StandIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: let a bot take over a seat (the caller's own, or that of an absent player); "" takes it back."""

    seat: SeatNumber
    bot: Key = ""


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: open a practice table that continues from this version of a finished game."""

    version: Number
    seats: Annotated[list[SeatWish], Meta(max_length=8)] = []  # []: the caller plays all seats
    name: Name = ""


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: a rematch with the same people, each one seat further."""

    entropy: Key = ""  # as in `Luck`


class Luck(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: add the caller's entropy for the rematch, chosen after `TableInfo.again` was shown."""

    entropy: Key


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: open a table for the lesson of this module."""

    game: Key
    module: Key
    name: Name = ""


class NewPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: open a table for a puzzle; without an id, for today's."""

    game: Key
    id: Key = ""
    name: Name = ""


class PuzzleProgress(Struct, frozen=True):
    """The puzzles of a game, and the caller's results."""

    today: str  # the puzzle of the day, the same for everybody
    done: bool  # has the caller answered it?
    next: str  # a puzzle that the caller has not answered; "" if none is left
    count: int
    tried: int
    solved: int
    rating: int


class PuzzleResult(Struct, frozen=True, kw_only=True):
    """The result of a puzzle. All fields are empty until the caller has answered it."""

    right: bool
    prompt: str  # the question
    mine: str  # the caller's answer by its name; "" if none yet
    tries: list[Try]  # the best first
    why: list[Reason]  # why the best is better than the second
    hard: int  # the puzzle's rating
    rating: int  # the caller's rating afterwards
    gained: int


# -- responses


Against = Literal["alone", "bots", "people"]


class Tally(Struct, frozen=True):
    """The caller's finished games of one kind: number of players, against bots only or people too."""

    game: str
    players: int
    against: Against
    games: int
    won: int
    shared: int  # victories shared with another winner
    points: float  # on average
    best: int
    place: float | None  # on average; None if all win or lose together


class Statistics(Struct, frozen=True):
    """The caller's finished games. Practice, shared devices and games that a bot finished are not counted,
    nor games in which an answer was undone after it had revealed something.
    """

    tallies: list[Tally]
    longest: int  # longest run of victories


class Checked(Struct, frozen=True):
    """Whether a table can be opened with these choices, and which modules cannot be added or removed."""

    problem: Problem | None
    modules: dict[str, Problem]


class PastMoment(Struct, frozen=True):
    """The game at an earlier version, as this viewer may see it."""

    version: int
    seat: int
    view: msgspec.Raw
    lines: list[LogLine]  # from `?lines=` on
    asked: list[int]
    waits: list[Wait]
    over: bool


class StoryPoint(Struct, frozen=True):
    """One version of the game: who answered, the length of the log, and the points."""

    version: int
    seat: int
    lines: int
    scores: list[int]  # [] while the game runs


class Story(Struct, frozen=True):
    """The versions of the game from its start, without undone answers."""

    over: bool
    chapters: list[StoryPoint]


class LessonStep(Struct, frozen=True):
    """A lesson's step: the answer expected at this version, the text, and what on the table it points at."""

    version: int
    verb: str
    key: str
    words: str
    point: list[str]


class Check(Struct, frozen=True):
    """One check of the luck; the message `check-<key>` says what was checked."""

    key: str
    good: bool
    detail: str


class Proof(Struct, frozen=True):
    """The verification of the luck: the hall's seed, each seat's entropy, and a replay of the game with them."""

    good: bool
    commitment: str  # published before the game
    seed: str
    entropy: list[str]
    checks: list[Check]


class Reviewed(Struct, frozen=True):
    """The review of a finished game, or its progress. `trouble` says why there will be none."""

    percent: int
    review: Review | None = None
    trouble: str = ""


class RuleText(Struct, frozen=True):
    """A rule; `lang` is English if there is no translation."""

    id: str
    chapter: str
    text: str
    lang: str
    aside: bool  # in a chapter that players do not need

"""What a person's program sees: questions, options, reasons and log lines, as plain structs.

One schema for terminal, server, page and tests. Nothing here leads back to a match.
"""

from __future__ import annotations

import msgspec


class Subject(msgspec.Struct, frozen=True, kw_only=True):
    """The thing an option or a log line is about: a card, a die, a slot, a seat, a number…"""

    sort: str  # "card" | "face" | "slot" | "seat" | "number" | a word of the game ("province", "row" …)
    key: str  # stable name of the thing: "fury-2", "axe", "3"
    number: int


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One legal answer."""

    action: int  # what `Match.step` takes; means the same in every match of this game
    verb: str  # stable key, also the id of its words: "reroll", "add-warrior"
    subject: Subject | None
    rule: str  # the rule that grants it


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """Who is asked, why, and what may be answered."""

    seat: int
    prompt: str  # key of its words: "attack-loop"
    rule: str
    about: Subject | None  # the card or thing that makes us ask
    options: list[Option]
    optional: bool  # one of the options is a refusal
    default: int | None  # the action an absent player takes


class Refusal(msgspec.Struct, frozen=True, kw_only=True):
    """Why a wish is not legal."""

    action: int
    verb: str
    rule: str
    reason: str  # key of its words


class LogLine(msgspec.Struct, frozen=True, kw_only=True):
    """One event as a seat may see it; words `event-<name>` turn it into a sentence."""

    number: int
    name: str
    seat: int
    subjects: list[Subject]
    hidden: bool  # the seat knows that it happened, not what


class Likely(msgspec.Struct, frozen=True, kw_only=True):
    """How likely one thing is with the best play from here on; words `odds-<of>` turn it into a sentence."""

    of: str  # "win", "win-against", "reach", "win-with" …
    subject: Subject | None  # against whom, which strength, with which card
    chance: float  # 0 to 1
    error: float = 0.0  # half of the 95 % interval where it was sampled; 0: exact
    action: int | None = None  # the legal answer that leads to it, if it is one now


class Odds(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat may expect of a battle, and which answer serves it best."""

    chances: list[Likely]
    best: int | None  # a legal answer, if the odds know one
    supposing: str  # words `odds-supposing-<this>`: what is taken for granted about hidden cards


class StepView(msgspec.Struct, frozen=True):
    """A step of a timeline, in the view of a game."""

    rule: str
    place: int
    state: str  # "past", "now", "next"


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """What one finished game tells the laboratory, in words that fit any game."""

    heroes: list[str]  # by seat: what the balance of the cards is judged by (a jarl, a clan)
    order: list[int]  # by seat: 0 began
    turns: list[int]  # by seat
    counts: dict[str, float]  # per player: attacks…
    shares: dict[str, tuple[float, float]]  # so many out of so many: attacks won, points from shields…
    kept: dict[str, tuple[int, int]]  # cards: how often kept, how often offered to choose from


class Bar(msgspec.Struct, frozen=True, kw_only=True):
    """Between which values a figure of the balance should lie."""

    low: float
    high: float


class Challenge(msgspec.Struct, frozen=True, kw_only=True):
    """A way of playing in which all win or lose together, as the laboratory tries it out."""

    module: str
    seats: list[int]
    foe_option: str
    foes: list[str]
    level_option: str
    levels: list[str]
    bars: dict[str, Bar]  # by level: how often good players should win


class Feature(msgspec.Struct, frozen=True):
    """A run of bytes in an observation."""

    name: str
    start: int
    size: int
    kind: str  # "count", "flag", "number", "bits", "card", "seat" or "category": numbers without an order, 0 is none
    high: int = 255  # the largest value; the smallest is 0

    @property
    def slice(self) -> slice:
        """Where it stands."""
        return slice(self.start, self.start + self.size)


class Dealt(msgspec.Struct, frozen=True, kw_only=True):
    """What setup gives one seat, or lays on the table; words `dealt-<of>` say what it is."""

    seat: int  # -1: the table
    of: str
    subjects: list[Subject]


class Entered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody who plays with the box entered; a field that is not known is refused."""


class Counted(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a score pad: what was counted and what it gives; words `counted-<of>` turn it into a sentence."""

    of: str
    points: int
    rule: str
    values: dict[str, int] = {}
    subject: Subject | None = None


class Tallied(msgspec.Struct, frozen=True, kw_only=True):
    """A player's points with their reasons."""

    seat: int
    lines: list[Counted]
    total: int
    place: int  # 1 is the best; equal ones share a place
    won: bool
    tie: list[int] = []  # what decides between equal points, in order

"""What a client sees: questions, options, reasons and log lines, as plain structs.

Terminal, server, page and tests share these types. They contain no reference to the match.
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
    """A question to a seat, its reason, and the legal answers."""

    seat: int
    prompt: str  # key of its words: "attack-loop"
    rule: str
    about: Subject | None  # the card or thing that causes the question
    options: list[Option]
    optional: bool  # one of the options is a refusal
    default: int | None  # the action an absent player takes


class Refusal(msgspec.Struct, frozen=True, kw_only=True):
    """Why an action is not legal."""

    action: int
    verb: str
    rule: str
    reason: str  # key of its words


class LogLine(msgspec.Struct, frozen=True, kw_only=True):
    """One event as a seat may see it; the message `event-<name>` turns it into a sentence."""

    number: int
    name: str
    seat: int
    subjects: list[Subject]
    hidden: bool  # the seat knows that it happened, not what


class Likely(msgspec.Struct, frozen=True, kw_only=True):
    """The probability of a result with the best play from here on; the message `odds-<of>` makes a sentence of it."""

    of: str  # "win", "win-against", "reach", "win-with" …
    subject: Subject | None  # the opponent, the strength or the card
    chance: float  # 0 to 1
    error: float = 0.0  # half of the 95 % interval where it was sampled; 0: exact
    action: int | None = None  # the legal answer that leads to it, if it is one now


class Odds(msgspec.Struct, frozen=True, kw_only=True):
    """The odds of a seat's battle, and the best answer."""

    chances: list[Likely]
    best: int | None  # a legal answer, if the odds suggest one
    supposing: str  # message `odds-supposing-<this>`: the assumption about hidden cards


class StepView(msgspec.Struct, frozen=True):
    """A step of a timeline in the view of a game."""

    rule: str
    place: int
    state: str  # "past", "now", "next"


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """The figures of one finished game for simulations, in terms that fit any game."""

    heroes: list[str]  # by seat: the unit of the balance report (a jarl, a clan)
    order: list[int]  # by seat: 0 is the first player
    turns: list[int]  # by seat
    counts: dict[str, float]  # per player: attacks…
    shares: dict[str, tuple[float, float]]  # successes and attempts: attacks won, points from shields…
    kept: dict[str, tuple[int, int]]  # cards: how often kept, and how often offered


class Bar(msgspec.Struct, frozen=True, kw_only=True):
    """The range in which a balance figure should lie."""

    low: float
    high: float


class Challenge(msgspec.Struct, frozen=True, kw_only=True):
    """A cooperative challenge: all players win or lose together."""

    module: str
    seats: list[int]
    foe_option: str
    foes: list[str]
    level_option: str
    levels: list[str]
    bars: dict[str, Bar]  # by level: the win rate that good players should have


class Feature(msgspec.Struct, frozen=True):
    """A range of bytes in an observation."""

    name: str
    start: int
    size: int
    kind: str  # "count", "flag", "number", "bits", "card", "seat" or "category" (an unordered number; 0: none)
    high: int = 255  # the largest value; the smallest is 0

    @property
    def slice(self) -> slice:
        """Return its position in the observation."""
        return slice(self.start, self.start + self.size)


class Dealt(msgspec.Struct, frozen=True, kw_only=True):
    """What setup gives to one seat or puts on the table; the message `dealt-<of>` names it."""

    seat: int  # -1: the table
    of: str
    subjects: list[Subject]


class Entered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of forms that are filled in by players with the physical box. Unknown fields are refused."""


class Counted(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a score pad: the counted thing and its points; the message `counted-<of>` turns it into a sentence."""

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
    place: int  # 1 is the best; players with equal points share a place
    won: bool
    tie: list[int] = []  # the tie-breakers, in order

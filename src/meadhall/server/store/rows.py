"""What is kept of a table, as plain structs: whoever reads or writes them needs no database."""

from __future__ import annotations

import json
from typing import Literal, NamedTuple

from msgspec import Struct

from meadhall.server.contract.messages import Clock, Origin, Wish
from meadhall.server.contract.requests import Against

Kind = Literal["person", "open", "bot"]
Status = Literal["waiting", "playing", "over"]
Loss = Literal["left", "late", "sat"]  # late: out of time; sat: after a long wait over one question
RIDDLES = '%"riddle":{%'  # setups of tables that show a puzzle; quotes inside a text are written otherwise


class Given(Struct, frozen=True):
    """An answer as it is saved: by name, with the luck that followed."""

    action: str
    luck: list[int]
    state: tuple[int, int]  # of the source of luck after it; a secret of the hall


class Riddle(Struct, frozen=True):
    """Which puzzle a table shows; it is asked after so many answers."""

    id: str
    after: int


class TableSetup(Struct, frozen=True):
    """What was chosen for a table."""

    modules: list[str] = []
    options: dict[str, str] = {}
    cards: str = ""
    clock: Clock | None = None
    delay: int = 0  # versions that spectators are behind
    gallery: bool = True
    luck: str = ""  # fixed, for a lesson
    stack: str = ""  # the first numbers of fixed luck, as letters
    origin: Origin | None = None
    script: list[str] = []  # of a lesson: what each seat answers, version by version
    contest: str = ""  # for which the hall opened it
    riddle: Riddle | None = None  # of a puzzle
    rated: bool = False  # declared when the table was opened

    @property
    def puzzle(self) -> str:
        """The puzzle shown at the table; "" if it is none."""
        return "" if self.riddle is None else self.riddle.id

    @property
    def practice(self) -> bool:
        """Is the luck known beforehand, or was part of the game?"""
        return bool(self.luck or self.stack) or self.origin is not None


class Row(Struct, frozen=True):
    """One version: an answer, or answers taken back (then `action` says how many, "" is one)."""

    version: int
    kind: Literal["answer", "undo"]
    seat: int
    action: str
    luck: list[int]
    state: tuple[int, int]
    client: str
    clock: list[int] = []  # milliseconds left to each seat after it

    @property
    def taken_back(self) -> int:
        """How many answers an undo takes back."""
        return int(self.action or 1)


class Seat(Struct):
    """Who sits where. `guest` is the hash of the token that may sit here; a person's bot plays on for them."""

    seat: int
    kind: Kind
    name: str
    bot: str
    guest: str
    entropy: str = ""
    standing: dict[str, str] = {}


class Result(Struct, frozen=True):
    """How a game ended: the points of each seat, who won, where people sat, and for whom of them a bot played on."""

    scores: list[int]
    winners: list[int]
    people: list[int]
    left: list[int]
    picks: list[dict[str, str]] = []  # of each seat: what it played with, as the game tells it
    deeds: list[list[str]] = []  # of each seat: what it did that is worth remembering
    out: list[int] = []  # of those for whom a bot played on: who was voted out
    # Only in rated games:
    own: list[int] = []  # how often each seat answered in person
    lost: dict[int, Loss] = {}  # seats that lost before the end, in this order, and why
    near: list[list[int]] = []  # seats whose players came from the same address range


class PuzzleAttempt(NamedTuple):
    """A puzzle that a guest has a table for; `action` is the first answer to it, "" before."""

    table: str
    game: str
    id: str
    action: str


class TableRow(Struct):
    """A table without its game."""

    id: str
    game: str
    setup: TableSetup
    header: str
    status: Status
    private: bool
    invite: str
    pledge: str = ""
    next: str = ""
    wish: Wish | None = None
    taken_back: bool = False  # something was, that somebody had learned from: it counts for nobody


class Stored(Struct):
    """A table and its seats; when something last happened there, and how the game ended."""

    row: TableRow
    seats: list[Seat]
    changed: float = 0.0
    result: Result | None = None


class Adopted(NamedTuple):
    """A game from a file, as a table needs it."""

    names: list[str]
    setup: TableSetup
    header: str
    rows: list[Row]
    over: bool


def unnamed(header: str, seat: int) -> str:
    """The header of a record without the name of this seat."""
    if not header:
        return ""
    body = json.loads(header)
    body["seats"][seat] = ""
    return json.dumps(body)


class PlayedGame(NamedTuple):
    """A finished game as it counts for one of its players."""

    game: str
    seat: int
    result: Result

    @property
    def kind(self) -> tuple[str, int, Against]:
        """Only games of one kind are compared."""
        players = len(self.result.scores)
        others = [seat for seat in self.result.people if seat != self.seat]
        return self.game, players, "people" if others else "bots" if players > 1 else "alone"

    @property
    def won(self) -> bool:
        """Alone, or together with others."""
        return self.seat in self.result.winners

    @property
    def points(self) -> int:
        """Of this player."""
        return self.result.scores[self.seat]

    @property
    def place(self) -> int | None:
        """Behind how many others; None where all stand or fall together."""
        winners, scores = self.result.winners, self.result.scores
        if len(winners) in (0, len(scores)):
            return None
        ahead = [seat for seat, score in enumerate(scores) if seat in winners or score > self.points]
        return 1 if self.won else 1 + len(ahead)


class Speech(Struct, frozen=True):
    """Something somebody said."""

    number: int
    seat: int
    guest: str
    name: str
    text: str
    gallery: bool
    at: float

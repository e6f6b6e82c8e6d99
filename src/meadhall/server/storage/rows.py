"""Plain structs of what is stored of a table. They need no database."""

from __future__ import annotations

import json
from typing import Literal, NamedTuple

from msgspec import Struct

from meadhall.server.protocol.messages import Clock, Origin, Wish
from meadhall.server.protocol.requests import Against

Kind = Literal["person", "open", "bot"]
Status = Literal["waiting", "playing", "over"]
Loss = Literal["left", "late", "sat"]  # late: out of time; sat: too long over one question
RIDDLES = '%"riddle":{%'  # LIKE pattern for setups with a puzzle; quotes inside a text are escaped


class SavedAnswer(Struct, frozen=True):
    """An answer as it is stored: by name, with the luck that followed."""

    action: str
    luck: list[int]
    state: tuple[int, int]  # of the random generator afterwards; secret


class Riddle(Struct, frozen=True):
    """The puzzle of a table; its question comes after so many answers."""

    id: str
    after: int


class TableSetup(Struct, frozen=True):
    """The choices made for a table."""

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
    contest: str = ""  # the contest that the hall opened the table for
    riddle: Riddle | None = None  # the puzzle
    rated: bool = False  # declared when the table was opened

    @property
    def puzzle(self) -> str:
        """The id of the table's puzzle; "" if there is none."""
        return "" if self.riddle is None else self.riddle.id

    @property
    def practice(self) -> bool:
        """Is the luck known beforehand (a lesson, a fork or a file)?"""
        return bool(self.luck or self.stack) or self.origin is not None


class Row(Struct, frozen=True):
    """A version: an answer, or an undo (then `action` says of how many answers, "" is one)."""

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
        """The number of answers that an undo takes back."""
        return int(self.action or 1)


class Seat(Struct):
    """A seat of a table. `guest` is the id of its person. If a person has a bot, the bot plays for them."""

    seat: int
    kind: Kind
    name: str
    bot: str
    guest: str
    entropy: str = ""
    standing: dict[str, str] = {}


class Result(Struct, frozen=True):
    """The result of a game: points, winners, the seats of people, and those for whom a bot played on."""

    scores: list[int]
    winners: list[int]
    people: list[int]
    left: list[int]
    picks: list[dict[str, str]] = []  # of each seat: game elements it played with
    deeds: list[list[str]] = []  # of each seat: its achievements
    out: list[int] = []  # those of `left` that were voted out
    # Only in rated games:
    own: list[int] = []  # how often each seat answered in person
    lost: dict[int, Loss] = {}  # seats that lost before the end, in this order, and why
    near: list[list[int]] = []  # seats whose players came from the same address range


class PuzzleAttempt(NamedTuple):
    """A guest's table with a puzzle; `action` is the first answer, "" if none yet."""

    table: str
    game: str
    id: str
    action: str


class TableRow(Struct):
    """A table without seats and answers."""

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
    taken_back: bool = False  # an undo came after something was revealed: the game is not counted


class StoredTable(Struct):
    """A table with its seats, the time of the last change, and the result."""

    row: TableRow
    seats: list[Seat]
    changed: float = 0.0
    result: Result | None = None


class ImportedGame(NamedTuple):
    """A game from a file, converted for a table."""

    names: list[str]
    setup: TableSetup
    header: str
    rows: list[Row]
    over: bool


def unnamed(header: str, seat: int) -> str:
    """Return the header of a record without the name of this seat."""
    if not header:
        return ""
    body = json.loads(header)
    body["seats"][seat] = ""
    return json.dumps(body)


class PlayedGame(NamedTuple):
    """A finished game from the view of one of its players."""

    game: str
    seat: int
    result: Result

    @property
    def kind(self) -> tuple[str, int, Against]:
        """The group of comparable games: game, number of players, kind of opponents."""
        players = len(self.result.scores)
        others = [seat for seat in self.result.people if seat != self.seat]
        return self.game, players, "people" if others else "bots" if players > 1 else "alone"

    @property
    def won(self) -> bool:
        """Did the player win, alone or with others?"""
        return self.seat in self.result.winners

    @property
    def points(self) -> int:
        """The points of the player."""
        return self.result.scores[self.seat]

    @property
    def place(self) -> int | None:
        """The place of the player; None if all win or lose together."""
        winners, scores = self.result.winners, self.result.scores
        if len(winners) in (0, len(scores)):
            return None
        ahead = [seat for seat, score in enumerate(scores) if seat in winners or score > self.points]
        return 1 if self.won else 1 + len(ahead)


class Speech(Struct, frozen=True):
    """A chat message."""

    number: int
    seat: int
    guest: str
    name: str
    text: str
    gallery: bool
    at: float

"""The interface between the hall and the games. The hall passes questions, answers and views; it knows no rules."""

from __future__ import annotations

from typing import Any, Protocol

from meadhall.interface.wire import LogLine, Question, Refusal
from meadhall.research.puzzles.shapes import Puzzle
from meadhall.server.protocol.messages import Wait
from meadhall.server.protocol.offers import GameInfo
from meadhall.server.storage.rows import ImportedGame, Row, SavedAnswer, TableSetup
from meadhall.server.workers.worker_main import ThinkingTask
from meadhall.text.book import Book, Lesson

SPECTATOR = -1


class Position(Protocol):
    """A game at one moment. Immutable: an answer returns the next position."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def lines(self) -> int:
        """The number of log lines."""

    @property
    def given(self) -> SavedAnswer:
        """The answer that led here."""

    def asked(self) -> list[int]:
        """The seats that must answer now."""

    def waits(self) -> list[Wait]:
        """The seats that must answer and the public prompt of each question."""

    def question(self, seat: int) -> Question | None:
        """The question of this seat; None if it is not asked."""

    def answered(self, seat: int, action: int) -> Position:
        """The position after this answer. Raises IllegalAnswer."""

    def replayed(self, seat: int, given: SavedAnswer) -> Position:
        """The position after a saved answer, with the saved luck."""

    def lucky(self, state: tuple[int, int]) -> Position:
        """A copy whose generator of luck has this state."""

    def view(self, seat: int) -> bytes:
        """What the seat may see, as JSON."""

    def forget(self) -> None:
        """Drop cached questions, views and log lines."""

    def cards(self) -> bytes:
        """The printed card catalogue of this game, as JSON. It is the same for all seats."""

    def log(self, seat: int, start: int) -> list[LogLine]:
        """The lines of the log from `start` on, as the seat may see them."""

    @property
    def knowledge(self) -> tuple[int, int]:
        """How often a player learned something, and how much luck was drawn. Equal values: nothing new was revealed."""

    def scores(self) -> list[int]:
        """The points of each seat. The hall shows them only when the game is over."""

    def winners(self) -> list[int]:
        """The winning seats; none where all lost together."""

    def picks(self) -> list[dict[str, str]]:
        """What each seat played with, for statistics: kind (clan, jarl...) to the key of its name."""

    def deeds(self) -> list[list[str]]:
        """The achievements of each seat in a finished game."""

    def fights(self, seat: int) -> bool:
        """Whether the seat is publicly in a battle now."""

    def only_answer(self, seat: int) -> int | None:
        """The only legal answer of a seat; None if it has a choice."""

    def allows(self, seat: int, action: int) -> bool:
        """Whether this answer is legal for the seat now."""

    def refusal(self, seat: int, action: int) -> Refusal | None:
        """Why the seat may not answer this; None if it may."""

    def named(self, name: str) -> int:
        """The action with this name. Raises MeadhallError."""

    def thought(self, kind: str, seat: int, bot: str, luck: str) -> ThinkingTask:
        """The task for a bot worker, with a determinized world that is consistent with what the seat knows."""


class HostedGame(Protocol):
    """A game that a hall offers."""

    @property
    def info(self) -> GameInfo:
        """What the page needs to offer this game: modules, options, bots..."""

    @property
    def puzzles(self) -> list[Puzzle]:
        """The daily puzzles in order; empty if they were made for other cards."""

    def check(self, seats: int, setup: TableSetup) -> None:
        """Raise SetupError if a rule forbids this setup."""

    def begin(self, names: list[str], setup: TableSetup, seed: str, live: bool) -> tuple[str, Position]:
        """A new game: the header of its record (with the luck of the setup) and the first position.

        `live`: several people play, so the game must not reveal a hand by skipping a question.
        """

    def again(self, header: str, seed: str) -> tuple[str, Position]:
        """Start the game of this header again from the seed, with the same rules and cards."""

    def resume(self, header: str) -> Position:
        """The first position of a stored game."""

    def lesson(self, module: str) -> Lesson | None:
        """The lesson of a module, if it has one."""

    def book(self, language: str) -> Book:
        """The rulebook pages for players."""

    def all_deeds(self) -> list[str]:
        """The keys of all achievements, easier ones first."""

    def has_bot(self, name: str) -> bool:
        """Whether a bot of this name plays this game."""

    def export(self, header: str, rows: list[Row], commitment: str) -> str:
        """The record of a finished game, with the data that proves its luck."""

    def adopt(self, body: dict[str, Any]) -> ImportedGame:
        """Rows and setup for a table, from the body of a saved game. Raises RecordError."""

    def catalogue_of(self, seats: int, setup: TableSetup) -> bytes:
        """The printed card catalogue of a table with this setup, as JSON."""


Shelf = dict[str, HostedGame]

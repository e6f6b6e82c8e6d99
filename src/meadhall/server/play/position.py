"""The interface between hall and game. The hall moves questions, answers and views; it knows no rules."""

from __future__ import annotations

from typing import Any, Protocol

from meadhall.book import Book, Lesson
from meadhall.puzzles.shapes import Puzzle
from meadhall.server.contract.messages import Wait
from meadhall.server.contract.offers import GameInfo
from meadhall.server.store.rows import ImportedGame, Row, SavedAnswer, TableSetup
from meadhall.server.thinking.worker_main import ThinkingTask
from meadhall.wire import LogLine, Question, Refusal

SPECTATOR = -1


class Position(Protocol):
    """A game at one moment. It never changes: an answer gives the next one."""

    @property
    def over(self) -> bool:
        """Has the game ended?"""

    @property
    def lines(self) -> int:
        """How many lines the log has."""

    @property
    def given(self) -> SavedAnswer:
        """The answer that led here."""

    def asked(self) -> list[int]:
        """The seats we wait for."""

    def waits(self) -> list[Wait]:
        """Whom we wait for and for what, as everybody may know it."""

    def question(self, seat: int) -> Question | None:
        """What the seat is asked now."""

    def answered(self, seat: int, action: int) -> Position:
        """The position after this answer. Raises IllegalAnswer."""

    def replayed(self, seat: int, given: SavedAnswer) -> Position:
        """The position after a saved answer, with the luck it had."""

    def lucky(self, state: tuple[int, int]) -> Position:
        """The same position with the luck that follows it."""

    def view(self, seat: int) -> bytes:
        """What the seat may see, as JSON."""

    def forget(self) -> None:
        """Let go of what can be made again."""

    def cards(self) -> bytes:
        """What is printed on the cards of this game, as JSON; the same for everybody."""

    def log(self, seat: int, start: int) -> list[LogLine]:
        """The lines of the log from `start` on, as the seat may see them."""

    @property
    def knowledge(self) -> tuple[int, int]:
        """How often somebody learned something, and how much luck was drawn: equal while nobody knows more."""

    def scores(self) -> list[int]:
        """The points of each seat; told only when the game is over."""

    def winners(self) -> list[int]:
        """Who has won; nobody where all lost together."""

    def picks(self) -> list[dict[str, str]]:
        """What each seat played with, after the end: the kind and the key of its words."""

    def deeds(self) -> list[list[str]]:
        """What each seat did that the game remembers, after the end."""

    def fights(self, seat: int) -> bool:
        """Does the seat fight now, as everybody can see?"""

    def only_answer(self, seat: int) -> int | None:
        """What a seat must answer, where it has no choice."""

    def allows(self, seat: int, action: int) -> bool:
        """May the seat answer this now?"""

    def refusal(self, seat: int, action: int) -> Refusal | None:
        """Why the seat may not answer this; None if it may."""

    def named(self, name: str) -> int:
        """The answer of this name."""

    def thought(self, kind: str, seat: int, bot: str, luck: str) -> ThinkingTask:
        """What a worker is given: a world that the seat cannot tell from this one."""


class HostedGame(Protocol):
    """A game on the hall's shelf."""

    @property
    def info(self) -> GameInfo:
        """What the page needs to offer it."""

    @property
    def puzzles(self) -> list[Puzzle]:
        """Positions with one best answer, in the order of days; none where the cards are others now."""

    def check(self, seats: int, setup: TableSetup) -> None:
        """Raises SetupError where a rule forbids this."""

    def begin(self, names: list[str], setup: TableSetup, seed: str, live: bool) -> tuple[str, Position]:
        """A new game: the header of its record (with the luck of the setup) and the first position.

        `live`: several people play, so a silence must not betray a hand.
        """

    def again(self, header: str, seed: str) -> tuple[str, Position]:
        """The same game from its seed, by the rules and with the cards by which it was begun."""

    def resume(self, header: str) -> Position:
        """The first position again."""

    def lesson(self, module: str) -> Lesson | None:
        """The lesson of a module, if it has one."""

    def book(self, language: str) -> Book:
        """The rulebook for people."""

    def all_deeds(self) -> list[str]:
        """Everything that the game remembers of players, easier things first."""

    def has_bot(self, name: str) -> bool:
        """Does a bot of this name play it?"""

    def export(self, header: str, rows: list[Row], commitment: str) -> str:
        """The record of a finished game, with what proves its luck."""

    def adopt(self, body: dict[str, Any]) -> ImportedGame:
        """A game from a file. Raises RecordError."""

    def catalogue_of(self, seats: int, setup: TableSetup) -> bytes:
        """What is printed on the cards of such a table, as JSON."""


Shelf = dict[str, HostedGame]

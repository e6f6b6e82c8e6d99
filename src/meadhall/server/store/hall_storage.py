"""What a hall keeps of its tables, whoever keeps it: a database (`rooms/disk.py`) or a browser (`meadhall.pocket`)."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from meadhall.server.contract.messages import Wish
from meadhall.server.contract.workshop import CardSetInfo
from meadhall.server.store.rows import PlayedGame, PuzzleAttempt, Result, Row, Seat, Speech, Stored


class ConflictError(Exception):
    """Somebody else wrote this first."""


class ClosedError(Exception):
    """The store takes no more work."""


class Overview(NamedTuple):
    """What the first page lists: a guest's name and tables, and those of others."""

    name: str
    waiting: list[Stored]
    running: list[Stored]
    mine: list[Stored]


class Opening(NamedTuple):
    """A table to be kept, with all that belongs into the same commit."""

    stored: Stored
    rows: list[Row]  # of a game that was begun elsewhere
    guest: str = ""  # who opens it, and
    name: str = ""  # what they are called from now on
    after: str = ""  # the table whose people play again here


class HallStorage(Protocol):
    """Every method returns when what it wrote is kept; what was read is as it is kept now."""

    @property
    def away(self) -> tuple[type[Exception], ...]:
        """What is raised while nothing can be kept; it may work again later."""

    async def setting(self, key: str, first: str) -> str:
        """What the hall keeps for itself under a key; the first value given stays."""

    async def overview(self, guest: str, limit: int) -> Overview:
        """What a guest sees on entering, so many tables of each sort."""

    async def are_free(self, names: list[str], guest: str) -> bool:
        """May this guest use all these names?"""

    async def name_of(self, guest: str) -> str:
        """What a guest is called."""

    async def unfinished(self, guest: str) -> tuple[int, int]:
        """How many tables of a guest are not over, and of all that were opened within a day."""

    async def played(self, guest: str) -> list[PlayedGame]:
        """The finished games that count for a guest, in the order in which they ended."""

    # -- tables

    async def riddles(self, guest: str) -> list[PuzzleAttempt]:
        """The tables with puzzles that a guest has, the oldest first."""

    async def open_table(self, opening: Opening) -> None:
        """A new table. Raises ConflictError if its pledge was used, or if the table before has a next one."""

    async def find_table(self, table: str) -> Stored | None:
        """A table by its name."""

    async def full_tables(self) -> list[str]:
        """Tables that wait though nobody is missing."""

    async def sit_down(self, table: str, before: list[Seat], seat: Seat | None, header: str) -> None:
        """Take a seat, and begin the game where that was the last. Raises ConflictError if `before` has changed."""

    async def stand_up(self, table: str, seat: int) -> None:
        """Free a seat before the game. Raises ConflictError if it has begun."""

    async def change_seat(self, table: str, seat: Seat) -> Seat:
        """Something about a person's seat is different now, but not whose it is; the seat as it stands."""

    async def set_wish(self, table: str, wish: Wish | None) -> None:
        """Somebody wants to take back, or no longer."""

    # -- the game

    async def keep_answer(self, table: str, row: Row, result: Result | None, marked: bool) -> None:
        """A new version, how the game ended if it did, or that it is marked. Raises ConflictError if it exists."""

    async def answers_of(self, table: str, since: int = 0) -> list[Row]:
        """All versions after this one, in order."""

    # -- talk

    async def say(self, table: str, speech: Speech) -> Speech:
        """Something said, under the next number."""

    async def said_since(self, table: str, number: int) -> list[Speech]:
        """What was said after this, the newest things only."""

    async def muted_by(self, guest: str) -> set[str]:
        """Whom this guest does not want to hear."""

    async def mute(self, guest: str, muted: str, on: bool) -> None:
        """Do not hear somebody, or hear them again."""

    # -- the workshop

    async def card_set(self, name: str) -> CardSetInfo | None:
        """A card set that somebody made here."""

    async def keep_card_set(self, kept: CardSetInfo, guest: str) -> None:
        """Keep a set that was checked. Raises FullError."""

    def close(self) -> None:
        """Finish what was begun."""

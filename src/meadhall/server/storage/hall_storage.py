"""The interface to a hall's storage. A database and the browser (`meadhall.browser`) implement it."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from meadhall.server.protocol.messages import Wish
from meadhall.server.protocol.workshop import CardSetInfo
from meadhall.server.storage.rows import PlayedGame, PuzzleAttempt, Result, Row, Seat, Speech, StoredTable


class ConflictError(Exception):
    """Another writer was faster."""


class ClosedError(Exception):
    """The store is closed."""


class Overview(NamedTuple):
    """The lists of the first page: a guest's name and tables, open tables, running games."""

    name: str
    waiting: list[StoredTable]
    running: list[StoredTable]
    mine: list[StoredTable]


class TableOpening(NamedTuple):
    """A table to be stored, with everything that belongs to the same commit."""

    stored: StoredTable
    rows: list[Row]  # of a game that began elsewhere, such as a fork
    guest: str = ""  # who opens the table
    name: str = ""  # the guest's name from now on
    after: str = ""  # the table of which this is the rematch


class HallStorage(Protocol):
    """The storage of a hall. Writing methods return when the data is committed; reading methods see all commits."""

    @property
    def away(self) -> tuple[type[Exception], ...]:
        """The exceptions raised while the storage is unavailable. A retry may succeed."""

    async def setting(self, key: str, first: str) -> str:
        """Return the hall's setting under a key; store `first` if there is none."""

    async def overview(self, guest: str, limit: int) -> Overview:
        """Return the lists of the first page, up to `limit` tables each."""

    async def are_free(self, names: list[str], guest: str) -> bool:
        """May this guest use all these names?"""

    async def name_of(self, guest: str) -> str:
        """Return the name of a guest."""

    async def unfinished(self, guest: str) -> tuple[int, int]:
        """Return the number of a guest's unfinished tables, and of all tables active within a day."""

    async def played(self, guest: str) -> list[PlayedGame]:
        """Return the finished games that count for a guest, in the order in which they ended."""

    # -- tables

    async def puzzle_attempts(self, guest: str) -> list[PuzzleAttempt]:
        """Return a guest's puzzle tables with the first answers, oldest first."""

    async def open_table(self, opening: TableOpening) -> None:
        """Insert a table. Raises ConflictError if its pledge was used or a rematch exists already."""

    async def find_table(self, table: str) -> StoredTable | None:
        """Return a table by its id, or None."""

    async def full_tables(self) -> list[str]:
        """Return the waiting tables without a free seat."""

    async def sit_down(self, table: str, before: list[Seat], seat: Seat | None, header: str) -> None:
        """Take a seat, and start the game if `header` is set. Raises ConflictError if `before` has changed."""

    async def stand_up(self, table: str, seat: int) -> None:
        """Free a seat before the game. Raises ConflictError if it has begun."""

    async def change_seat(self, table: str, seat: Seat) -> Seat:
        """Update a person's seat, but not its guest; return the stored seat."""

    async def set_wish(self, table: str, wish: Wish | None) -> None:
        """Store a seat's undo request, or delete it."""

    # -- the game

    async def keep_answer(self, table: str, row: Row, result: Result | None, marked: bool) -> None:
        """Insert a version, and the result or the undo mark. Raises ConflictError if the version exists."""

    async def answers_of(self, table: str, since: int = 0) -> list[Row]:
        """Return all versions after `since`, in order."""

    # -- talk

    async def say(self, table: str, speech: Speech) -> Speech:
        """Insert a chat message under the next number."""

    async def said_since(self, table: str, number: int) -> list[Speech]:
        """Return the newest chat messages after this number."""

    async def muted_by(self, guest: str) -> set[str]:
        """Return the people that this guest has muted."""

    async def mute(self, guest: str, muted: str, on: bool) -> None:
        """Mute a person, or end that."""

    # -- the workshop

    async def card_set(self, name: str) -> CardSetInfo | None:
        """Return a player's card set by its name, or None."""

    async def keep_card_set(self, kept: CardSetInfo, guest: str) -> None:
        """Store a checked card set. Raises FullError."""

    def close(self) -> None:
        """Finish pending work and close."""

"""The storage of a hall in its database."""

from __future__ import annotations

from collections import Counter

from sqlalchemy import Connection, and_, select
from sqlalchemy.exc import OperationalError

from meadhall.server.card_sets import sets
from meadhall.server.chat import records as talk_records
from meadhall.server.people import names
from meadhall.server.protocol.messages import Wish
from meadhall.server.protocol.workshop import CardSetInfo
from meadhall.server.storage import records
from meadhall.server.storage.hall_storage import ClosedError, Overview, TableOpening
from meadhall.server.storage.records import RESULT, SETUP
from meadhall.server.storage.rows import RIDDLES, PlayedGame, PuzzleAttempt, Result, Row, Seat, Speech, StoredTable
from meadhall.server.storage.schema import ANSWERS, SEATS, TABLES
from meadhall.server.storage.writer import Store

MOST_GAMES = 5_000  # games of one guest, the newest ones


class DatabaseStorage:
    """`HallStorage` over a store: each method is one query or one transaction."""

    away: tuple[type[Exception], ...] = (OperationalError, ClosedError)

    def __init__(self, store: Store) -> None:
        self.store = store

    async def setting(self, key: str, first: str) -> str:
        """A setting of the hall; `first` is stored if there is none yet."""
        return await self.store.write(lambda c: records.setting(c, key, first))

    async def overview(self, guest: str, limit: int) -> Overview:
        """The guest's name, waiting and running tables, and the guest's own tables."""
        return await self.store.read(lambda c: overview(c, guest, limit))

    async def are_free(self, wanted: list[str], guest: str) -> bool:
        """Whether no other account has one of these names."""
        return all(await self.store.read(lambda c: [names.is_free(c, name, guest) for name in wanted]))

    async def name_of(self, guest: str) -> str:
        """The name of a guest."""
        return await self.store.read(lambda c: records.name_of(c, guest))

    async def unfinished(self, guest: str) -> tuple[int, int]:
        """The numbers of unfinished tables: of this guest, and of all."""
        return await self.store.read(lambda c: records.unfinished(c, guest))

    async def played(self, guest: str) -> list[PlayedGame]:
        """The finished games that count for a guest."""
        return await self.store.read(lambda c: games_of(c, guest))

    async def puzzle_attempts(self, guest: str) -> list[PuzzleAttempt]:
        """The puzzles that a guest has opened, with the first answers."""
        return await self.store.read(lambda c: riddles_of(c, guest))

    async def open_table(self, opening: TableOpening) -> None:
        """Save a new table with its rows."""
        await self.store.write(lambda c: _open(c, opening))

    async def find_table(self, table: str) -> StoredTable | None:
        """The stored table with this id."""
        return await self.store.read(lambda c: records.find_table(c, table))

    async def full_tables(self) -> list[str]:
        """The ids of waiting tables without an open seat."""
        return await self.store.read(records.full_tables)

    async def sit_down(self, table: str, before: list[Seat], seat: Seat | None, header: str) -> None:
        """Save a taken seat, and the header if the game begins. Raises ConflictError."""
        await self.store.write(lambda c: records.sit_down(c, table, before, seat, header))

    async def stand_up(self, table: str, seat: int) -> None:
        """Free a seat. Raises ConflictError if the game has begun."""
        await self.store.write(lambda c: records.stand_up(c, table, seat))

    async def change_seat(self, table: str, seat: Seat) -> Seat:
        """Save a changed seat; return it as stored."""
        return await self.store.write(lambda c: records.change_seat(c, table, seat))

    async def set_wish(self, table: str, wish: Wish | None) -> None:
        """Save or clear the undo request of a table."""
        await self.store.write(lambda c: records.set_wish(c, table, wish))

    async def keep_answer(self, table: str, row: Row, result: Result | None, marked: bool) -> None:
        """Save a version, and the result if the game ends. Raises ConflictError."""
        await records.keep_answer(self.store, table, row, result, marked)

    async def answers_of(self, table: str, since: int = 0) -> list[Row]:
        """The versions of a table after `since`."""
        return await self.store.read(lambda c: records.answers_of(c, table, since))

    async def say(self, table: str, speech: Speech) -> Speech:
        """Save a chat line; return it with its number."""
        return await self.store.write(lambda c: talk_records.add(c, table, speech))

    async def said_since(self, table: str, number: int) -> list[Speech]:
        """The chat lines after this number."""
        return await self.store.read(lambda c: talk_records.since(c, table, number))

    async def muted_by(self, guest: str) -> set[str]:
        """The guests that this guest has muted."""
        return await self.store.read(lambda c: talk_records.muted_by(c, guest))

    async def mute(self, guest: str, muted: str, on: bool) -> None:
        """Mute a guest, or end the mute."""
        await self.store.write(lambda c: talk_records.mute(c, guest, muted, on))

    async def card_set(self, name: str) -> CardSetInfo | None:
        """A card set made in this hall."""
        return await self.store.read(lambda c: sets.find(c, name))

    async def keep_card_set(self, kept: CardSetInfo, guest: str) -> None:
        """Save a checked card set."""
        await self.store.write(lambda c: sets.keep(c, kept, guest))

    def close(self) -> None:
        """Finish pending writes and close the database."""
        self.store.close()


def overview(connection: Connection, guest: str, limit: int) -> Overview:
    """The tables for the first page. A guest's own tables are not repeated among the running ones."""
    waiting = records.open_tables(connection, limit)
    running, mine = records.running_tables(connection, limit), records.tables_of(connection, guest, limit)
    own = {stored.row.id for stored in mine}
    others = [stored for stored in running if stored.row.id not in own]
    return Overview(records.name_of(connection, guest), waiting, others, mine)


def _open(connection: Connection, opening: TableOpening) -> None:
    table = opening.stored.row.id
    records.add_table(connection, opening.stored)
    records.add_answers(connection, table, opening.rows)
    records.set_name(connection, opening.guest, opening.name)
    if opening.after:
        records.set_next(connection, opening.after, table)


def games_of(connection: Connection, guest: str) -> list[PlayedGame]:
    """The games that count for a guest, in the order in which they ended."""
    mine = and_(SEATS.c.guest == guest, SEATS.c.table_id == TABLES.c.id, TABLES.c.result != "", ~TABLES.c.taken_back)
    columns = (TABLES.c.id, TABLES.c.game, TABLES.c.setup, TABLES.c.result, SEATS.c.seat)
    rows = connection.execute(select(*columns).where(mine).order_by(TABLES.c.changed.desc()).limit(MOST_GAMES)).all()
    seats = Counter(row.id for row in rows)
    counted = (row for row in reversed(rows) if seats[row.id] == 1 and not SETUP.decode(row.setup).practice)
    games = (PlayedGame(row.game, row.seat, RESULT.decode(row.result)) for row in counted)
    return [game for game in games if game.seat not in game.result.left]


def riddles_of(connection: Connection, guest: str) -> list[PuzzleAttempt]:
    """The puzzles that a guest has opened, with the first answers."""
    mine = and_(SEATS.c.guest == guest, SEATS.c.table_id == TABLES.c.id, TABLES.c.setup.like(RIDDLES))
    columns = (TABLES.c.id, TABLES.c.game, TABLES.c.setup, SEATS.c.seat)
    rows = connection.execute(select(*columns).where(mine).order_by(TABLES.c.opened.desc()).limit(MOST_GAMES)).all()
    tables = [(row.id, row.game, row.seat, SETUP.decode(row.setup).riddle) for row in reversed(rows)]
    return [
        PuzzleAttempt(table, game, riddle.id, _first_answer(connection, table, seat, riddle.after))
        for table, game, seat, riddle in tables
        if riddle is not None
    ]


def _first_answer(connection: Connection, table: str, seat: int, after: int) -> str:
    """The first answer of this seat after version `after`; "" if there is none. Other seats may answer in between."""
    answers = (ANSWERS.c.table_id == table, ANSWERS.c.seat == seat, ANSWERS.c.kind == "answer")
    own = select(ANSWERS.c.action).where(*answers, ANSWERS.c.version > after)
    return str(connection.execute(own.order_by(ANSWERS.c.version).limit(1)).scalar() or "")

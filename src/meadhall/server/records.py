"""Rows of the hall's tables, and the few sentences we say to the database."""

from __future__ import annotations

import json
import time
from typing import Literal

import msgspec
from sqlalchemy import Connection, RowMapping, and_, insert, select, update

from meadhall.server import metrics
from meadhall.server.position import Setup
from meadhall.server.schema import ANSWERS, GUESTS, SEATS, TABLES
from meadhall.server.store import ConflictError, Store

Kind = Literal["person", "open", "bot"]
Status = Literal["waiting", "playing", "over"]


class Row(msgspec.Struct, frozen=True):
    """One version: an answer, or an answer taken back."""

    version: int
    kind: Literal["answer", "undo"]
    seat: int
    action: str
    luck: list[int]
    state: tuple[int, int]
    client: str


class Seat(msgspec.Struct):
    """Who sits where. `guest` is the hash of the token that may sit here."""

    seat: int
    kind: Kind
    name: str
    bot: str
    guest: str


class TableRow(msgspec.Struct):
    """A table without its game."""

    id: str
    game: str
    setup: Setup
    header: str
    status: Status
    private: bool
    invite: str


class Stored(msgspec.Struct):
    """A table and its seats."""

    row: TableRow
    seats: list[Seat]


def add_table(connection: Connection, table: Stored) -> None:
    """A new table."""
    now = time.time()
    values = msgspec.structs.asdict(table.row)
    values["setup"] = msgspec.json.encode(table.row.setup).decode()
    connection.execute(insert(TABLES).values(opened=now, changed=now, **values))
    rows = [{"table_id": table.row.id, **msgspec.structs.asdict(seat)} for seat in table.seats]
    connection.execute(insert(SEATS), rows)


ADD_ANSWER = insert(ANSWERS)  # made once: this is what the hall does all day


async def keep_answer(store: Store, table: str, row: Row, over: bool) -> None:
    """A new version, on disk. Fails with a conflict if it exists already."""
    values = {**msgspec.structs.asdict(row), "luck": json.dumps(row.luck), "state": json.dumps(row.state)}
    values |= {"table_id": table, "at": time.time()}
    began = time.perf_counter()
    if over:
        await store.write(lambda c: _add_last_answer(c, values))
    else:
        await store.add(ADD_ANSWER, values)
    metrics.MOVES.add()
    metrics.SAVING.observe(time.perf_counter() - began)


def _add_last_answer(connection: Connection, values: dict[str, object]) -> None:
    connection.execute(ADD_ANSWER, values)
    ended = {"status": "over", "changed": time.time()}
    connection.execute(update(TABLES).where(TABLES.c.id == values["table_id"]).values(**ended))


def answers_of(connection: Connection, table: str) -> list[Row]:
    """All versions, in order."""
    found = connection.execute(select(ANSWERS).where(ANSWERS.c.table_id == table).order_by(ANSWERS.c.version))
    return [_answer(row) for row in found.mappings()]


def _answer(row: RowMapping) -> Row:
    first, second = json.loads(row["state"])
    luck = json.loads(row["luck"])
    return Row(row["version"], row["kind"], row["seat"], row["action"], luck, (first, second), row["client"])


def take_seat(connection: Connection, table: str, seat: int, guest: str, name: str) -> None:
    """Sit down, if the seat is still free."""
    free = and_(SEATS.c.table_id == table, SEATS.c.seat == seat, SEATS.c.kind == "open")
    done = connection.execute(update(SEATS).where(free).values(kind="person", guest=guest, name=name))
    if done.rowcount != 1:
        raise ConflictError(f"seat {seat} of table {table} is taken")


def start_table(connection: Connection, table: str, header: str) -> None:
    """Everybody is here: the game begins."""
    begun = {"status": "playing", "header": header, "changed": time.time()}
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(**begun))


def find_table(connection: Connection, table: str) -> Stored | None:
    """A table by its name."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
    return None if row is None else _stored(connection, row)


def open_tables(connection: Connection, limit: int) -> list[Stored]:
    """Public tables with a free seat, newest first."""
    wanted = and_(TABLES.c.status == "waiting", TABLES.c.private.is_(False))
    found = connection.execute(select(TABLES).where(wanted).order_by(TABLES.c.changed.desc()).limit(limit))
    return [_stored(connection, row) for row in found.mappings().all()]


def tables_of(connection: Connection, guest: str, limit: int) -> list[Stored]:
    """The tables this guest sits at, last changed first."""
    mine = select(SEATS.c.table_id).where(SEATS.c.guest == guest)
    found = connection.execute(
        select(TABLES).where(TABLES.c.id.in_(mine)).order_by(TABLES.c.changed.desc()).limit(limit)
    )
    return [_stored(connection, row) for row in found.mappings().all()]


def _stored(connection: Connection, row: RowMapping) -> Stored:
    setup = msgspec.json.decode(row["setup"], type=Setup)
    table = TableRow(row["id"], row["game"], setup, row["header"], row["status"], bool(row["private"]), row["invite"])
    found = connection.execute(select(SEATS).where(SEATS.c.table_id == row["id"]).order_by(SEATS.c.seat))
    seats = [Seat(s["seat"], s["kind"], s["name"], s["bot"], s["guest"]) for s in found.mappings()]
    return Stored(table, seats)


def name_of(connection: Connection, guest: str) -> str:
    """What a guest is called."""
    found = connection.execute(select(GUESTS.c.name).where(GUESTS.c.token_hash == guest)).scalar()
    return found or ""


def set_name(connection: Connection, guest: str, name: str) -> None:
    """Remember what a guest is called."""
    done = connection.execute(update(GUESTS).where(GUESTS.c.token_hash == guest).values(name=name))
    if done.rowcount == 0:
        connection.execute(insert(GUESTS).values(token_hash=guest, name=name, since=time.time()))

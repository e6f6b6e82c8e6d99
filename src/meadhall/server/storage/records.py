"""Queries on tables, seats and answers."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, RowMapping, ScalarSelect, and_, func, insert, select, update

from meadhall.server import metrics
from meadhall.server.protocol.messages import Wish, encode
from meadhall.server.storage.hall_storage import ConflictError
from meadhall.server.storage.rows import RIDDLES, Result, Row, Seat, StoredTable, TableRow, TableSetup
from meadhall.server.storage.schema import (
    ANSWERS,
    DECLARED,
    KICKS,
    OUT_OF_GAME,
    PEOPLE,
    SEATS,
    SETTINGS,
    TABLES,
    UNRATED,
)
from meadhall.server.storage.writer import Store

DAY_S = 24 * 3600.0
LOOKED_AT = 1000  # newest games considered, so that the query stays quick
RUNNING_WITHIN_S = 3600.0  # longest time since the last answer of a running game
# Created before any thread reads: msgspec crashes if two threads first use the same type at once.
SETUP, WISH = msgspec.json.Decoder(TableSetup), msgspec.json.Decoder(Wish)
RESULT = msgspec.json.Decoder(Result)


def add_table(connection: Connection, table: StoredTable) -> None:
    """Insert a table and its seats."""
    now = time.time()
    values = msgspec.structs.asdict(table.row)
    values["setup"] = msgspec.json.encode(table.row.setup).decode()
    values["wish"] = ""
    values["rating"] = DECLARED if table.row.setup.rated else UNRATED
    connection.execute(insert(TABLES).values(opened=now, changed=now, **values))
    rows = [{"table_id": table.row.id, **_seat_values(seat)} for seat in table.seats]
    connection.execute(insert(SEATS), rows)


def _seat_values(seat: Seat) -> dict[str, object]:
    return {**msgspec.structs.asdict(seat), "standing": json.dumps(seat.standing) if seat.standing else ""}


NO_LUCK = "[]"  # most answers draw no luck
ADD_ANSWER = insert(ANSWERS)  # built once: the most frequent statement


async def keep_answer(store: Store, table: str, row: Row, result: Result | None, marked: bool) -> None:
    """Insert a version, and the result or the undo mark. Raises ConflictError if the version exists."""
    values = _answer_values(table, row)
    began = time.perf_counter()
    if marked or result is not None:
        await store.write(lambda c: _add_and_change(c, values, result, marked))
    else:
        await store.add(ANSWERS, values)
    metrics.MOVES.add()
    metrics.SAVING.observe(time.perf_counter() - began)


def add_answers(connection: Connection, table: str, rows: list[Row]) -> None:
    """Insert the answers of a game that began elsewhere."""
    if rows:
        connection.execute(ADD_ANSWER, [_answer_values(table, row) for row in rows])


def _answer_values(table: str, row: Row) -> dict[str, object]:
    return {
        "table_id": table,
        "version": row.version,
        "kind": row.kind,
        "seat": row.seat,
        "action": row.action,
        "luck": _json(row.luck) if row.luck else NO_LUCK,
        "state": _json(row.state),
        "client": row.client,
        "clock": _json(row.clock) if row.clock else "",
        "at": time.time(),
    }


def _json(value: object) -> str:
    return encode(value).decode()


def _add_and_change(connection: Connection, answer: dict[str, object], result: Result | None, marked: bool) -> None:
    table = str(answer["table_id"])
    connection.execute(ADD_ANSWER, answer)
    changes: dict[str, object] = {"taken_back": True} if marked else {}
    if result is not None:
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(status="over", changed=time.time()))
        changes["result"] = _json(_with_voted_out(result, [*voted_out(connection, table)]))
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(**changes))


def _with_voted_out(result: Result, out: list[int]) -> Result:
    """Add the seats that were voted out: the process that made the result may not know the last vote."""
    return msgspec.structs.replace(result, out=sorted(out), left=sorted({*result.left, *out})) if out else result


def voted_out(connection: Connection, table: str) -> dict[int, str]:
    """Return the seats that were voted out of a running game, with their guests."""
    return voted_out_of(connection, [table])[table]


def voted_out_of(connection: Connection, tables: Iterable[str]) -> dict[str, dict[int, str]]:
    """Return the same for several games."""
    outs: dict[str, dict[int, str]] = {table: {} for table in tables}
    for row in connection.execute(select(KICKS).where(KICKS.c.table_id.in_(outs), KICKS.c.voter == OUT_OF_GAME)):
        outs[row.table_id][row.seat] = row.guest
    return outs


def answers_of(connection: Connection, table: str, since: int = 0) -> list[Row]:
    """Return all versions after `since`, in order."""
    later = and_(ANSWERS.c.table_id == table, ANSWERS.c.version > since)
    found = connection.execute(select(ANSWERS).where(later).order_by(ANSWERS.c.version))
    return [_answer(row) for row in found.mappings()]


def _answer(row: RowMapping) -> Row:
    first, second = json.loads(row["state"])
    luck = json.loads(row["luck"])
    clock = json.loads(row["clock"] or "[]")
    return Row(row["version"], row["kind"], row["seat"], row["action"], luck, (first, second), row["client"], clock)


def sit_down(connection: Connection, table: str, before: list[Seat], seat: Seat | None, header: str) -> None:
    """Take a seat, and start the game if `header` is set. Raises ConflictError.

    The seats must be as in `before`: then no seat is taken twice, and no game starts without a seated player.
    """
    if _status_held(connection, table) != "waiting" or seats_at(connection, table) != before:
        raise ConflictError(f"table {table} has changed")
    if seat is not None:
        connection.execute(update(SEATS).where(_at(table, seat.seat)).values(**_seat_values(seat)))
        set_name(connection, seat.guest, seat.name)
    if header:
        start_table(connection, table, header)


def stand_up(connection: Connection, table: str, seat: int) -> None:
    """Free a seat before the game. Raises ConflictError if it has begun."""
    if _status_held(connection, table) != "waiting":
        raise ConflictError(f"the game at table {table} has begun")
    connection.execute(update(SEATS).where(_at(table, seat)).values(**_seat_values(Seat(seat, "open", "", "", ""))))


def _status_held(connection: Connection, table: str) -> str:
    """Return the status of a table and lock its row until the transaction ends."""
    return str(connection.execute(select(TABLES.c.status).where(TABLES.c.id == table).with_for_update()).scalar())


def _at(table: str, seat: int) -> ColumnElement[bool]:
    return and_(SEATS.c.table_id == table, SEATS.c.seat == seat)


def change_seat(connection: Connection, table: str, seat: Seat) -> Seat:
    """Update a person's seat, but not its guest; return the stored seat.

    If the person has left the seat meanwhile, nothing changes.
    """
    there, values = _at(table, seat.seat), _seat_values(seat)
    del values["guest"]
    connection.execute(update(SEATS).where(there, SEATS.c.kind == "person").values(**values))
    return _seat(connection.execute(select(SEATS).where(there)).mappings().one())


def call_seat(connection: Connection, table: str, seat: int, since: int, version: int) -> bool:
    """Mark a seat as notified since this version. False if another process did it or an answer has come."""
    newest = select(func.coalesce(func.max(ANSWERS.c.version), 0)).where(ANSWERS.c.table_id == table)
    first = and_(SEATS.c.table_id == table, SEATS.c.seat == seat, SEATS.c.called < since)
    wanted = and_(first, newest.scalar_subquery() == version)
    return connection.execute(update(SEATS).where(wanted).values(called=since)).rowcount == 1


def set_wish(connection: Connection, table: str, wish: Wish | None) -> None:
    """Store a seat's undo request, or delete it."""
    text = "" if wish is None else msgspec.json.encode(wish).decode()
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(wish=text))


def set_next(connection: Connection, table: str, following: str) -> None:
    """Link a table to its rematch. Raises ConflictError if there is one already."""
    first = and_(TABLES.c.id == table, TABLES.c.next == "")
    if connection.execute(update(TABLES).where(first).values(next=following)).rowcount != 1:
        raise ConflictError(f"table {table} is followed by another one already")


def setting(connection: Connection, key: str, first: str) -> str:
    """Return the hall's setting under a key; store `first` if there is none."""
    found = connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.key == key)).scalar()
    if found is None:
        connection.execute(insert(SETTINGS).values(key=key, value=first))
    return first if found is None else str(found)


def claim(connection: Connection, key: str, every: float) -> bool:
    """Claim a job that one process does for all. True for one process in `every` seconds."""
    now = time.time()
    last = setting(connection, key, "0")
    free = and_(SETTINGS.c.key == key, SETTINGS.c.value == last)
    due = abs(now - float(last)) > every  # abs: a clock that was set back must not block the job
    return due and connection.execute(update(SETTINGS).where(free).values(value=str(now))).rowcount == 1


def start_table(connection: Connection, table: str, header: str) -> None:
    """Start the game of a table."""
    begun = {"status": "playing", "header": header, "changed": time.time()}
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(**begun))


def unfinished(connection: Connection, guest: str) -> tuple[int, int]:
    """Return the number of a guest's unfinished tables, and of all tables active within a day."""
    going = and_(TABLES.c.status.in_(("waiting", "playing")), ~TABLES.c.setup.like(RIDDLES))
    mine = and_(SEATS.c.guest == guest, SEATS.c.table_id == TABLES.c.id, going)
    recent = and_(going, TABLES.c.changed > time.time() - DAY_S)
    counted = select(func.count(SEATS.c.table_id.distinct())).where(mine)
    both = (counted, select(func.count()).select_from(TABLES).where(recent))
    first, second = (int(connection.execute(each).scalar() or 0) for each in both)
    return first, second


def full_tables(connection: Connection) -> list[str]:
    """Return the waiting tables without a free seat."""
    free = select(SEATS.c.seat).where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == "open")
    return [*connection.execute(select(TABLES.c.id).where(TABLES.c.status == "waiting", ~free.exists())).scalars()]


def seats_at(connection: Connection, table: str) -> list[Seat]:
    """Return the seats of a table."""
    return seats_of(connection, [table])[table]


def seats_of(connection: Connection, tables: Iterable[str]) -> dict[str, list[Seat]]:
    """Return the seats of several tables."""
    seats: dict[str, list[Seat]] = {table: [] for table in tables}
    found = connection.execute(select(SEATS).where(SEATS.c.table_id.in_(seats)).order_by(SEATS.c.seat))
    for seat in found.mappings():
        seats[seat["table_id"]].append(_seat(seat))
    return seats


def find_table(connection: Connection, table: str) -> StoredTable | None:
    """Return a table by its id, or None."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
    return None if row is None else _stored(connection, [row])[0]


def open_tables(connection: Connection, limit: int) -> list[StoredTable]:
    """Return public tables with a free seat and a waiting person, newest first."""
    wanted = and_(TABLES.c.status == "waiting", TABLES.c.private.is_(False), _people() > 0)
    found = connection.execute(select(TABLES).where(wanted).order_by(TABLES.c.changed.desc()).limit(limit))
    return _stored(connection, found.mappings().all())


def running_tables(connection: Connection, limit: int) -> list[StoredTable]:
    """Return public games of several people with a recent answer, newest games first."""
    newest = select(TABLES.c.id).where(TABLES.c.status == "playing").order_by(TABLES.c.changed.desc()).limit(LOOKED_AT)
    alive = _last_answer() > time.time() - RUNNING_WITHIN_S
    wanted = and_(TABLES.c.id.in_(newest.scalar_subquery()), TABLES.c.private.is_(False), _people() > 1, alive)
    found = connection.execute(select(TABLES).where(wanted).order_by(TABLES.c.changed.desc()).limit(limit))
    return _stored(connection, found.mappings().all())


def games_since(connection: Connection, since: float, limit: int) -> list[str]:
    """Return games of several people that began or had an answer since then, latest first."""
    last = func.coalesce(_last_answer(), TABLES.c.changed)
    wanted = and_(TABLES.c.status == "playing", _people() > 1, last > since)
    return [*connection.execute(select(TABLES.c.id).where(wanted).order_by(last.desc()).limit(limit)).scalars()]


def _people() -> ScalarSelect[int]:
    """Return a subquery: the number of people at a table."""
    there = and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == "person")
    return select(func.count(SEATS.c.guest.distinct())).where(there).scalar_subquery()


def _last_answer() -> ScalarSelect[float]:
    """Return a subquery: the time of the last answer at a table."""
    answers = select(ANSWERS.c.at).where(ANSWERS.c.table_id == TABLES.c.id)
    return answers.order_by(ANSWERS.c.version.desc()).limit(1).scalar_subquery()


def tables_of(connection: Connection, guest: str, limit: int) -> list[StoredTable]:
    """Return the tables of a guest, without puzzles, last changed first. An empty guest has none."""
    mine = select(SEATS.c.table_id).where(SEATS.c.guest == guest, SEATS.c.guest != "")
    games = and_(TABLES.c.id.in_(mine), ~TABLES.c.setup.like(RIDDLES))
    found = connection.execute(select(TABLES).where(games).order_by(TABLES.c.changed.desc()).limit(limit))
    return _stored(connection, found.mappings().all())


def _stored(connection: Connection, rows: Sequence[RowMapping]) -> list[StoredTable]:
    """Return tables with their seats, which are read in one query."""
    seats = seats_of(connection, (row["id"] for row in rows))
    return [StoredTable(_table_row(row), seats[row["id"]], row["changed"], _result(row["result"])) for row in rows]


def _result(text: str) -> Result | None:
    return RESULT.decode(text) if text else None


def _table_row(row: RowMapping) -> TableRow:
    return TableRow(
        id=row["id"],
        game=row["game"],
        setup=SETUP.decode(row["setup"]),
        header=row["header"],
        status=row["status"],
        private=bool(row["private"]),
        invite=row["invite"],
        pledge=row["pledge"] or "",
        next=row["next"],
        wish=WISH.decode(row["wish"]) if row["wish"] else None,
        taken_back=bool(row["taken_back"]),
    )


def _seat(row: RowMapping) -> Seat:
    standing = json.loads(row["standing"] or "{}")
    return Seat(row["seat"], row["kind"], row["name"], row["bot"], row["guest"], row["entropy"], standing)


def name_of(connection: Connection, guest: str) -> str:
    """Return the name under which a person sat down last."""
    found = connection.execute(select(PEOPLE.c.name).where(PEOPLE.c.id == guest)).scalar()
    return found or ""


def set_name(connection: Connection, guest: str, name: str) -> None:
    """Store the name under which a person sits down, unless it is empty."""
    if name:
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == guest).values(name=name))

"""Queries: the rows of the hall's tables."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, RowMapping, ScalarSelect, and_, func, insert, select, update

from meadhall.server import metrics
from meadhall.server.contract.messages import Wish, encode
from meadhall.server.store.hall_storage import ConflictError
from meadhall.server.store.rows import RIDDLES, Result, Row, Seat, Stored, TableRow, TableSetup
from meadhall.server.store.schema import (
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
from meadhall.server.store.writer import Store

DAY_S = 24 * 3600.0
LOOKED_AT = 1000  # games begun last: however many there are, the list of those that go on is quick
RUNNING_WITHIN_S = 3600.0  # seconds since the last answer of a game that goes on
# Made before any thread reads: two threads that ask msgspec for the same type at once, the first time, end the process.
SETUP, WISH = msgspec.json.Decoder(TableSetup), msgspec.json.Decoder(Wish)
RESULT = msgspec.json.Decoder(Result)


def add_table(connection: Connection, table: Stored) -> None:
    """A new table."""
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


NO_LUCK = "[]"  # most answers need none
ADD_ANSWER = insert(ANSWERS)  # made once: this is what the hall does all day


async def keep_answer(store: Store, table: str, row: Row, result: Result | None, marked: bool) -> None:
    """A new version, on disk, and with it how the game ended or that it is marked. A conflict if it exists already."""
    values = _answer_values(table, row)
    began = time.perf_counter()
    if marked or result is not None:
        await store.write(lambda c: _add_and_change(c, values, result, marked))
    else:
        await store.add(ANSWERS, values)
    metrics.MOVES.add()
    metrics.SAVING.observe(time.perf_counter() - began)


def add_answers(connection: Connection, table: str, rows: list[Row]) -> None:
    """The answers of a game that was begun elsewhere."""
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
    """The process that writes the result may not have heard of the last vote."""
    return msgspec.structs.replace(result, out=sorted(out), left=sorted({*result.left, *out})) if out else result


def voted_out(connection: Connection, table: str) -> dict[int, str]:
    """Who was voted out of a game that had begun: seats, and the guests who sat there."""
    return outs_of(connection, [table])[table]


def outs_of(connection: Connection, tables: Iterable[str]) -> dict[str, dict[int, str]]:
    """The same for several games."""
    outs: dict[str, dict[int, str]] = {table: {} for table in tables}
    for row in connection.execute(select(KICKS).where(KICKS.c.table_id.in_(outs), KICKS.c.voter == OUT_OF_GAME)):
        outs[row.table_id][row.seat] = row.guest
    return outs


def answers_of(connection: Connection, table: str, since: int = 0) -> list[Row]:
    """All versions after this one, in order."""
    later = and_(ANSWERS.c.table_id == table, ANSWERS.c.version > since)
    found = connection.execute(select(ANSWERS).where(later).order_by(ANSWERS.c.version))
    return [_answer(row) for row in found.mappings()]


def _answer(row: RowMapping) -> Row:
    first, second = json.loads(row["state"])
    luck = json.loads(row["luck"])
    clock = json.loads(row["clock"] or "[]")
    return Row(row["version"], row["kind"], row["seat"], row["action"], luck, (first, second), row["client"], clock)


def sit_down(connection: Connection, table: str, before: list[Seat], seat: Seat | None, header: str) -> None:
    """Take a seat, and begin the game where that was the last one: all of it or nothing.

    Fails with a conflict if the table does not stand as it stood `before`: then nobody else's seat is taken, and no
    game begins without somebody who has sat down.
    """
    if _status_held(connection, table) != "waiting" or seats_at(connection, table) != before:
        raise ConflictError(f"table {table} has changed")
    if seat is not None:
        connection.execute(update(SEATS).where(_at(table, seat.seat)).values(**_seat_values(seat)))
        set_name(connection, seat.guest, seat.name)
    if header:
        start_table(connection, table, header)


def stand_up(connection: Connection, table: str, seat: int) -> None:
    """Free a seat before the game. Fails with a conflict if it has begun."""
    if _status_held(connection, table) != "waiting":
        raise ConflictError(f"the game at table {table} has begun")
    connection.execute(update(SEATS).where(_at(table, seat)).values(**_seat_values(Seat(seat, "open", "", "", ""))))


def _status_held(connection: Connection, table: str) -> str:
    """How a table stands; nobody else changes that until we are done."""
    return str(connection.execute(select(TABLES.c.status).where(TABLES.c.id == table).with_for_update()).scalar())


def _at(table: str, seat: int) -> ColumnElement[bool]:
    return and_(SEATS.c.table_id == table, SEATS.c.seat == seat)


def change_seat(connection: Connection, table: str, seat: Seat) -> Seat:
    """Something about a person's seat is different now, but not whose it is; the seat as it stands.

    Its owner may have another token since we looked, or have stood up: then nothing is changed.
    """
    there, values = _at(table, seat.seat), _seat_values(seat)
    del values["guest"]
    connection.execute(update(SEATS).where(there, SEATS.c.kind == "person").values(**values))
    return _seat(connection.execute(select(SEATS).where(there)).mappings().one())


def call_seat(connection: Connection, table: str, seat: int, since: int, version: int) -> bool:
    """Whoever sits there is called for what they are asked since then, if nobody was faster or has answered."""
    newest = select(func.coalesce(func.max(ANSWERS.c.version), 0)).where(ANSWERS.c.table_id == table)
    first = and_(SEATS.c.table_id == table, SEATS.c.seat == seat, SEATS.c.called < since)
    wanted = and_(first, newest.scalar_subquery() == version)
    return connection.execute(update(SEATS).where(wanted).values(called=since)).rowcount == 1


def set_wish(connection: Connection, table: str, wish: Wish | None) -> None:
    """Somebody wants to take back, or no longer."""
    text = "" if wish is None else msgspec.json.encode(wish).decode()
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(wish=text))


def set_next(connection: Connection, table: str, following: str) -> None:
    """The same people play again there; whoever asks second is refused with a conflict."""
    first = and_(TABLES.c.id == table, TABLES.c.next == "")
    if connection.execute(update(TABLES).where(first).values(next=following)).rowcount != 1:
        raise ConflictError(f"table {table} is followed by another one already")


def setting(connection: Connection, key: str, first: str) -> str:
    """What the hall keeps for itself under a key; the first value given stays."""
    found = connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.key == key)).scalar()
    if found is None:
        connection.execute(insert(SETTINGS).values(key=key, value=first))
    return first if found is None else str(found)


def claim(connection: Connection, key: str, every: float) -> bool:
    """May we do what one process does for all? Whoever asks first may, and nobody else for so many seconds."""
    now = time.time()
    last = setting(connection, key, "0")
    free = and_(SETTINGS.c.key == key, SETTINGS.c.value == last)
    due = abs(now - float(last)) > every  # a clock that was set back must not keep everybody waiting
    return due and connection.execute(update(SETTINGS).where(free).values(value=str(now))).rowcount == 1


def start_table(connection: Connection, table: str, header: str) -> None:
    """Everybody is here: the game begins."""
    begun = {"status": "playing", "header": header, "changed": time.time()}
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(**begun))


def unfinished(connection: Connection, guest: str) -> tuple[int, int]:
    """How many tables of a guest are not over, and of all that were opened within a day."""
    going = and_(TABLES.c.status.in_(("waiting", "playing")), ~TABLES.c.setup.like(RIDDLES))
    mine = and_(SEATS.c.guest == guest, SEATS.c.table_id == TABLES.c.id, going)
    recent = and_(going, TABLES.c.changed > time.time() - DAY_S)
    counted = select(func.count(SEATS.c.table_id.distinct())).where(mine)
    both = (counted, select(func.count()).select_from(TABLES).where(recent))
    first, second = (int(connection.execute(each).scalar() or 0) for each in both)
    return first, second


def full_tables(connection: Connection) -> list[str]:
    """Tables that wait though nobody is missing."""
    free = select(SEATS.c.seat).where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == "open")
    return [*connection.execute(select(TABLES.c.id).where(TABLES.c.status == "waiting", ~free.exists())).scalars()]


def seats_at(connection: Connection, table: str) -> list[Seat]:
    """Who sits at a table."""
    return seats_of(connection, [table])[table]


def seats_of(connection: Connection, tables: Iterable[str]) -> dict[str, list[Seat]]:
    """Who sits at several tables."""
    seats: dict[str, list[Seat]] = {table: [] for table in tables}
    found = connection.execute(select(SEATS).where(SEATS.c.table_id.in_(seats)).order_by(SEATS.c.seat))
    for seat in found.mappings():
        seats[seat["table_id"]].append(_seat(seat))
    return seats


def find_table(connection: Connection, table: str) -> Stored | None:
    """A table by its name."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
    return None if row is None else _stored(connection, [row])[0]


def open_tables(connection: Connection, limit: int) -> list[Stored]:
    """Public tables with a free seat at which somebody waits, newest first."""
    wanted = and_(TABLES.c.status == "waiting", TABLES.c.private.is_(False), _people() > 0)
    found = connection.execute(select(TABLES).where(wanted).order_by(TABLES.c.changed.desc()).limit(limit))
    return _stored(connection, found.mappings().all())


def running_tables(connection: Connection, limit: int) -> list[Stored]:
    """Public games of several people in which somebody answered lately, those begun last first."""
    newest = select(TABLES.c.id).where(TABLES.c.status == "playing").order_by(TABLES.c.changed.desc()).limit(LOOKED_AT)
    alive = _last_answer() > time.time() - RUNNING_WITHIN_S
    wanted = and_(TABLES.c.id.in_(newest.scalar_subquery()), TABLES.c.private.is_(False), _people() > 1, alive)
    found = connection.execute(select(TABLES).where(wanted).order_by(TABLES.c.changed.desc()).limit(limit))
    return _stored(connection, found.mappings().all())


def games_since(connection: Connection, since: float, limit: int) -> list[str]:
    """The games of several people in which somebody answered since then, or which began since then; the last first."""
    last = func.coalesce(_last_answer(), TABLES.c.changed)
    wanted = and_(TABLES.c.status == "playing", _people() > 1, last > since)
    return [*connection.execute(select(TABLES.c.id).where(wanted).order_by(last.desc()).limit(limit)).scalars()]


def _people() -> ScalarSelect[int]:
    """How many people sit at a table."""
    there = and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == "person")
    return select(func.count(SEATS.c.guest.distinct())).where(there).scalar_subquery()


def _last_answer() -> ScalarSelect[float]:
    """When somebody last answered at a table."""
    answers = select(ANSWERS.c.at).where(ANSWERS.c.table_id == TABLES.c.id)
    return answers.order_by(ANSWERS.c.version.desc()).limit(1).scalar_subquery()


def tables_of(connection: Connection, guest: str, limit: int) -> list[Stored]:
    """The tables this guest sits at, without puzzles, last changed first; whoever is new sits nowhere."""
    mine = select(SEATS.c.table_id).where(SEATS.c.guest == guest, SEATS.c.guest != "")
    games = and_(TABLES.c.id.in_(mine), ~TABLES.c.setup.like(RIDDLES))
    found = connection.execute(select(TABLES).where(games).order_by(TABLES.c.changed.desc()).limit(limit))
    return _stored(connection, found.mappings().all())


def _stored(connection: Connection, rows: Sequence[RowMapping]) -> list[Stored]:
    """Tables with their seats, which are read together."""
    seats = seats_of(connection, (row["id"] for row in rows))
    return [Stored(_table_row(row), seats[row["id"]], row["changed"], _result(row["result"])) for row in rows]


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
    """The name under which a person sat down last."""
    found = connection.execute(select(PEOPLE.c.name).where(PEOPLE.c.id == guest)).scalar()
    return found or ""


def set_name(connection: Connection, guest: str, name: str) -> None:
    """Remember the name under which a person sits down, if there is one."""
    if name:
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == guest).values(name=name))

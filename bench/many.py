"""What grows with the number of tables that a hall keeps?

    python bench/many.py [--tables 100000] [--database postgresql+psycopg://...]

Opens a hall with three tables (one waits, one is played, one is over), copies their rows until there are 500, then
until there are `tables`, and measures each time: opening the hall, the first page, entering a table that is not in
memory, opening a new one. What counts is the processor time of the hall, which a busy machine changes little;
PostgreSQL works elsewhere, so there the medians count.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, Table, insert, select, text
from visitors import Hall, Visitor, hall_python

from meadhall.server.store.database import open_engine
from meadhall.server.store.schema import ANSWERS, SEATS, TABLES

Json = dict[str, Any]
FEW, SAMPLES, STARTS = 500, 40, 2
AT_ONCE = 2000  # tables copied in one transaction
DAY_S = 24 * 3600.0
PER_DAY = 1000.0  # tables opened a day
SHARES = {0: "waiting", 1: "playing", 2: "playing", 3: "over", 4: "over"}  # of five tables
ME = {"kind": "me"}


class Template:
    """The rows of one table, to be copied under other names."""

    def __init__(self, connection: Connection, name: str) -> None:
        def rows(table: Any, column: Any) -> list[Json]:  # Any: of sqlalchemy
            return [dict(row) for row in connection.execute(select(table).where(column == name)).mappings()]

        self.table = rows(TABLES, TABLES.c.id)[0]
        self.seats, self.answers = rows(SEATS, SEATS.c.table_id), rows(ANSWERS, ANSWERS.c.table_id)

    def copy(self, number: int, status: str) -> tuple[Json, list[Json], list[Json]]:
        """The same table as somebody else's, opened on another day."""
        name, day = f"copy{number:012d}", time.time() - number / PER_DAY * DAY_S - 60
        row = self.table | {"id": name, "pledge": name, "opened": day, "changed": day, "status": status}
        seats = [seat | {"table_id": name, "guest": seat["guest"] and f"guest {number}"} for seat in self.seats]
        return row, seats, [answer | {"table_id": name, "at": day} for answer in self.answers]


def grow(database: str, templates: dict[str, str], first: int, last: int) -> None:
    """Copy tables until there are so many."""
    engine = open_engine(database)
    with engine.connect() as connection:
        known = {status: Template(connection, name) for status, name in templates.items()}
    for start in range(first, last, AT_ONCE):
        made = [
            known[SHARES[n % len(SHARES)]].copy(n, SHARES[n % len(SHARES)])
            for n in range(start, min(last, start + AT_ONCE))
        ]
        with engine.begin() as connection:
            pour(connection, TABLES, [row for row, _, _ in made])
            pour(connection, SEATS, [seat for _, seats, _ in made for seat in seats])
            pour(connection, ANSWERS, [answer for _, _, found in made for answer in found])
    with engine.begin() as connection:
        connection.execute(text("ANALYZE"))  # as both databases do by themselves, sooner or later
    engine.dispose()


def pour(connection: Connection, table: Table, rows: list[Json]) -> None:
    """All rows at once. PostgreSQL needs a round trip for each, so it gets them by COPY."""
    if connection.dialect.name != "postgresql" or not rows:
        connection.execute(insert(table), rows)
        return
    names = list(rows[0])
    cursor: Any = connection.connection.cursor()  # Any: of psycopg
    with cursor.copy(f"COPY {table.name} ({', '.join(names)}) FROM STDIN") as copy:
        for row in rows:
            copy.write_row([row[name] for name in names])


def first_tables(hall: Hall) -> dict[str, str]:
    """A table that waits and one that is played, by status; what was played long ago is like the second."""
    visitor = Visitor(hall.port)
    waiting = visitor.post("tables", {"game": "valhalla", "seats": [ME, {"kind": "open"}]})["id"]
    playing = visitor.post("tables", {"game": "valhalla", "seats": [ME, {"kind": "bot", "bot": "thrall"}]})["id"]
    forked = visitor.post("records", short_record())["id"]
    return {"waiting": waiting, "playing": forked, "over": playing}


def short_record() -> Json:
    """The first answers of a game, as `meadhall play --save` writes them."""
    from meadhall import shelf
    from meadhall.bots.driver import Driver, recruit
    from meadhall.core import record
    from meadhall.core.chance import seeded

    game = shelf.take("valhalla")
    saved = record.start(game, game.setup(2), "many tables", ["a", "b"])
    driver, bot = Driver(game, seeded("many")), recruit("thrall", game)
    for _ in range(6):
        seat = saved.match.asked()
        saved.answer(seat, driver.choose(saved.match, seat, bot))
    found: Json = json.loads(saved.save())
    return found


class Cost(NamedTuple):
    """Milliseconds of one: of the clock, the median; of the hall's processor, the mean."""

    clock: float
    processor: float


def timed(hall: Hall, work: Callable[[int], object], times: int = SAMPLES) -> Cost:
    taken, before = [], hall.cpu_seconds()
    for number in range(times):
        begun = time.perf_counter()
        work(number)
        taken.append(time.perf_counter() - begun)
    return Cost(1e3 * statistics.median(taken), 1e3 * (hall.cpu_seconds() - before) / times)


def started(hall: Hall) -> Cost:
    """From nothing to the first page."""
    taken, spent = [], []
    for number in range(STARTS):
        begun = time.perf_counter()
        hall.open()
        Visitor(hall.port)
        taken.append(time.perf_counter() - begun)
        spent.append(hall.cpu_seconds())
        if number < STARTS - 1:
            hall.__exit__()
    return Cost(1e3 * statistics.median(taken), 1e3 * min(spent))


def measured(hall: Hall, tables: int) -> dict[str, Cost]:
    """Everything that might grow."""
    found = {"start": started(hall)}
    visitor = Visitor(hall.port)
    wish = {"game": "valhalla", "seats": [ME, {"kind": "open"}]}
    played = [n for n in range(tables // 2, tables) if SHARES[n % len(SHARES)] == "playing"]
    found["first page"] = timed(hall, lambda _: visitor.get("hall"))
    found["enter a table"] = timed(hall, lambda number: visitor.get(f"tables/copy{played[number]:012d}"))
    found["open a table"] = timed(hall, lambda _: visitor.post("tables", wish))
    found["account"] = timed(hall, lambda _: visitor.get("account"))
    hall.__exit__()
    return found


def main() -> int:
    args = arguments()
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or str(Path(folder) / "hall.db")
        hall = Hall(database, args.python)
        hall.open()
        templates = first_tables(hall)
        hall.__exit__()
        grow(database, templates, 0, FEW)
        few = measured(hall, FEW)
        grow(database, templates, FEW, args.tables)
        many = measured(hall, args.tables)
    print(f"{FEW} and {args.tables} tables, {hall.engine()} engine")
    worst = 0.0
    for what, before in few.items():
        after = many[what]
        worst = max(worst, after.processor / before.processor)
        print(
            f"{what}: processor {before.processor:.1f} ms, {after.processor:.1f} ms: "
            f"{after.processor / before.processor:.2f} times (clock {before.clock:.1f}, {after.clock:.1f})"
        )
    print(f"worst: {worst:.2f} times")
    return 1 if worst > args.times else 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="what grows with the number of tables")
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--database", default="", help="an empty one; a file of its own if not given")
    parser.add_argument("--times", type=float, default=2.0, help="how much slower it may be")
    parser.add_argument("--python", default=hall_python())
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())

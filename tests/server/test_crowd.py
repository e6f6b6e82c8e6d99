"""Large amounts: a hundred thousand tables, a game of a week, clocks that jump, and hostile names of card sets."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event, insert

from meadhall.server.limits import limits
from meadhall.server.protocol.messages import Clock
from meadhall.server.storage import records
from meadhall.server.storage.migrate import opened
from meadhall.server.storage.schema import METADATA, SEATS, TABLES
from meadhall.server.tables.clock import Timer
from meadhall.server.tables.database_storage import overview
from tests.server.halls import Person, open_hall, play_together

MANY = 2_000  # the query plan does not depend on the number of rows; the rows read do


def crowd(engine: Engine, count: int) -> None:
    """Insert so many running games of two, all idle for long."""
    tables = [
        {"id": f"t{n}", "game": "valhalla", "setup": "{}", "header": "{}", "status": "playing", "private": False}
        | {"invite": "", "opened": 1.0, "changed": float(n), "pledge": f"p{n}"}
        for n in range(count)
    ]
    seats = [
        {"table_id": f"t{n}", "seat": seat, "kind": "person", "name": "", "bot": "", "guest": f"g{n}-{seat}"}
        for n in range(count)
        for seat in range(2)
    ]
    with engine.execution_options(writer=True).begin() as connection:
        connection.execute(insert(TABLES), tables)
        connection.execute(insert(SEATS), seats)


def test_no_question_of_the_first_page_and_of_the_start_reads_whole_tables(database: str) -> None:
    with opened(database, new=True) as engine:
        crowd(engine, 50)
        asked: list[tuple[str, Any]] = []
        event.listen(engine, "before_cursor_execute", lambda *told: asked.append((told[2], told[3])))
        with engine.connect() as connection:
            overview(connection, "g7-0", 50)
            records.unfinished(connection, "g7-0")
            records.full_tables(connection)
            records.games_since(connection, 1.0, 10)
            records.find_table(connection, "t7")
            questions = [question for question in asked if question[0].startswith("SELECT")]
            for statement, values in questions:
                assert not scans(connection, statement, values), statement
    assert len(questions) > 8


def scans(connection: Connection, statement: str, values: Any) -> list[str]:
    """The tables that a query would scan completely."""
    if connection.dialect.name == "sqlite":
        plan = [row[3] for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)]
        return [line for line in plan if line.removeprefix("SCAN ") in METADATA.tables]
    connection.exec_driver_sql("SET LOCAL enable_seqscan = off")  # is there an index even for small tables?
    plan = [row[0] for row in connection.exec_driver_sql(f"EXPLAIN {statement}", values)]
    return [line for line in plan if "Seq Scan on" in line]


def test_the_list_of_games_that_go_on_looks_at_the_newest_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many idle games there are; the test counts steps of the database, not seconds."""
    monkeypatch.setattr(records, "LOOKED_AT", 100)

    def steps(count: int) -> int:
        with opened(str(tmp_path / f"{count}.db"), new=True) as engine:
            crowd(engine, count)
            with engine.connect() as connection:
                taken = [0]
                driver: Any = connection.connection.driver_connection
                driver.set_progress_handler(lambda: taken.__setitem__(0, taken[0] + 1), 100)
                records.running_tables(connection, 50)
                return taken[0]

    assert steps(MANY) <= 2 * steps(MANY // 10)


# -- clocks that jump


def test_a_clock_that_is_set_forward_costs_no_player_time(monkeypatch: pytest.MonkeyPatch) -> None:
    timer = Timer(Clock("total", 60), 2)
    timer.go_on(timer.left, [0])
    for jump in (-1e6, 1e6):
        monkeypatch.setattr(time, "time", lambda jump=jump: 1.7e9 + jump)
        assert 59_000 < timer.remaining()[0] <= 60_000
        assert not timer.is_out(0)
        bucket = limits.Bucket(0.0, 1.0)
        assert (bucket.take(), bucket.take()) == (True, False)


def test_a_clock_that_is_set_back_delays_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = str(tmp_path / "hall.db")
    with opened(database, new=True) as engine, engine.execution_options(writer=True).begin() as connection:
        monkeypatch.setattr(time, "time", lambda: 2e9)
        assert [records.claim(connection, "x", 10.0) for _ in range(2)] == [True, False]
        monkeypatch.setattr(time, "time", lambda: 1e9)
        assert records.claim(connection, "x", 10.0)


def test_games_go_on_whatever_the_clock_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        table = anna.open_table("me", "me")["id"]
        with anna.at(table, seat=0) as page, anna.at(table, seat=1) as other:
            for each in (page, other):
                each.until("update")
            for jump in (0.0, 1e9, -1e9):
                monkeypatch.setattr(time, "time", lambda jump=jump: 1.7e9 + jump)
                version = play_together([page, other], 3, random.Random(1))
            assert version == 9
        assert anna.get("/api/hall").json()["mine"][0]["id"] == table


# -- games of a week


def test_a_table_at_which_people_come_and_go_for_a_week_keeps_its_size(tmp_path: Path) -> None:
    """The memory that a table keeps about visitors does not grow with their number."""
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        table = anna.open_table("me", "me")["id"]
        room = hall.app.state.hall.rooms[table]  # type: ignore[attr-defined]
        for visit in range(12):
            with anna.at(table, seat=visit % 2) as page:
                page.until("update")
            with Person(hall, f"guest {visit}").at(table) as page:
                page.until("update")
        hall.get("/healthz")
        assert (len(room.left), len(room.watchers), len(room.updates)) == (1, 0, len(room.updates))
        assert len(hall.app.state.hall.limits.open) == 0  # type: ignore[attr-defined]


# -- names of card sets that are paths


@pytest.mark.parametrize("cards", ["../../../etc/passwd", "/etc", "..", "%2e%2e", "a/../b", "C:\\x", "\x00", "own\n"])
def test_a_card_set_is_named_and_never_a_path(cards: str, tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        seats = [{"kind": "me"}, {"kind": "me"}]
        wish = {"game": "valhalla", "seats": seats, "cards": cards}
        assert anna.post("/api/tables", wish).status_code == 400
        assert hall.get("/api/games/valhalla/cards", params={"cards": cards}).status_code == 400


def test_a_file_names_no_folder_of_the_host(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        body = {"format": "meadhall-record", "version": 1, "game": "valhalla", "cards": "../../etc"}
        body |= dict.fromkeys(("rules", "cards_digest", "modules", "options", "seats", "live", "seed_commitment"), "")
        body |= dict.fromkeys(("names", "answers", "by", "luck", "digests"), "")
        refused = anna.post("/api/records", body)
        assert refused.status_code == 400
        assert "etc" in json.dumps(refused.json()) or "format" in refused.json()["detail"]

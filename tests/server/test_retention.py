"""Retention: data past the host's limits is deleted, and nothing else."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, insert, select, update
from starlette.testclient import TestClient

from meadhall.server.people import retention
from meadhall.server.people.retention import DAY_S, Deleted, Retention
from meadhall.server.storage import records
from meadhall.server.storage.schema import ANSWERS, METADATA, PEOPLE, RATED, SESSIONS, TABLES
from tests.server.halls import Person, hall_of, hall_over, within
from tests.server.test_accounts import mine, send


@pytest.fixture
def hall(database: str) -> Iterator[TestClient]:
    with hall_over(database) as client:
        yield client


def write(hall: TestClient, work: Any) -> Any:
    return within(hall, partial(hall_of(hall).store.write, work))


def apply(hall: TestClient, *days: int) -> Deleted:
    found: Deleted = within(hall, partial(retention.apply, hall_of(hall), Retention(*days)))
    return found


def long_ago(connection: Connection) -> None:
    """Move every time in the database back by a hundred days."""
    then = time.time() - 100 * DAY_S
    connection.execute(update(PEOPLE).values(seen=then))
    connection.execute(update(TABLES).values(changed=then))


def test_guests_without_games_go_after_some_days(hall: TestClient) -> None:
    anna, bo, cy = (Person(hall, name) for name in ("Anna", "Bo", "Cy"))
    send(anna)
    table = bo.open_table("me", "open")["id"]
    write(hall, long_ago)
    assert apply(hall, 30) == Deleted(1, 0, 0), "Cy: neither an account nor a seat"
    assert mine(bo) == [table]
    assert anna.get("/api/account").json()["name"] == "Anna"
    hall_of(hall).sessions.known.clear()
    assert cy.post("/api/tables", {"game": "valhalla", "seats": [{"kind": "me"}]}).status_code == 401
    assert apply(hall, 30) == Deleted(0, 0, 0)


def test_a_guest_who_was_seen_lately_stays(hall: TestClient) -> None:
    Person(hall, "Anna")
    assert apply(hall, 1) == Deleted(0, 0, 0)
    assert apply(hall, 0) == Deleted(0, 0, 0), "0: for ever"


def test_finished_games_without_a_rating_go_and_others_stay(hall: TestClient) -> None:
    anna = Person(hall, "Anna")
    names = ("finished", "rated", "waiting for the ledger", "playing", "of a tournament")
    tables = {name: anna.open_table("me", "me")["id"] for name in names}
    status = {table: "playing" if name == "playing" else "over" for name, table in tables.items()}

    def prepare(connection: Connection) -> None:
        long_ago(connection)
        for table, value in status.items():
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(status=value))
        late = tables["waiting for the ledger"]
        connection.execute(update(TABLES).where(TABLES.c.id == late).values(result="{}"))
        for number, (name, why_not) in enumerate((("rated", ""), ("finished", "bots")), 1):
            values = {"game": "valhalla", "players": 2, "at": 1.0, "why_not": why_not}
            connection.execute(insert(RATED).values(number=number, table_id=tables[name], **values))
        values = {"id": "cup", "name": "Cup", "host": "", "wish": "{}", "status": "over", "starts": 0, "opened": 1}
        connection.execute(insert(METADATA.tables["contests"]).values(ended=1, **values))
        pairing = {"contest": "cup", "round": 1, "number": 1, "table_id": tables["of a tournament"], "seats": "[]"}
        connection.execute(insert(METADATA.tables["pairings"]).values(**pairing))

    write(hall, prepare)
    assert apply(hall, 0, 30) == Deleted(0, 0, 1)
    left = set(write(hall, lambda c: [*c.execute(select(TABLES.c.id)).scalars()]))
    assert left == {table for name, table in tables.items() if name != "finished"}
    gone = tables["finished"]
    rows = write(hall, lambda c: c.execute(select(func.count()).where(ANSWERS.c.table_id == gone)).scalar())
    assert rows == 0
    assert anna.get(f"/api/tables/{gone}").status_code == 404


def test_sessions_of_expired_cookies_go(hall: TestClient) -> None:
    Person(hall, "Anna")
    write(hall, lambda c: c.execute(update(SESSIONS).values(used=time.time() - 401 * DAY_S)) and None)
    assert apply(hall, 0) == Deleted(0, 1, 0)


def test_of_several_processes_one_applies_the_settings(tmp_path: Path) -> None:
    database = str(tmp_path / "hall.db")
    with hall_over(database) as one, hall_over(database) as other:
        claims = [write(hall, lambda c: records.claim(c, "retention", 60.0)) for hall in (one, other)]
        assert claims.count(True) <= 1

"""The time before a game: a crash leaves no table stuck, and no one is refused while a seat is free."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from meadhall.server.storage import records
from tests.server.halls import Person, hall_over, open_hall
from tests.server.test_peer_sync import doors, place

__all__ = ["doors", "place"]  # fixtures

JOINED = "UPDATE seats SET kind = 'person', name = 'Bo', guest = 'somebody' WHERE table_id = ? AND kind = 'open'"


def status(person: Person, table: str) -> str:
    return str(person.get(f"/api/tables/{table}").json()["status"])


def sit(person: Person, table: str, **wish: Any) -> Any:
    return person.post(f"/api/tables/{table}/join", {"name": person.name, **wish})


def test_a_full_table_that_waits_begins_when_the_hall_opens(tmp_path: Path) -> None:
    """The state after a crash between the last seat and the deal."""
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        table = anna.open_table("me", "open")["id"]
    with sqlite3.connect(tmp_path / "hall.db") as data:
        data.execute(JOINED, (table,))
    with open_hall(tmp_path):
        pass
    with sqlite3.connect(tmp_path / "hall.db") as data:
        assert data.execute("SELECT status FROM tables WHERE id = ?", (table,)).fetchone() == ("playing",)


def test_the_last_seat_and_the_deal_are_one_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def falls(*_: object) -> None:
        raise OSError("the hall fell")

    with open_hall(tmp_path) as hall:
        anna, bo = Person(hall, "Anna"), Person(hall, "Bo")
        table = anna.open_table("me", "open")["id"]
        with monkeypatch.context() as broken:
            broken.setattr(records, "start_table", falls)
            with pytest.raises(OSError, match="fell"):
                sit(bo, table)
        assert [seat["kind"] for seat in anna.get(f"/api/tables/{table}").json()["seats"]] == ["person", "open"]
        with sqlite3.connect(tmp_path / "hall.db") as data:
            assert data.execute("SELECT count(*) FROM seats WHERE kind = 'open'").fetchone() == (1,)
        assert sit(bo, table).json()["status"] == "playing"


def test_a_table_without_free_seats_is_opened_and_begun_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        monkeypatch.setattr(records, "start_table", None)  # one commit, so no crash is possible in between
        assert anna.open_table("me", "thrall")["status"] == "playing"


def deaf(tmp_path: Path) -> tuple[Any, Any]:
    """Two halls over one database whose notices do not reach each other."""
    database = str(tmp_path / "hall.db")
    return hall_over(database), hall_over(database)


def test_a_seat_taken_in_another_process_leads_to_the_next_free_one(tmp_path: Path) -> None:
    left, right = deaf(tmp_path)
    with left as one, right as other:
        anna, bo, cy = Person(one, "Anna"), Person(one, "Bo"), Person(other, "Cy")
        table = anna.open_table("me", "open", "open")["id"]
        assert status(cy, table) == "waiting"  # the other hall has loaded it now, with two free seats
        assert sit(bo, table).json()["mine"] == [1]
        late = sit(cy, table, seat=1)
        assert (late.status_code, late.json().get("mine"), late.json()["status"]) == (200, [2], "playing")
        assert sit(Person(one, "Di"), table).json()["reason"] == "no-free-seat"
        assert status(anna, table) == "playing", "the second look before a refusal has seen it too"


def test_a_refusal_is_checked_against_the_database(tmp_path: Path) -> None:
    """A refusal is checked against the database: a seat that was freed in another process is free."""
    left, right = deaf(tmp_path)
    with left as one, right as other:
        anna, bo, cy = Person(one, "Anna"), Person(one, "Bo"), Person(other, "Cy")
        table = anna.open_table("me", "open", "open")["id"]
        sit(bo, table)
        assert status(cy, table) == "waiting"  # this hall believes that one seat is free
        assert sit(Person(one, "Di"), table).json()["status"] == "playing"
        assert sit(cy, table).json()["reason"] == "no-free-seat"
        table = anna.open_table("me", "open", "open")["id"]
        sit(bo, table)
        assert status(cy, table) == "waiting"
        bo.post(f"/api/tables/{table}/leave", {})
        assert [sit(who, table).status_code for who in (cy, Person(one, "Di"))] == [200, 200]
        assert status(anna, table) == "playing"


def test_no_seat_is_left_in_a_game_that_began_in_another_process(tmp_path: Path) -> None:
    left, right = deaf(tmp_path)
    with left as one, right as other:
        anna, bo = Person(one, "Anna"), Person(other, "Bo")
        table = anna.open_table("me", "open")["id"]
        sit(bo, table)
        gone = anna.post(f"/api/tables/{table}/leave", {}).json()
        assert (gone["status"], gone["seats"][0]["kind"], gone["seats"][0]["bot"]) == ("playing", "person", "karl")


def test_a_late_notice_does_not_take_a_freed_seat_again(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna, bo = Person(hall, "Anna"), Person(hall, "Bo")
        table = anna.open_table("me", "open", "open")["id"]
        sit(bo, table)
        inside = hall.app.state.hall  # type: ignore[attr-defined]
        seat = inside.rooms[table].seats[1]
        bo.post(f"/api/tables/{table}/leave", {})
        found = hall.portal.call(inside.store.write, lambda c: records.change_seat(c, table, seat))  # type: ignore[union-attr]
        assert found.kind == "open"


def test_every_join_is_published_to_other_processes(doors: tuple[TestClient, TestClient]) -> None:
    anna, bo, cy = Person(doors[0], "Anna"), Person(doors[1], "Bo"), Person(doors[0], "Cy")
    table = anna.open_table("me", "open", "open")["id"]
    with bo.at(table) as page:
        page.until("table")
        assert sit(cy, table).status_code == 200
        while [seat["kind"] for seat in page.table["seats"]] != ["person", "person", "open"]:
            page.until("table")
        assert sit(bo, table).json()["status"] == "playing"
    with anna.at(table) as page:
        assert page.until_asked()["version"] >= 0

"""The lobby: players who want the same game meet at one table, whichever process they are connected to."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from meadhall.server.lobby import lobby as lobbies
from meadhall.server.lobby import waiting
from meadhall.server.storage.rows import StoredTable
from meadhall.server.web.cookie import COOKIE
from tests.server.halls import Json, Person, hall_of, hall_over, open_hall, within
from tests.server.test_accounts import send
from tests.server.test_peer_sync import doors, place

__all__ = ["doors", "place"]  # fixtures


def seek(person: Person, **wish: Any) -> Any:
    return person.post("/api/lobby/seek", {"game": "valhalla", "players": 2, "name": person.name, **wish})


def sit(person: Person, table: str) -> Any:
    return person.post(f"/api/tables/{table}/join", {"name": person.name})


def kinds(table: Json) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def tick(hall: TestClient) -> None:
    within(hall, hall_of(hall).lobby.tick)


def on_disk(hall: TestClient, table: str) -> StoredTable:
    """The table as stored, which may be newer than in a hall's memory."""
    found: StoredTable = within(hall, lambda: hall_of(hall).storage.find_table(table))
    return found


def test_two_strangers_who_want_the_same_play(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna, bo = Person(hall, "Anna"), Person(hall, "Bo")
        first = seek(anna).json()
        assert (first["mine"], first["status"], first["private"]) == ([0], "waiting", False)
        assert seek(anna).json()["id"] == first["id"], "who asks twice waits once"
        found = seek(bo).json()
        assert (found["id"], found["mine"], found["invite"]) == (first["id"], [], "")
        assert found["commitment"], "seen before Bo chooses his part of the luck"
        assert sit(bo, first["id"]).json()["status"] == "playing"
        assert seek(Person(hall, "Cy")).json()["id"] != first["id"]


@pytest.mark.parametrize("other", [{"players": 3}, {"pace": "days"}, {"game": "bloodrage"}, {"wait": 0}])
def test_who_wants_something_else_waits_elsewhere(tmp_path: Path, other: Json) -> None:
    with open_hall(tmp_path) as hall:
        first = seek(Person(hall, "Anna")).json()["id"]
        assert seek(Person(hall, "Bo"), **other).json()["id"] != first


@pytest.mark.parametrize(
    ("wrong", "status", "reason"),
    [
        ({"players": 8}, 400, "rule"),
        ({"game": "chess"}, 404, "no-such-game"),
        ({"players": 1}, 400, "unreadable"),
        ({"wait": -1}, 400, "unreadable"),
        ({"pace": "soon"}, 400, "unreadable"),
        ({"pledge": "again:x"}, 409, "pledge-used"),
    ],
)
def test_what_cannot_be_sought_is_refused(tmp_path: Path, wrong: Json, status: int, reason: str) -> None:
    with open_hall(tmp_path) as hall:
        reply = seek(Person(hall, "Anna"), **wrong)
        assert (reply.status_code, reply.json()["reason"]) == (status, reason)
        assert hall.get("/api/lobby").json()["open"] == []


def test_a_muted_person_is_not_matched(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna, bo = Person(hall, "Anna"), Person(hall, "Bo")
        first = seek(anna).json()
        with bo.at(first["id"]) as page:
            page.until("table")
            page.send(type="mute", who=first["seats"][0]["who"], on=True)
            page.until("mine")
            while not page.mine["muted"]:
                page.until("mine")
        assert seek(bo).json()["id"] != first["id"]


def test_a_table_whose_player_left_is_not_matched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_hall(tmp_path) as hall:
        anna, bo = Person(hall, "Anna"), Person(hall, "Bo")
        live, slow = seek(anna).json()["id"], seek(anna, pace="days").json()["id"]
        monkeypatch.setattr(waiting, "SEEN_S", -1.0)
        assert seek(bo).json()["id"] != live
        assert seek(bo, pace="days").json()["id"] == slow, "a game over days needs no open page"
        monkeypatch.setattr(waiting, "GONE_S", -1.0)
        for _ in range(2):
            tick(hall)
        assert kinds(anna.get(f"/api/tables/{live}").json()) == ["open", "open"]
        assert kinds(anna.get(f"/api/tables/{slow}").json()) == ["person", "open"]
        assert [table["id"] for table in hall.get("/api/lobby").json()["open"]] == [slow]


def test_bots_take_the_seats_that_stay_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_hall(tmp_path) as hall:
        anna, bo = Person(hall, "Anna"), Person(hall, "Bo")
        alone = seek(anna, players=3, wait=0).json()["id"]
        table = seek(anna, players=4, wait=600).json()["id"]
        sit(bo, seek(bo, players=4, wait=600).json()["id"])
        for _ in range(2):
            tick(hall)
        assert kinds(anna.get(f"/api/tables/{table}").json()).count("open") == 2, "not before the time"
        later = time.time() + 601
        monkeypatch.setattr(time, "time", lambda: later)
        monkeypatch.setattr(waiting, "SEEN_S", 10_000.0)
        monkeypatch.setattr(waiting, "GONE_S", 10_000.0)
        for _ in range(2):
            tick(hall)
        begun = anna.get(f"/api/tables/{table}").json()
        assert (begun["status"], kinds(begun)) == ("playing", ["person", "person", "bot", "bot"])
        assert kinds(anna.get(f"/api/tables/{alone}").json()) == ["person", "open", "open"], "people only"


def test_who_waits_lets_a_bot_take_a_seat(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna, bo = Person(hall, "Anna"), Person(hall, "Bo")
        table = anna.open_table("me", "open", "open", private=True)["id"]
        path = f"/api/tables/{table}/fill"
        assert bo.post(path, {"seat": 1, "bot": "karl"}).json()["reason"] == "not-seated"
        assert anna.post(path, {"seat": 1, "bot": "nobody"}).json()["reason"] == "no-such-bot"
        assert anna.post(path, {"seat": 0, "bot": "karl"}).json()["reason"] == "no-free-seat"
        assert anna.post(path, {"seat": 7, "bot": "karl"}).json()["reason"] == "no-free-seat"
        assert kinds(anna.post(path, {"seat": 2, "bot": "karl"}).json()) == ["person", "open", "bot"]
        assert anna.post(path, {"seat": 1, "bot": "thrall"}).json()["status"] == "playing"
        assert anna.post(path, {"seat": 1, "bot": "thrall"}).json()["reason"] == "no-free-seat"


def test_bots_are_not_added_to_a_table_for_people_only(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna, bo = Person(hall, "Anna"), Person(hall, "Bo")
        table = seek(anna, players=3, wait=0).json()["id"]
        sit(bo, seek(bo, players=3, wait=0).json()["id"])
        refused = bo.post(f"/api/tables/{table}/fill", {"seat": 2, "bot": "karl"})
        assert (refused.status_code, refused.json()["reason"]) == (409, "people-only")
        bo.post(f"/api/tables/{table}/leave", {})
        assert anna.post(f"/api/tables/{table}/fill", {"seat": 2, "bot": "karl"}).status_code == 200


def test_a_crowd_over_two_processes_is_paired_completely(database: str) -> None:
    """Everyone searches at once, half of them in a second process that receives no notices."""
    with hall_over(database) as one, hall_over(database) as other:
        crowd = [Person(hall, f"P{number}") for number in range(5) for hall in (one, other)]

        def come(person: Person) -> str:
            for _ in range(20):
                table = seek(person).json()
                if table["mine"]:
                    return str(table["id"])
                if (seated := sit(person, table["id"])).status_code == 200:
                    assert seated.json()["status"] == "playing", "who comes last begins"
                    return str(table["id"])
            raise AssertionError("turned away")

        with ThreadPoolExecutor(len(crowd)) as at_once:
            tables = [*at_once.map(come, crowd)]
        assert sorted(tables.count(table) for table in set(tables)) == [2] * 5
        assert {on_disk(one, table).row.status for table in set(tables)} == {"playing"}


# -- what the lobby tells


def listen(person: Person, named: bool = False) -> Any:
    path = f"/api/lobby/socket{'?named=yes' if named else ''}"
    return person.hall.websocket_connect(path, headers={"cookie": f"{COOKIE}={person.token}"})


def news(socket: Any, wanted: Any) -> Json:
    """Receive messages until the lobby is as expected."""
    while not wanted(told := socket.receive_json()):
        pass
    found: Json = told
    return found


def test_the_lobby_tells_at_once_who_waits_and_what_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobbies, "TICK_S", 0.01)
    with open_hall(tmp_path) as hall:
        anna, bo, cy = Person(hall, "Anna"), Person(hall, "Bo"), Person(hall, "Cy")
        with listen(cy) as lobby:
            assert news(lobby, lambda told: told["here"] == 1)["open"] == []
            table = seek(anna).json()
            told = news(lobby, lambda told: told["open"])["open"][0]
            assert (told["id"], told["names"], told["free"], told["pace"]) == (table["id"], ["Anna"], 1, "live")
            assert told["here"], "she has just asked"
            assert sorted(told) == [
                *("bots", "fill_at", "free", "game", "here", "id", "modules", "names", "pace", "players"),
                *("rated", "since", "watching"),
            ]
            anna.open_table("me", "open", private=True)
            sit(bo, table["id"])
            with anna.at(table["id"]) as page:
                page.answer(page.actions()[0])
                told = news(lobby, lambda told: told["running"])
                assert ([one["id"] for one in told["running"]], told["open"]) == ([table["id"]], [])


def test_who_is_here_is_counted_once_and_named_only_if_they_like(
    doors: tuple[TestClient, TestClient], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobbies, "TICK_S", 0.01)
    anna, bo, cy = Person(doors[0], "Anna"), Person(doors[1], "Bo"), Person(doors[0], "Cy")
    for person in (anna, bo):
        seek(person, wait=0)
    again = Person(doors[1], "Anna", anna.token)
    with listen(anna, named=True) as lobby, listen(again), listen(bo), listen(cy, named=True):
        assert news(lobby, lambda told: told["here"] == 3)["names"] == ["Anna"], "Cy has no name yet"
        with bo.at(seek(bo, wait=0).json()["id"]) as page:
            page.until("table")
            assert within(doors[0], hall_of(doors[0]).lobby.look).here == 3


def test_a_name_in_the_lobby_says_whether_it_leads_to_a_profile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobbies, "TICK_S", 0.01)
    with open_hall(tmp_path) as hall:
        anna, bo = Person(hall, "Anna"), Person(hall, "Bo")
        assert send(anna, wish={"name": "Anna", "password": "mead and honey"}).status_code == 200
        sit(bo, seek(anna, wait=0).json()["id"])
        with listen(anna, named=True) as lobby, listen(bo, named=True):
            told = news(lobby, lambda told: len(told["names"]) == 2)
            assert (told["names"], told["known"]) == (["Anna", "Bo"], ["Anna"])
            anna.post("/api/profile", {"hidden": True})
            assert within(hall, hall_of(hall).lobby.look).known == []


def test_the_lobby_ignores_messages(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        cy = Person(hall, "Cy")
        with listen(cy) as lobby:
            lobby.send_text("hello")
            with pytest.raises(WebSocketDisconnect):
                news(lobby, lambda told: False)
        assert hall_of(hall).lobby.viewers == set()

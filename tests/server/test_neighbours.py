"""Several processes keep one hall: people at one table need not have come through the same door."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from websockets.sync.client import ClientConnection, connect

from meadhall.server.rooms import neighbours
from tests.server.halls import Person, hall_of, hall_over, within
from tests.server.processes import Process
from tests.server.services import Postgres, open_redis
from tests.server.test_tables import play_on


@pytest.fixture(
    params=[
        pytest.param("postgresql", marks=pytest.mark.needs("postgresql")),
        pytest.param("redis", marks=pytest.mark.needs("redis")),
    ]
)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, str]]:
    """A database, and the Redis beside it if there is one."""
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        yield postgres.new_database(), ""
    else:
        with open_redis() as redis:
            yield str(tmp_path / "hall.db"), redis


@pytest.fixture
def doors(place: tuple[str, str]) -> Iterator[tuple[TestClient, TestClient]]:
    """Two halls over the same database, each with its own memory, as two processes have."""
    database, redis = place
    with hall_over(database, redis=redis) as left, hall_over(database, redis=redis) as right:
        yield left, right


def test_two_people_play_at_one_table_through_two_doors(doors: tuple[TestClient, TestClient]) -> None:
    luck = random.Random(4)
    anna, bo = Person(doors[0], "Anna"), Person(doors[1], "Bo")
    table = anna.open_table("me", "open")["id"]
    with anna.at(table) as mine:
        mine.until("table")
        bo.post(f"/api/tables/{table}/join", {"name": "Bo"})  # through the other door
        with bo.at(table) as yours:
            version = yours.until_asked()["version"]
            first, second = mine.actions()[0], yours.actions()[0]
            assert mine.answer(first)["type"] == "done"
            assert yours.answer(second, version=version)["type"] == "done"  # asked at the same time: still counts
            for _ in range(12):
                page = mine if mine_is_asked(mine, yours) else yours
                assert page.answer(luck.choice(page.actions()))["type"] == "done"
            meet(mine, yours)
            assert [seat["here"] for seat in mine.table["seats"]] == [True, True]
            assert (mine.version, [line["number"] for line in mine.log]) == (
                yours.version,
                [line["number"] for line in yours.log],
            )


def mine_is_asked(mine: Any, yours: Any) -> bool:
    """Bring both pages to the newest version; whose turn is it?"""
    meet(mine, yours)
    return mine.last["question"] is not None


def meet(mine: Any, yours: Any) -> None:
    while mine.version != yours.version:
        (mine if mine.version < yours.version else yours).until("update")


def test_a_bot_answers_once_though_two_processes_know_it(doors: tuple[TestClient, TestClient]) -> None:
    anna = Person(doors[0], "Anna")
    there = Person(doors[1], "Anna", anna.token)
    table = anna.open_table("me", "thrall")["id"]
    with anna.at(table) as page, there.at(table) as other:
        play_on(page, 8, random.Random(2))
        page.until_asked()
        meet(page, other)
        assert (other.log, other.last["view"]) == (page.log, page.last["view"])


def test_a_cry_that_was_lost_costs_no_move_and_a_process_that_fell_no_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two halls that hear nothing of each other: one writes and falls silent, the other looks, and sees to the bot."""
    monkeypatch.setattr(neighbours, "BOTS_ELSEWHERE_TIMEOUT_S", 0.0)
    database = str(tmp_path / "hall.db")
    with hall_over(database) as left, hall_over(database) as right:
        anna = Person(left, "Anna")
        table = anna.open_table("me", "thrall")["id"]
        with anna.at(table) as page:
            version = page.until_alone()["version"]
            left.app.state.hall.rooms[table].table.wake_bots = lambda: None  # type: ignore[attr-defined]
            with Person(right, "Anna", anna.token).at(table) as other:
                assert other.until_alone()["version"] == version
                while 0 in page.last["asked"]:
                    version = page.answer(page.actions()[0])["version"]
                assert page.last["asked"] == [1]
                within(right, neighbours.Neighbours(hall_of(right)).missed)
                while other.version <= version:
                    other.until("update")


@pytest.mark.needs("postgresql")
def test_a_crew_of_processes_shares_one_door(postgres: Postgres) -> None:
    """`--workers 2`: whoever asks is answered by either process, and a table is everywhere at once."""
    with Process(postgres.new_database(), "--workers", "2") as hall:
        anna, bo = hall.visitor(), hall.visitor()
        table = anna.post("tables", {"game": "valhalla", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
        assert bo.post(f"tables/{table}/join", {"name": "Bo"})["status"] == "playing"
        with connect(hall.socket(table), additional_headers={"cookie": anna.cookie}) as mine:
            update = asked(mine)
            answer = {"type": "answer", "id": "a", "version": update["version"]}
            answer["action"] = update["question"]["options"][0]["action"]
            mine.send(json.dumps(answer))
            with connect(hall.socket(table), additional_headers={"cookie": bo.cookie}) as yours:
                assert heard(yours, lambda m: m["type"] == "update" and m["version"] >= 1)
        hall.process.terminate()
        assert hall.process.wait(600) == 0


def asked(socket: ClientConnection) -> dict[str, Any]:
    return heard(socket, lambda m: m["type"] == "update" and m["question"] is not None)


def heard(socket: ClientConnection, wanted: Any) -> dict[str, Any]:
    """The first message that fits."""
    socket.send('{"type": "hello"}')
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=600))
        if wanted(message):
            return message

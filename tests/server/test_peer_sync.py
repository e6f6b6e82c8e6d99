"""Several processes serve one hall: people at one table may be connected to different processes."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient
from websockets.sync.client import ClientConnection, connect

from meadhall.server.run import peer_sync
from meadhall.server.run.bus import TableChange
from meadhall.server.run.crew import HallCrew
from meadhall.server.tables.hall import Hall
from tests.server.halls import Person, hall_of, hall_over, within
from tests.server.loops import run
from tests.server.processes import Process
from tests.server.services import Postgres, open_redis
from tests.server.test_tables import play_on


@pytest.fixture(
    params=[
        pytest.param("postgresql", marks=pytest.mark.needs("postgresql")),
        pytest.param("redis", marks=pytest.mark.needs("redis")),
        "lines",
    ]
)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, str]]:
    """A database, and a Redis server if there is one."""
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        yield postgres.new_database(), ""
    elif request.param == "redis":
        with open_redis() as redis:
            yield str(tmp_path / "hall.db"), redis
    else:
        yield str(tmp_path / "hall.db"), ""


@pytest.fixture
def doors(place: tuple[str, str]) -> Iterator[tuple[TestClient, TestClient]]:
    """Two halls over one database with separate memory, like two processes."""
    database, redis = place
    crew = HallCrew(2)
    first, second = (crew.member(number) for number in (0, 1))
    with (
        hall_over(database, redis=redis, member=first) as left,
        hall_over(database, redis=redis, member=second) as right,
    ):
        yield left, right


def test_tables_are_reloaded_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Loading all tables at once would delay everyone; if no notice was lost none is loaded."""
    steps: list[str] = []

    async def sleep(seconds: float) -> None:
        steps.append(f"{seconds:.0f}")
        if len(steps) > 11:
            raise asyncio.CancelledError

    def round_of(certain: bool) -> list[str]:
        steps.clear()
        rooms = {name: SimpleNamespace(name=name, watchers=name != "empty") for name in ("a", "b", "empty")}
        hall: Any = SimpleNamespace(rooms=rooms, bus=SimpleNamespace(certain=certain))
        hall.publish = lambda room: steps.append(f"cry {room.name}")
        ears = peer_sync.PeerSync(hall)
        ears._look_at = lambda room: steps.append(f"look {room.name}")  # type: ignore[attr-defined,method-assign]
        with suppress(asyncio.CancelledError):
            run(ears.look_round())
        return steps

    monkeypatch.setattr(asyncio, "sleep", sleep)
    assert round_of(certain=False)[:7] == ["5", "cry a", "look a", "5", "cry b", "look b", "5"]
    assert round_of(certain=True)[:5] == ["5", "cry a", "5", "cry b", "5"]


def test_two_people_play_at_one_table_through_two_doors(doors: tuple[TestClient, TestClient]) -> None:
    luck = random.Random(4)
    anna, bo = Person(doors[0], "Anna"), Person(doors[1], "Bo")
    table = anna.open_table("me", "open")["id"]
    with anna.at(table) as mine:
        mine.until("table")
        bo.post(f"/api/tables/{table}/join", {"name": "Bo"})  # through the other process
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
    """Bring both pages to the newest version; return whether the first one is asked."""
    meet(mine, yours)
    return mine.last["question"] is not None


def meet(mine: Any, yours: Any) -> None:
    while mine.version != yours.version:
        (mine if mine.version < yours.version else yours).until("update")


def test_a_bot_answers_once_although_two_processes_have_the_table(doors: tuple[TestClient, TestClient]) -> None:
    anna = Person(doors[0], "Anna")
    there = Person(doors[1], "Anna", anna.token)
    table = anna.open_table("me", "thrall")["id"]
    with anna.at(table) as page, there.at(table) as other:
        play_on(page, 8, random.Random(2))
        page.until_asked()
        meet(page, other)
        assert (other.log, other.last["view"]) == (page.log, page.last["view"])


def test_lost_notices_and_crashed_processes_lose_no_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two halls without notices: one writes and stops, the other reloads the table and plays its bot."""
    monkeypatch.setattr(peer_sync, "BOTS_ELSEWHERE_TIMEOUT_S", 0.0)
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
                within(right, peer_sync.PeerSync(hall_of(right)).missed)
                while other.version <= version:
                    other.until("update")


class Held:
    """A hall that pauses while it opens a room, after its row was read or written, until the test lets it go on."""

    def __init__(self, client: TestClient, monkeypatch: pytest.MonkeyPatch, after: str) -> None:
        self.hall, self.client = hall_of(client), client
        self.go_on = within(client, asyncio.Event)
        self.reached, self.heard = threading.Event(), threading.Event()
        self.ears: list[peer_sync.PeerSync] = []
        self.real, self.hear = getattr(self.hall.storage, after), peer_sync.PeerSync.heard
        monkeypatch.setattr(self.hall.storage, after, self._stop)
        monkeypatch.setattr(peer_sync.PeerSync, "heard", lambda ears, change: self._hear(ears, change))
        monkeypatch.setattr(peer_sync, "LOOK_ROUND_EVERY_S", 3600.0)

    async def _stop(self, *arguments: Any) -> Any:
        done = await self.real(*arguments)
        if not self.reached.is_set():
            self.reached.set()
            await self.go_on.wait()
        return done

    def _hear(self, ears: peer_sync.PeerSync, change: TableChange) -> None:
        self.hear(ears, change)
        if ears.hall is self.hall and self.reached.is_set():
            self.ears.append(ears)
            self.heard.set()

    async def _settle(self) -> None:
        self.go_on.set()
        await asyncio.gather(*self.hall.opening.values())
        while self.ears[0].early or self.ears[0].tasks:
            await asyncio.gather(*self.ears[0].tasks)
            await asyncio.sleep(0)

    def settled(self, table: str) -> Any:
        """The room, once every received notice is handled."""
        assert self.heard.wait(600), "the cry never came"
        within(self.client, self._settle)
        return self.hall.rooms[table]


def test_a_notice_that_arrives_while_a_room_is_opened_is_not_lost(
    doors: tuple[TestClient, TestClient], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The row is read, then a player joins through the other process, then the room is registered."""
    anna, bo = Person(doors[0], "Anna"), Person(doors[0], "Bo")
    table = anna.open_table("me", "open")["id"]
    held = Held(doors[1], monkeypatch, "find_table")
    assert doors[1].portal is not None
    doors[1].portal.start_task_soon(held.hall.room, table)
    assert held.reached.wait(600)
    bo.post(f"/api/tables/{table}/join", {"name": "Bo"})
    room = held.settled(table)
    assert (room.row.status, room.seats[1].name) == ("playing", "Bo")
    assert room.table is not None


def test_a_notice_about_a_new_table_is_not_lost(
    doors: tuple[TestClient, TestClient], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new table is in the database, a player finds it through the other process, then its room is registered."""
    anna, bo = Person(doors[1], "Anna"), Person(doors[0], "Bo")
    held = Held(doors[1], monkeypatch, "open_table")
    opening = threading.Thread(target=lambda: anna.open_table("me", "open"))
    opening.start()
    assert held.reached.wait(600)
    (table,) = [each["id"] for each in bo.get("/api/hall").json()["open"]]
    bo.post(f"/api/tables/{table}/join", {"name": "Bo"})
    room = held.settled(table)
    opening.join(600)
    assert (room.row.status, room.seats[1].name) == ("playing", "Bo")


def test_a_room_opened_during_a_reconnection_is_reloaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bus reconnects, so notices may have been missed, and the room was read before."""
    database = str(tmp_path / "hall.db")
    with hall_over(database) as left, hall_over(database) as right:
        anna, bo = Person(left, "Anna"), Person(left, "Bo")
        table = anna.open_table("me", "open")["id"]
        held = Held(right, monkeypatch, "find_table")
        assert right.portal is not None
        right.portal.start_task_soon(held.hall.room, table)
        assert held.reached.wait(600)
        bo.post(f"/api/tables/{table}/join", {"name": "Bo"})
        held.ears.append(peer_sync.PeerSync(held.hall))
        within(right, held.ears[0].missed)
        held.heard.set()
        assert held.settled(table).seats[1].name == "Bo"


def test_notices_about_unloaded_rooms_are_not_kept(tmp_path: Path) -> None:
    with hall_over(str(tmp_path / "hall.db")) as client:
        ears = peer_sync.PeerSync(hall_of(client))

        async def ask() -> None:
            asking = asyncio.create_task(ears.hall.room("none"))
            await asyncio.sleep(0)
            for process in range(5):
                ears.heard(TableChange("a", "none", process))
            assert len(ears.early["none"]) == 1
            assert await asking is None
            await asyncio.sleep(0)

        within(client, ask)
        assert (ears.early, ears.tasks) == ({}, set())


def test_a_notice_stays_short_with_many_spectators_and_names_the_players() -> None:
    """PostgreSQL refuses payloads of 8,000 bytes, and processes read their pipes in blocks of 16,384."""
    told: list[tuple[str, int, list[str]]] = []
    crowd = {f"{number:064x}" for number in range(900)} | {"z" * 64}
    room: Any = SimpleNamespace(row=SimpleNamespace(id="t" * 18), version=9_999, guests=lambda: crowd)
    room.mine = lambda guest: (0,) if guest.startswith("z") else ()
    hall: Any = SimpleNamespace(bus=SimpleNamespace(alone=False, publish=lambda *words: told.append(words)))
    Hall.publish(hall, room)
    ((table, version, here),) = told
    assert here[0] == "z" * 64
    assert 1 < len(msgspec.json.encode(TableChange("1234567-01234567", table, version, here))) < 8_000


@pytest.mark.needs("postgresql")
def test_worker_processes_share_one_port(postgres: Postgres) -> None:
    """`--workers 2`: either process serves a request, and every table is reachable through both."""
    play_through_one_door(postgres.new_database())


def play_through_one_door(database: str) -> None:
    """Play at tables for two that both people see; then all processes end together."""
    with Process(database, "--workers", "2") as hall:
        for _ in range(3):
            anna, bo = hall.visitor(), hall.visitor()
            table = anna.post("tables", {"game": "valhalla", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
            assert bo.post(f"tables/{table}/join", {"name": "Bo"})["status"] == "playing"
            with connect(hall.socket(table), additional_headers={"cookie": anna.cookie}) as mine:
                update = asked(mine)
                answer = {"type": "answer", "id": "a", "version": update["version"]}
                mine.send(json.dumps(answer | {"action": update["question"]["options"][0]["action"]}))
                with connect(hall.socket(table), additional_headers={"cookie": bo.cookie}) as yours:
                    assert heard(yours, lambda m: m["type"] == "update" and m["version"] >= 1)
        hall.process.terminate()
        assert hall.process.wait(600) == 0


def asked(socket: ClientConnection) -> dict[str, Any]:
    return heard(socket, lambda m: m["type"] == "update" and m["question"] is not None)


def heard(socket: ClientConnection, wanted: Any) -> dict[str, Any]:
    """The first message that satisfies a condition."""
    socket.send('{"type": "hello"}')
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=600))
        if wanted(message):
            return message

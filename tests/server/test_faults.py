"""Faults around the hall: pages that send rubbish, a full disk, a database that goes away."""

from __future__ import annotations

import json
import random
import resource
import socket as sockets
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.halls import Page, Person, hall_over
from tests.server.processes import Process, Visitor
from tests.server.services import Postgres

CROWD = 100  # spectators; bench/load.py opens a thousand
TWO = [{"kind": "me"}, {"kind": "me"}]


def rubbish(luck: random.Random) -> list[str | bytes]:
    """Messages that no page sends: unreadable, of unknown kind, out of order, too deep, too long, not text."""
    letters = "".join(chr(luck.randrange(0x20, 0x3000)) for _ in range(200))
    return [
        letters,
        "",
        "null",
        "[]",
        "{}",
        '{"type": "nobody"}',
        '{"type": "answer"}',
        '{"type": "answer", "id": "x", "version": 99999, "action": 0}',
        '{"type": "answer", "id": "x", "version": 1e400, "action": 0}',
        '{"type": "answer", "id": "x", "version": 0, "action": -1}',
        '{"type": "answer", "id": "", "version": 0, "action": 1}',
        '{"type": "undo", "id": "y", "version": 0}',
        '{"type": "hello", "version": -7}',
        '{"type": "hello", "version": 0, "lines": 2147483647}',
        '{"type": "consent", "seat": 77, "agree": true}',
        '{"type": "sit", "seat": 500}',
        '{"a": "\\ud800"}',
        "[" * 4000,
        "[" * 5000,
        '{"x": ' * 600 + "1" + "}" * 600,
        "9" * 100_000,
        letters.encode(),
        b"\x00\xff" * 300,
    ]


def test_rubbish_does_not_disturb_others(tmp_path: Path) -> None:
    """Neither the players nor the spectators notice."""
    luck = random.Random(8)
    with Process(str(tmp_path / "hall.db"), "--log-level", "error") as hall, ExitStack() as doors:
        anna = hall.visitor()
        table = anna.post("tables", {"game": "valhalla", "seats": TWO, "delay": 0})["id"]
        crowd = [doors.enter_context(connect(hall.socket(table), close_timeout=0)) for _ in range(CROWD)]
        for page in crowd:
            page.send('{"type": "hello"}')
        codes = {send_alone(hall.socket(table), anna, message) for message in rubbish(luck)}
        assert codes <= {None, 1003, 1007, 1009}  # refused, or disconnected with a reason
        assert {None, 1003, 1009} <= codes
        assert flood(hall.socket(table), anna) == 1008
        shout_at(hall.port, luck)
        with connect(f"{hall.socket(table)}?seat=0", additional_headers={"cookie": anna.cookie}) as page:
            assert answered(page)["type"] == "done"
        for page in crowd:
            while json.loads(page.recv(timeout=60)).get("version") != 1:
                pass
        assert hall.process.poll() is None


def send_alone(address: str, who: Visitor, message: str | bytes) -> int | None:
    """The close code after this message; None if the connection stays open."""
    with connect(address, additional_headers={"cookie": who.cookie}) as page, suppress(ConnectionClosed):
        page.send(message)
        page.send('{"type": "ping"}')
        while json.loads(page.recv(timeout=60))["type"] != "pong":
            pass
        return None
    return page.protocol.close_rcvd.code if page.protocol.close_rcvd else 1006


def flood(address: str, who: Visitor) -> int:
    """The close code after far too many messages, sent at once because unread data would discard the code."""
    with connect(address, additional_headers={"cookie": who.cookie}) as page, suppress(ConnectionClosed):
        with page.protocol_mutex:
            for _ in range(2000):
                page.protocol.send_text(b"?")
            page.socket.sendall(b"".join(page.protocol.data_to_send()))
        while True:
            page.recv(timeout=60)
    return page.protocol.close_rcvd.code if page.protocol.close_rcvd else 1006


def shout_at(port: int, luck: random.Random) -> None:
    """Send bytes that are not an HTTP request."""
    for _ in range(5):
        with sockets.create_connection(("127.0.0.1", port), timeout=5) as line, suppress(OSError):
            line.sendall(luck.randbytes(3000))


def answered(page: ClientConnection) -> dict[str, Any]:
    """Connect, choose the first option, and return the result."""
    page.send('{"type": "hello"}')
    while (message := json.loads(page.recv(timeout=60)))["type"] != "update" or not message["question"]:
        pass
    action = message["question"]["options"][0]["action"]
    answer = {"type": "answer", "id": f"a{message['version']}", "version": message["version"], "action": action}
    page.send(json.dumps(answer))
    reply: dict[str, Any] = json.loads(page.recv(timeout=60))
    while reply["type"] not in ("done", "refused"):
        reply = json.loads(page.recv(timeout=60))
    return reply


def test_on_a_full_disk_nothing_is_promised_and_nothing_lost(tmp_path: Path) -> None:
    database = tmp_path / "hall.db"
    with Process(str(database), "--log-level", "critical") as hall:
        anna = hall.visitor()
        table = anna.post("tables", {"game": "valhalla", "seats": TWO})["id"]
        fill_disk(hall.process.pid, tmp_path)
        results = take_turns(hall, anna, table, 200)
        assert results[-1]["type"] == "refused"
        assert results[-1]["reason"] == "not-saved"
        kept = anna.get(f"tables/{table}")["version"]
        assert kept == sum(result["type"] == "done" for result in results)
        resource.prlimit(hall.process.pid, resource.RLIMIT_FSIZE, (-1, -1))
        assert take_turns(hall, anna, table, 1)[0]["type"] == "done"
    with hall_over(str(database)) as again:
        assert again.get(f"/api/tables/{table}", headers={"cookie": anna.cookie}).json()["version"] == kept + 1


def fill_disk(process: int, folder: Path) -> None:
    """Limit the size of files to a little above the largest one."""
    largest = max(file.stat().st_size for file in folder.iterdir())
    resource.prlimit(process, resource.RLIMIT_FSIZE, (largest + 30_000, -1))


def take_turns(hall: Process, who: Visitor, table: str, most: int) -> list[dict[str, Any]]:
    """Answer for each seat that is asked, until an answer is refused."""
    results: list[dict[str, Any]] = []
    while len(results) < most and (not results or results[-1]["type"] == "done"):
        seat = who.get(f"tables/{table}")["asked"][0]
        with connect(f"{hall.socket(table)}?seat={seat}", additional_headers={"cookie": who.cookie}) as page:
            results.append(answered(page))
    return results


@pytest.mark.needs("postgresql")
def test_a_database_that_goes_away_and_comes_back(postgres: Postgres) -> None:
    with hall_over(postgres.new_database()) as hall:
        anna = Person(hall, "Anna")
        with anna.at(anna.open_table("me", "me")["id"], seat=0) as page:
            action = page.actions()[0]
            postgres.stop()
            try:
                refused = page.answer(action)
                assert (refused["type"], refused["reason"]) == ("refused", "not-saved")
                assert page.version == 0
                assert (hall.get("/healthz").status_code, hall.get("/readyz").status_code) == (200, 503)
                assert anna.get("/api/hall").json()["reason"] == "not-saved"
            finally:
                postgres.start()
            assert hall.get("/readyz").status_code == 200
            assert play_one(page)["type"] == "done"


def play_one(page: Page) -> dict[str, Any]:
    return page.answer(page.actions()[0])

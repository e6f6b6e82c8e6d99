"""What was acknowledged is never lost, however the hall ends."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

KILLS = int(os.environ.get("MEADHALL_KILLS", "4"))
Json = dict[str, Any]


def open_process(folder: Path, port: int = 0) -> tuple[subprocess.Popen[str], int]:
    command = [sys.executable, "-m", "meadhall.server", "--port", str(port), "--database", str(folder / "hall.db")]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    found = re.search(r":(\d+)/", process.stdout.readline())
    assert found is not None
    return process, int(found.group(1))


def ask(port: int, path: str, cookie: str, body: Json | None = None) -> tuple[Json, str]:
    """A request, and the cookie we are given."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json", "cookie": cookie}
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/{path}", data, headers)
    with urllib.request.urlopen(request, timeout=20) as reply:
        return json.load(reply), (reply.headers.get("set-cookie") or "").partition(";")[0]


def play_until(socket: ClientConnection, end: float, luck: random.Random) -> int:
    """Answer as fast as we can; the last version that was acknowledged to us."""
    acknowledged, update, serial = -1, None, luck.randrange(1 << 30)
    socket.send(json.dumps({"type": "hello", "version": -1, "lines": 0}))
    while time.monotonic() < end:
        if update is not None and update["question"] and update["version"] >= acknowledged:
            serial += 1
            action = luck.choice(update["question"]["options"])["action"]
            socket.send(
                json.dumps({"type": "answer", "id": str(serial), "version": update["version"], "action": action})
            )
            update = None
        message = json.loads(socket.recv(timeout=10))
        if message["type"] == "done":
            acknowledged = message["version"]
        elif message["type"] == "update":
            update = message
            if update["over"]:
                break
    return acknowledged


@pytest.mark.parametrize("seed", range(KILLS))
def test_nothing_acknowledged_is_lost_when_the_hall_is_killed(tmp_path: Path, seed: int) -> None:
    luck = random.Random(seed)
    process, port = open_process(tmp_path)
    try:
        _, cookie = ask(port, "hall", "")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        table, _ = ask(port, "tables", cookie, {"game": "valhalla", "seats": seats})
        address = f"ws://127.0.0.1:{port}/api/tables/{table['id']}/socket"
        with connect(address, additional_headers={"cookie": cookie}) as socket:
            acknowledged = play_until(socket, time.monotonic() + luck.uniform(0.2, 0.8), luck)
            process.kill()
        process.wait(10)
        process, port = open_process(tmp_path, port)
        found, _ = ask(port, f"tables/{table['id']}", cookie)
        assert found["version"] >= acknowledged >= 0
    finally:
        process.kill()
        process.wait(10)

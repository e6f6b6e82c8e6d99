"""A hall in its own process, and clients that connect to it over loopback."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from typing import Any

from tests.server.migrated import laid

Json = dict[str, Any]


class Process:
    """A `meadhall serve` process that the test ends."""

    def __init__(self, database: str, *words: str, port: int = 0, stderr: int | None = None) -> None:
        command = [sys.executable, "-m", "meadhall", "serve", "--port", str(port), "--database", laid(database)]
        self.process = subprocess.Popen(
            [*command, *words], stdout=subprocess.PIPE, stderr=stderr, text=True, process_group=0
        )
        self.port = 0
        while not self.port:
            self.port = self._read_port()

    def _read_port(self) -> int:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, "the hall did not open"
        found = re.search(r"http://[\d.]+:(\d+)/", line)
        return int(found.group(1)) if found else 0

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *trouble: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(600)
        for pipe in (self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()

    def press_ctrl_c(self) -> None:
        """Interrupt the process group, as a terminal does: all processes of the hall receive the signal."""
        os.killpg(self.process.pid, signal.SIGINT)

    def visitor(self, cookie: str = "") -> Visitor:
        return Visitor(self.port, cookie)

    def socket(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"


class Visitor:
    """A client with a session cookie; it starts a guest session if it has none."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self.port = port
        self.cookie = cookie
        if not cookie:
            self.get("hall")

    def get(self, path: str) -> Json:
        return self._ask(path, None)

    def post(self, path: str, body: Json) -> Json:
        return self._ask(path, json.dumps(body).encode())

    def _ask(self, path: str, body: bytes | None) -> Json:
        headers = {"content-type": "application/json", "cookie": self.cookie}
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}/api/{path}", body, headers)
        with urllib.request.urlopen(request, timeout=600) as reply:
            self.cookie = self.cookie or (reply.headers.get("set-cookie") or "").partition(";")[0]
            found: Json = json.load(reply)
            return found

"""A hall in another process, and people who visit it: what the measurements of the hall share."""

from __future__ import annotations

import http.client
import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

Json = dict[str, Any]
ROOT = Path(__file__).resolve().parent.parent
TIMEOUT_S = 120.0  # seconds for one request, beside much else


def hall_python() -> str:
    """The Python with the compiled engine where that is built of these very sources, else this one."""
    command = [sys.executable, str(ROOT / "tools" / "compile.py"), "--where"]
    folder = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
    return str(Path(folder) / "python")


class Hall:
    """`meadhall serve` on loopback. It can be killed and opened again on its port."""

    def __init__(
        self,
        database: str,
        python: str = "",
        more: list[str] | None = None,
        program: tuple[str, ...] = ("-m", "meadhall"),
    ) -> None:
        self.database = database
        self.python = python or sys.executable
        self.more = more or []
        self.program = program  # what the Python runs
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Hall:
        self.open()
        return self

    def __exit__(self, *trouble: object) -> None:
        self.stop(signal.SIGTERM)

    def open(self) -> None:
        """Returns when the hall says where it is; early connections wait in the backlog."""
        command = [self.python, *self.program, "serve", "--port", str(self.port), "--limits", "none"]
        command += ["--database", self.database]
        self.process = subprocess.Popen([*command, *self.more], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://[\d.]+:(\d+)/", self.process.stdout.readline())
        if found is None:
            raise RuntimeError("the hall did not open; its words are above")
        self.port = int(found.group(1))

    def stop(self, how: signal.Signals) -> None:
        """End the process we started, and wait until it has."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(TIMEOUT_S)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None

    def children(self, sign: bytes) -> list[int]:
        """The processes of the hall whose command line has this sign."""
        assert self.process is not None
        return [one for one in _family(self.process.pid)[1:] if sign in Path(f"/proc/{one}/cmdline").read_bytes()]

    def cpu_seconds(self) -> float:
        """Processor time of the hall so far, with its worker processes."""
        assert self.process is not None
        return sum(_cpu(pid) for pid in _family(self.process.pid))

    def metrics(self) -> str:
        """What the hall counts and times."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=TIMEOUT_S) as reply:
            return str(reply.read(), "utf-8")

    def engine(self) -> str:
        """Which engine the hall's Python brings."""
        command = [self.python, "-c", "import meadhall; print(meadhall.engine())"]
        return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout.strip()


class Visitor:
    """A visitor with a cookie."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self.port = port
        self.cookie = cookie
        if not cookie:
            self.get("hall")

    def get(self, path: str) -> Json:
        return self.ask("GET", path, None)

    def post(self, path: str, body: Json) -> Json:
        return self.ask("POST", path, json.dumps(body))

    def ask(self, method: str, path: str, body: str | None) -> Json:
        """Send a request on a new connection. Refusals are errors."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=TIMEOUT_S)
        try:
            line.request(method, f"/api/{path}", body, {"content-type": "application/json", "cookie": self.cookie})
            reply = line.getresponse()
            self.cookie = (reply.getheader("set-cookie") or "").partition(";")[0] or self.cookie
            found: Json = json.loads(reply.read())
        finally:
            line.close()
        if reply.status >= 400:
            raise RuntimeError(f"{method} {path}: {reply.status} {found}")
        return found


def _family(pid: int) -> list[int]:
    """A process, its children and theirs."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    except OSError:
        return []  # it has just ended
    return [pid, *(one for child in children for one in _family(int(child)))]


def _cpu(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0  # it has just ended
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

"""PostgreSQL and Redis servers for tests: each in its own folder, without a network port, removed after the tests."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from meadhall.server.storage.migrate import opened
from tools.needs import postgres_programs

TIMEOUT_S = 300.0  # seconds; enough for a busy machine
# without fsync: durability of the service is not tested
QUICK = ["-c", "fsync=off", "-c", "listen_addresses=", "-c", "max_connections=40"]


def unprivileged() -> dict[str, str | int]:
    """The user that PostgreSQL runs as, because it refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    known = {entry.pw_name for entry in pwd.getpwall()}
    entry = pwd.getpwnam("postgres" if "postgres" in known else "nobody")
    return {"user": entry.pw_uid, "group": entry.pw_gid}


@contextmanager
def own_folder() -> Iterator[Path]:
    """A folder with a short path that the unprivileged user may enter; paths of sockets have a length limit."""
    folder = Path(tempfile.mkdtemp(prefix="mead-"))
    who = unprivileged()
    if who:
        os.chown(folder, int(who["user"]), int(who["group"]))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class Postgres:
    """A PostgreSQL server that can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        programs = postgres_programs()
        assert programs is not None
        self.programs, self.folder, self.count, self.migrated = programs, folder, 0, False
        words = ["-A", "trust", "-U", "postgres", "-N", "--locale=C", "-E", "UTF8"]
        self._run("initdb", "-D", str(folder / "data"), *words)
        self.process = self.start()

    def _run(self, program: str, *words: str) -> None:
        command = [str(self.programs / program), *words]
        who = unprivileged()
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder, **who)  # type: ignore[call-overload]

    def start(self) -> subprocess.Popen[bytes]:
        command = [str(self.programs / "postgres"), "-D", str(self.folder / "data"), "-k", str(self.folder), *QUICK]
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self.process = subprocess.Popen(command, cwd=self.folder, **quiet, **unprivileged())  # type: ignore[call-overload]
        wait_until(self.is_ready)
        return self.process

    def is_ready(self) -> bool:
        command = [str(self.programs / "pg_isready"), "-q", "-h", str(self.folder), "-U", "postgres"]
        return subprocess.run(command, check=False).returncode == 0

    def stop(self) -> None:
        """Stop at once, as in a crash; committed data survives."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(TIMEOUT_S)

    def bare_database(self, template: str = "template1") -> str:
        """The address of a new database without a schema, unless its template has one."""
        self.count += 1
        return self._create(f"hall{self.count}", template)

    def new_database(self) -> str:
        """The address of a database at today's schema, without a row."""
        if not self.migrated:
            with opened(self._create("migrated", "template1")):
                self.migrated = True
        return self.bare_database("migrated")

    def _create(self, name: str, template: str) -> str:
        self._run("createdb", "-h", str(self.folder), "-U", "postgres", "-T", template, name)
        return f"postgresql://postgres@/{name}?host={self.folder}"


@contextmanager
def open_postgres() -> Iterator[Postgres]:
    with own_folder() as folder:
        server = Postgres(folder)
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def open_redis() -> Iterator[str]:
    """The address of a Redis server without persistence."""
    with own_folder() as folder:
        door = folder / "redis.sock"
        words = ["--port", "0", "--unixsocket", str(door), "--save", "", "--dir", str(folder)]
        process = subprocess.Popen(["redis-server", *words], stdout=subprocess.DEVNULL)
        try:
            wait_until(door.exists)
            yield f"unix://{door}"
        finally:
            process.terminate()
            process.wait(TIMEOUT_S)


def wait_until(ready: Callable[[], bool]) -> None:
    end = time.monotonic() + TIMEOUT_S
    while not ready():
        if time.monotonic() > end:
            raise TimeoutError(f"not ready after {TIMEOUT_S} seconds")
        time.sleep(0.02)
